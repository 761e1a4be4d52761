// The graph, and the choice of a line.

let zoom = 1;
let isZoomed = false;
const zoomBy = (factor) => { isZoomed = true; setZoom(zoom * factor); };
function setZoom(value) {
  zoom = clamp(Math.round(value * 100) / 100 || 1, 0.25, 4);
  for (const svg of all('.graph svg')) {
    svg.style.width = `${Number(svg.getAttribute('width')) * zoom}px`;
    svg.style.height = `${Number(svg.getAttribute('height')) * zoom}px`;
  }
}

function mark(name, selector) {
  all(`.${name}`).forEach((element) => element.classList.remove(name));
  if (selector) all(selector).forEach((element) => element.classList.add(name));
}
const markLines = (lines, name = 'chosen') => mark(name, lines
  .filter((line) => line != null)
  .map((line) => `[data-line="${line}"], [data-lines~="${line}"]`).join());

function openPanel(...children) {
  const panel = find('panel');
  panel.replaceChildren(...children);
  document.querySelector(`${shown} .graph`).after(panel);
  panel.hidden = false;
  panel.focus();
}

function choose(line) {
  const found = events.find(
    (event) => event.scenes.some((scene) => String(scene?.line) === line));
  if (found) show(found);
}

document.addEventListener('click', ({ target }) => {
  const card = target.closest('.card[data-screen]');
  const line = target.closest('[data-line]');
  if (card) openCard(card);
  else if (line) choose(line.dataset.line);
  if (target.closest('.play')) play();
});
for (const name of ['pointerover', 'focusin']) {
  document.addEventListener(name, (event) => {
    const line = event.target.closest?.('[data-line]');
    if (line || event.target.closest?.('svg, #lines')) highlight(line?.dataset.line);
  });
}

// The graph is one stop of the Tab key; the arrow keys go through its cards and lines.
function graphKey({ key, target }, svg) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
  const stops = all('.card[data-screen], [data-line]', svg);
  const now = stops.indexOf(target);
  if (step && stops.length) {
    const next = stops[(now + step + stops.length) % stops.length];
    next.tabIndex = -1;
    next.ariaLabel = next.textContent;
    next.focus();
  } else if (key === 'Enter' && now >= 0) {
    target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  } else if (key === '+' || key === '-') zoomBy(key === '+' ? 1.25 : 0.8);
  else return false;
  return true;
}
