'use strict';
// The text: the browser's own field, over the same text with colors.

const text = find('text');
const paint = find('paint');
const canPaint = 'highlights' in CSS;
if (canPaint) document.documentElement.classList.add('painted');

// By name; each has its text, its version, and its problems.
let files = new Map();
let current = '';
let starts = [0];
const longestText = 256 * 1024;

const currentFile = () => files.get(current);
const position = (line, character) => ({ line, character });
function offsetOf({ line, character }) {
  return Math.min((starts[line] ?? text.value.length) + character, text.value.length);
}
function positionOf(offset) {
  const line = starts.findLastIndex((start) => start <= offset);
  return position(line, offset - starts[line]);
}
const caretLine = () => positionOf(text.selectionStart).line;

// MARK: Colors

// Changes only what differs, so that the ranges of colors stay at their places.
function repaint() {
  if (!paint.firstChild) paint.append('\n');
  const node = paint.firstChild;
  // A last line without text has a height, too.
  const [old, now] = [node.data, `${text.value}\n`];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old.charCodeAt(start) === now.charCodeAt(start)) start += 1;
  let end = 0;
  while (end < shorter - start
    && old.charCodeAt(old.length - 1 - end) === now.charCodeAt(now.length - 1 - end)) end += 1;
  node.replaceData(start, old.length - start - end, now.slice(start, now.length - end));
}

function layOut() {
  const count = starts.length;
  starts = [0];
  for (let at = text.value.indexOf('\n'); at >= 0; at = text.value.indexOf('\n', at + 1)) {
    starts.push(at + 1);
  }
  repaint();
  if (starts.length === count && find('numbers').firstChild) return;
  find('numbers').textContent = starts.map((_, index) => index + 1).join('\n');
}

function highlight(name, places) {
  if (!canPaint) return;
  const node = paint.firstChild;
  const length = node?.length ?? 0;
  const ranges = places.filter(([start]) => start < length).map(([start, end]) => {
    const range = new Range();
    range.setStart(node, start);
    range.setEnd(node, Math.min(end, length));
    return range;
  });
  CSS.highlights.set(name, new Highlight(...ranges));
}

function color(types, data) {
  const places = new Map(types.map((type) => [type, []]));
  let [line, character] = [0, 0];
  for (let index = 0; index < data.length; index += 5) {
    if (data[index]) character = 0;
    line += data[index];
    character += data[index + 1];
    const start = starts[line] + character;
    places.get(types[data[index + 3]]).push([start, start + data[index + 2]]);
  }
  for (const [type, list] of places) highlight(`token-${type}`, list);
}

async function recolor() {
  const [name, { version }] = [current, currentFile()];
  const params = { textDocument: { uri: uriOf(name) } };
  const answer = await server.request('textDocument/semanticTokens/full', params)
    .catch(() => null);
  if (answer && isNow(name, version)) color(server.tokenTypes, answer.data);
}

const isNow = (name, version) => name === current && version === currentFile().version;

// MARK: Edits

let isEdited = false;
let refreshTimer;

text.addEventListener('input', () => edited());

function edited() {
  performance.mark('edit');
  showNotice('');
  const file = currentFile();
  if (text.value.length > longestText) {
    showNotice('This text is too long for the playground: more than 256 KB. It is not checked.');
    return;
  }
  file.text = text.value;
  file.version += 1;
  layOut();
  forgetLink();
  isEdited = true;
  if (server.isBroken) {
    restart();
    return;
  }
  server.change(current, file);
  recolor();
  clearTimeout(refreshTimer);
  refreshTimer = setTimeout(refresh, 150);
}

async function restart() {
  await server.start();
  await refresh();
}

// Unlike an assignment, it can be undone.
function replace(start, end, newText) {
  text.focus({ preventScroll: true });
  text.setSelectionRange(start, end);
  if (document.execCommand(newText ? 'insertText' : 'delete', false, newText)) return;
  text.setRangeText(newText, start, end, 'end');
  edited();
}

function apply(edits) {
  const places = edits.map(({ range, newText }) => (
    [offsetOf(range.start), offsetOf(range.end), newText]));
  places.sort((one, other) => other[0] - one[0]);
  for (const place of places) replace(...place);
}

function editsOf({ changes, documentChanges }) {
  if (changes) return changes[uriOf(current)] ?? [];
  return documentChanges.filter(({ textDocument }) => textDocument.uri === uriOf(current))
    .flatMap(({ edits }) => edits);
}

async function format() {
  const [name, { version }] = [current, currentFile()];
  const edits = await server.request('textDocument/formatting', {
    textDocument: { uri: uriOf(name) }, options: { tabSize: 2, insertSpaces: true },
  }).catch(() => null);
  if (edits?.length && isNow(name, version)) apply(edits);
}

function select({ start, end }) {
  text.focus({ preventScroll: true });
  text.setSelectionRange(offsetOf(start), offsetOf(end));
  const range = new Range();
  range.setStart(paint.firstChild, offsetOf(start));
  const box = range.getBoundingClientRect();
  const field = find('scroll').getBoundingClientRect();
  const [top, bottom] = [Math.max(field.top, 0), Math.min(field.bottom, innerHeight)];
  if (box.top < top || box.bottom > bottom - 20) scrollText(box.top - top - 80);
}

function scrollText(distance) {
  const hasOwnScroll = find('scroll').scrollHeight > find('scroll').clientHeight + 1;
  (hasOwnScroll ? find('scroll') : window).scrollBy(0, distance);
}

// Problems that appear below the text must not cover the line that is typed.
function revealCaret() {
  if (document.activeElement !== text) return;
  const caret = new Range();
  caret.setStart(paint.firstChild, text.selectionEnd);
  const { bottom } = caret.getBoundingClientRect();
  const { top } = find('reports').getBoundingClientRect();
  const edge = Math.min(find('scroll').getBoundingClientRect().bottom, top, innerHeight);
  if (bottom > edge) scrollText(bottom - edge + 6);
}

// A new line begins where the last one does.
text.addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.isComposing) return;
  if (event.altKey && event.shiftKey && event.code === 'KeyF') {
    event.preventDefault();
    format();
  } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.altKey) {
    const before = text.value.slice(starts[caretLine()], text.selectionStart);
    const indent = /^ */.exec(before)[0] + (before.trimEnd().endsWith('{') ? '  ' : '');
    if (!indent) return;
    event.preventDefault();
    document.execCommand('insertText', false, `\n${indent}`);
  }
});

// MARK: Files

function open(list, name = list[0][0]) {
  for (const old of files.keys()) server.close(old);
  files = new Map(list.map(([one, value]) => [one, { text: value, version: 1, problems: [] }]));
  for (const [one, file] of files) server.open(one, file);
  isEdited = false;
  show(name);
}

function show(name) {
  current = name;
  text.value = currentFile().text;
  text.setSelectionRange(0, 0);
  for (const type of server.tokenTypes ?? []) highlight(`token-${type}`, []);
  layOut();
  find('files').hidden = files.size < 2;
  find('files').replaceChildren(...[...files.keys()].map((one) => {
    const tab = make('button', '', one);
    tab.ariaPressed = one === current;
    tab.addEventListener('click', () => { show(one); refresh(); });
    return tab;
  }));
  showProblems();
  find('scroll').scrollTo(0, 0);
}
