// The map: what part of it is shown, and what is picked on it.

const svgShown = () => document.querySelector(`${shown} .graph svg`);
const registryShown = () => Number(document.querySelector(shown)?.dataset.registry ?? 0);
const sizeOf = (svg) => ['width', 'height'].map((name) => Number(svg.getAttribute(name)));
const areas = new Map();
const nearest = 2;

// Names are never smaller than this, in pixels.
const leastName = 10.5;

// Shows a part of a map: its corner in the units of the drawing, and pixels for each of them.
function look(svg, area) {
  const { clientWidth: width, clientHeight: height } = svg.parentNode;
  if (!width || !height) return;
  const old = areas.get(svg);
  areas.set(svg, area);
  svg.setAttribute('viewBox', `${area.x} ${area.y} ${width / area.scale} ${height / area.scale}`);
  if (old?.scale !== area.scale) fitNames(svg, area.scale);
}

// From far away, cards have only their names, in lines and as wide as the way to the next card.
function fitNames(svg, scale) {
  const isFar = scale < 0.7;
  svg.classList.toggle('far', isFar);
  const size = Math.max(15, leastName / scale);
  svg.classList.toggle('plain', size > 21);
  svg.style.setProperty('--name', `${size}px`);
  svg.style.setProperty('--wide', `${14 / scale}px`);
  svg.style.setProperty('--grow', 0.9 / scale);
  svg.rooms ??= roomsOf(svg);
  // The map is in the middle of its window.
  const whole = sizeOf(svg)[0];
  const side = Math.max(0, svg.parentNode.clientWidth / scale - whole) / 2;
  for (const [name, { x, y, start, width, height, edge, text, left, top }] of svg.rooms) {
    if (!isFar) {
      name.textContent = text;
      name.setAttribute('x', left);
      name.setAttribute('y', top);
      continue;
    }
    const letters = (room) => Math.floor(room / size / (edge == null ? 0.56 : 0.64));
    const count = Math.max(1, Math.floor(height / size / 1.1));
    const lines = wrapped(text, letters(Math.min(width, (edge + 2 * side) * 1.5 || width)), count);
    const half = () => Math.max(...lines.map((words) => words.length)) * size * 0.32;
    let middle = x;
    if (edge != null) {
      // A name without room may go on to the right, if no card is there.
      const isCut = lines.at(-1).endsWith('…');
      if (isCut && start != null) {
        lines.splice(0, count, ...wrapped(text, letters(whole + side - start), count));
        middle = start + half();
      }
      // Names at an edge of the map stay on it.
      middle = clamp(middle, half() - side, whole + side - half());
    }
    name.replaceChildren(...lines.map((words, index) => {
      const line = document.createElementNS(svg.namespaceURI, 'tspan');
      line.textContent = words;
      line.setAttribute('x', middle);
      if (index) line.setAttribute('dy', size * 1.05);
      return line;
    }));
    name.setAttribute('y', name.matches('.name')
      ? y + size * (0.36 - (lines.length - 1) * 0.525) : top);
  }
}

// For each name its text and place, and the room around it if all labels are hidden.
function roomsOf(svg) {
  const cards = all('.card', svg).map((card) => {
    const box = card.querySelector('rect');
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(
      (name) => Number(box.getAttribute(name)));
    return { name: card.querySelector('.name'), x: x + width / 2, y: y + height / 2, width, height };
  });
  const rooms = cards.map((card) => {
    const others = cards.filter((other) => other !== card);
    const away = (axis, cross, reach) => Math.min(...others
      .filter((other) => Math.abs(other[cross] - card[cross]) < (other[reach] + card[reach]) / 2)
      .map((other) => Math.abs(other[axis] - card[axis])).filter((way) => way > 0));
    const width = Math.min(away('x', 'y', 'height') * 0.96, card.width * 3);
    const height = Math.min(away('y', 'x', 'width') * 0.96, card.height * 8);
    const isLast = !others.some((other) => other.x > card.x
      && Math.abs(other.y - card.y) < (other.height + card.height) / 2);
    const edge = 2 * Math.min(card.x, sizeOf(svg)[0] - card.x);
    const start = isLast ? card.x - card.width / 2 : null;
    return [card.name, { ...card, start, width, height, edge }];
  });
  const frames = all('.frame > text', svg).map((name) => {
    const box = name.parentNode.querySelector('rect');
    return [name, { x: name.getAttribute('x'), y: 0, height: 0,
      width: Number(box.getAttribute('width')) * 1.8 }];
  });
  return [...rooms, ...frames].map(([name, room]) => [name, { ...room, text: name.textContent,
    left: name.getAttribute('x'), top: name.getAttribute('y') }]);
}

// A name in lines of at most as many letters, broken between its words where that is possible.
function wrapped(text, most, count) {
  const room = Math.max(most, 3);
  const words = text.split(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{L})(?=\d)|(?<=[ _.-])/u)
    .flatMap((word) => word.match(new RegExp(`.{1,${room}}`, 'gsu')) ?? []);
  const lines = [];
  for (const word of words) {
    const last = lines.length - 1;
    if (last >= 0 && lines[last].length + word.length <= room) lines[last] += word;
    else lines.push(word);
  }
  if (lines.length <= count) return lines;
  return [...lines.slice(0, count - 1), `${lines.slice(count - 1).join('').slice(0, room - 1)}…`];
}

function fit(svg = svgShown()) {
  if (!svg) return;
  const [width, height] = sizeOf(svg);
  const { clientWidth, clientHeight } = svg.parentNode;
  const scale = Math.min(clientWidth / width, clientHeight / height, 1.2) || 1;
  look(svg, { scale, x: (width - clientWidth / scale) / 2, y: (height - clientHeight / scale) / 2 });
}

// Keeps a point of the window where it is.
function zoomBy(factor, point) {
  const svg = svgShown();
  const area = areas.get(svg);
  if (!area) return;
  const rect = svg.getBoundingClientRect();
  const [left, top] = point
    ? [point.x - rect.x, point.y - rect.y] : [rect.width / 2, rect.height / 2];
  const scale = clamp(area.scale * factor, 0.05, nearest);
  look(svg, { scale, x: area.x + left / area.scale - left / scale,
    y: area.y + top / area.scale - top / scale });
}

function moveBy(x, y) {
  const svg = svgShown();
  const area = areas.get(svg);
  if (area) look(svg, { ...area, x: area.x - x / area.scale, y: area.y - y / area.scale });
}

// Moves the map until cards are in sight.
function reveal(cards) {
  const svg = svgShown();
  const area = svg && areas.get(svg);
  if (!area || !cards.length) return;
  const boxes = cards.map((card) => card.querySelector('rect')).map((box) => (
    ['x', 'y', 'width', 'height'].map((name) => Number(box.getAttribute(name)))));
  const [left, top] = [0, 1].map((axis) => Math.min(...boxes.map((box) => box[axis])));
  const [right, low] = [0, 1].map(
    (axis) => Math.max(...boxes.map((box) => box[axis] + box[axis + 2])));
  const { clientWidth, clientHeight } = svg.parentNode;
  const move = (start, end, first, room) => (
    (start < first || end > first + room) && end - start < room
      ? (start + end - room) / 2 : first);
  look(svg, { ...area, x: move(left, right, area.x, clientWidth / area.scale),
    y: move(top, low, area.y, clientHeight / area.scale) });
}

// Arrows are thin: each has a wide one that cannot be seen.
for (const path of all('.arrow .line')) {
  const wide = path.cloneNode();
  wide.setAttribute('class', 'wide');
  path.before(wide);
}

function mark(name, selector) {
  all(`.${name}`).forEach((element) => element.classList.remove(name));
  if (selector) all(selector).forEach((element) => element.classList.add(name));
}
const markLines = (lines, name = 'chosen') => mark(name, lines
  .filter((line) => line != null)
  .map((line) => `[data-line="${line}"], [data-lines~="${line}"]`).join());

const cardOf = (screen) => document.querySelector(`${shown} .card[data-screen="${screen}"]`);

// The line and both ends of what the phone shows.
function markEvent(event) {
  markLines(event.scenes.map((scene) => scene?.line));
  const ends = [event.from, event.to].map(cardOf).filter(Boolean);
  mark('end', [event.from, event.to].map(
    (screen) => `${shown} .card[data-screen="${screen}"]`).join());
  reveal(ends);
  if (isWide.matches) document.querySelector('#list .chosen')?.scrollIntoView({ block: 'nearest' });
}

function chooseRegistry(number) {
  const choice = find('registry');
  if (!choice || number == null || choice.value === String(number)) return;
  choice.value = number;
  showRegistry();
}

function showRegistry() {
  const choice = find('registry');
  all('.registry').forEach((part) => {
    part.hidden = choice !== null && part.dataset.registry !== choice.value;
  });
  if (svgShown() && !areas.has(svgShown())) fit();
}

// Picks an event of a line: its return, if that was pointed at.
function choose(line, wantsReturn) {
  const own = events.filter(
    (event) => event.scenes.some((scene) => String(scene?.line) === line));
  const found = own.find((event) => backs.includes(event.on) === wantsReturn) ?? own[0];
  if (!found) return;
  const there = found.condition ? found : inPlace(found, conditionOf(current));
  pick(String(there.line) === line ? there : found);
}

const conditionOf = (event) => (event ? event.condition : '');

// Each click on an arrow picks its next line.
function chooseNext(arrow) {
  const lines = arrow.dataset.lines.split(' ');
  const next = (lines.indexOf(arrow.dataset.last) + 1) % lines.length;
  arrow.dataset.last = lines[next];
  choose(lines[next], false);
}

document.addEventListener('click', ({ target }) => {
  const card = target.closest('.card[data-screen]');
  const line = target.closest('[data-line]')
    ?? target.closest('.graph .label')?.querySelector('[data-line]');
  const arrow = target.closest('[data-lines]');
  if (hasMoved) return;
  if (card) openCard(card);
  else if (line) choose(line.dataset.line, line.matches('.return'));
  else if (arrow) chooseNext(arrow);
});
for (const name of ['pointerover', 'focusin']) {
  document.addEventListener(name, (event) => {
    const near = event.target.closest?.('[data-line], [data-lines]');
    // The map itself gets the focus when the mouse presses on it.
    if (!near && (name === 'focusin' || !event.target.closest?.('svg, .lines'))) return;
    highlight(near?.dataset.line ?? near?.dataset.lines.split(' ')[0]);
    const lines = near?.dataset.line ? [near.dataset.line] : near?.dataset.lines.split(' ') ?? [];
    const ends = events.filter(({ line }) => lines.includes(String(line)))
      .flatMap(({ from, to }) => [from, to]);
    mark('lit', ends.map((end) => `${shown} .card[data-screen="${end}"]`).join());
  });
}

// MARK: Fingers and wheels

const touches = new Map();
let hasMoved = false;

document.addEventListener('pointerdown', (event) => {
  hasMoved = false;
  const graph = event.target.closest?.('.graph');
  if (!graph || event.button > 0) return;
  touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
});
document.addEventListener('pointermove', (event) => {
  const old = touches.get(event.pointerId);
  if (!old) return;
  const now = { x: event.clientX, y: event.clientY };
  if (!hasMoved && Math.hypot(now.x - old.x, now.y - old.y) < 5) return;
  hasMoved = true;
  svgShown()?.parentNode.setPointerCapture(event.pointerId);
  const [other] = [...touches.entries()].filter(([id]) => id !== event.pointerId);
  if (other) {
    const away = (point) => Math.hypot(point.x - other[1].x, point.y - other[1].y);
    zoomBy(away(now) / (away(old) || 1), other[1]);
  } else moveBy(now.x - old.x, now.y - old.y);
  touches.set(event.pointerId, now);
});
for (const name of ['pointerup', 'pointercancel']) {
  document.addEventListener(name, (event) => touches.delete(event.pointerId));
}
document.addEventListener('wheel', (event) => {
  // The wheel of a narrow window scrolls the page.
  if (!event.target.closest('.graph') || (!event.ctrlKey && !isWide.matches)) return;
  event.preventDefault();
  zoomBy(Math.exp(-clamp(event.deltaY, -60, 60) / 200), { x: event.clientX, y: event.clientY });
}, { passive: false });

// The map is one stop of the Tab key; the arrow keys go through its cards and lines.
function graphKey({ key, target }, svg) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
  const stops = all('.card[data-screen], [data-line]', svg);
  const now = stops.indexOf(target);
  if (step && stops.length) {
    const next = stops[(now + step + stops.length) % stops.length];
    next.tabIndex = -1;
    next.ariaLabel = next.textContent;
    next.focus({ preventScroll: true });
    reveal([next.matches('.card') ? next : next.closest('.label, .pill') ?? next]);
  } else if (key === 'Enter' && now >= 0) {
    target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  } else if (key === '+' || key === '-') zoomBy(key === '+' ? 1.25 : 0.8);
  else if (key === '0') fit(svg);
  else return false;
  return true;
}
