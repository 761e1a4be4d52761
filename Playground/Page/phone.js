'use strict';
// The page of `transc.preview` in a frame that can do nothing else, the Swift, and the map.

const stillMedia = matchMedia('(prefers-reduced-motion: reduce)');
let shownPage = '';
// The place in the shown page: its event and time.
let fragment = '';
// The lines of registries, as `App.trans:17`.
let places = [];

// Two frames in turn: the old page stays until the new one is there.
function showPage(page, isFirst = false) {
  if (page === shownPage) return;
  shownPage = page;
  const [style, script] = ['frame-style', 'frame-script'].map((id) => find(id).textContent);
  const next = document.createElement('iframe');
  next.setAttribute('sandbox', 'allow-scripts');
  next.title = 'Phone';
  next.className = 'next';
  // The policy of this page is inherited, and has the same hashes.
  next.srcdoc = page.replace(/<meta http-equiv[^>]*>/, '')
    .replace('</head>', () => `<style>${style}</style><script>${script}<\/script></head>`);
  const motion = stillMedia.matches ? 'none' : isFirst ? 'twice' : 'again';
  next.name = JSON.stringify({ fragment, motion });
  next.addEventListener('load', () => {
    // A still newer one may be there.
    if (!next.isConnected) return;
    for (const old of find('stage').querySelectorAll('iframe')) if (old !== next) old.remove();
    next.className = '';
    performance.mark('phone');
  });
  for (const old of find('stage').querySelectorAll('iframe.next')) old.remove();
  find('stage').append(next);
}

// The frame of the newest page, which may not be shown yet.
const newest = () => [...find('stage').querySelectorAll('iframe')].at(-1)?.contentWindow;
const ask = (message) => newest()?.postMessage({ ...message, isStill: stillMedia.matches }, '*');

addEventListener('message', ({ source, data }) => {
  if (source !== newest()) return;
  if (typeof data.fragment === 'string') fragment = data.fragment;
  if (Array.isArray(data.places)) {
    places = data.places.map(String);
    followCaret();
  }
  if (typeof data.place === 'string') selectPlace(data.place);
});

function selectPlace(place) {
  const [, name, line] = /^(.*):(\d+)$/.exec(place) ?? [];
  if (!files.has(name)) return;
  if (name !== current) { show(name); refresh(); }
  followed = place;
  const start = position(Number(line) - 1, 0);
  const value = text.value.slice(offsetOf(start)).split('\n', 1)[0];
  const end = position(start.line, value.trimEnd().length);
  start.character = value.length - value.trimStart().length;
  select({ start, end });
}

// MARK: The line under the caret

let followed = '';
// The line of a registry at the caret, or the one whose braces are around it.
function placeOfCaret() {
  const line = caretLine();
  const lines = text.value.split('\n');
  for (let start = line, open = 0; start >= 0 && start > line - 40; start -= 1) {
    const code = lines[start].replace(/\/\/.*/, '');
    if (start < line) open += code.split('{').length - code.split('}').length;
    const place = `${current}:${start + 1}`;
    if (places.includes(place) && (start === line || open > 0)) return place;
  }
  return '';
}
function followCaret() {
  if (document.activeElement !== text || !places.length) return;
  const place = placeOfCaret();
  if (place === followed) return;
  followed = place;
  if (place) ask({ place });
}
let followTimer;
document.addEventListener('selectionchange', () => {
  clearTimeout(followTimer);
  followTimer = setTimeout(followCaret, 200);
});

// MARK: What is made of the text

async function refresh() {
  const [name, { version }] = [current, currentFile()];
  recolor();
  try {
    const swift = await server.command('transc.swift', name, 'module');
    if (!isNow(name, version)) return;
    showSwift(swift);
    const page = await server.command('transc.preview', name);
    if (!isNow(name, version)) return;
    showPage(page);
    document.documentElement.classList.remove('stale');
    const map = await server.command('transc.graph', name, 'svg');
    if (isNow(name, version)) showMap(map, page);
    performance.mark('refreshed');
  } catch {
    // The file has an error.
    if (isNow(name, version)) document.documentElement.classList.add('stale');
  }
}

// From the first declaration on.
function showSwift(swift) {
  const isBefore = (line) => /^(\/\/|#|$|(@\w+ )?((public|package|internal) )?import )/.test(line);
  const lines = swift.split('\n');
  const shown = lines.slice(lines.findIndex((line) => !isBefore(line))).join('\n');
  if (find('swift').textContent !== shown) find('swift').textContent = shown;
}

const mapStyle = new CSSStyleSheet();
document.adoptedStyleSheets.push(mapStyle);
function showMap(map, page) {
  // The policy allows no style of an element, but one that a script makes.
  const [, style] = /<style>([^]*?)<\/style>/.exec(map) ?? [];
  mapStyle.replaceSync(style ?? '');
  const bare = map.replace(/<style>[^]*?<\/style>/, '');
  const picture = new DOMParser().parseFromString(bare, 'image/svg+xml').documentElement;
  // That of the page is the same, and its arrows have their lines. Of several registries it has
  // several.
  const graphs = new DOMParser().parseFromString(page, 'text/html').querySelectorAll('.transc-graph');
  const shown = graphs.length === 1 ? graphs[0] : picture;
  shown.removeAttribute('tabindex');
  find('map').replaceChildren(document.importNode(shown, true));
}
find('map').addEventListener('click', ({ target }) => {
  const { line, lines } = target.closest('[data-line], [data-lines]')?.dataset ?? {};
  const first = line ?? lines?.split(' ')[0];
  if (first) ask({ line: first });
});
