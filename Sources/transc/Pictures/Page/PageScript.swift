/// The script of a page: page.js without indentation and comments. A test compares them.
let pageScript = #"""
'use strict';
(() => {
const find = (id) => document.getElementById(id);
const on = (id, type, action) => find(id)?.addEventListener(type, action);
const shown = '.registry:not([hidden])';
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const data = JSON.parse(find('data').textContent);
const wordOf = (operation, end) => operation.replace('-', ' ') + end.replaceAll('/', ' by ');
const keyOf = (registry, operation, from, to, end) => {
const head = data.registries.length > 1 ? `${data.registries[registry].name}:` : '';
const name = (index) => (index === 0 ? '*' : data.screens[index].name);
return `${head}${operation}/${name(from)}/${name(to)}${end}`;
};
const list = data.scenes.map(([registry, operation, from, to, end, motion, reduced, line, back]) => ({
key: keyOf(registry, operation, from, to, end), word: wordOf(operation, end),
from, to, motion, reduced, line, back }));
const scenes = new Map(list.map((scene) => [scene.key, scene]));
const phone = document.querySelector('[data-part=phone]');
let scene, motion;
let time = 0;
let rate = 1;
let isPlaying = false;
let animations = [];
let isLinear = false;
function make(tag, name, text) {
const element = document.createElement(tag);
if (name) element.className = name;
if (text !== undefined) element.textContent = text;
return element;
}
function place(element, [x, y, width, height]) {
element.style.left = `${x + width / 2}px`;
element.style.top = `${y + height / 2}px`;
element.style.width = `${width}px`;
element.style.height = `${height}px`;
return element;
}
function makeView(screen, index, part) {
const [, , , , role, label] = screen.views[index];
const view = place(make('div', `view ${role} tint${screen.tint}`), screen.views[index]);
view.dataset.part = part;
if (role !== 'item') view.append(make('span', 'label', label));
return view;
}
const tracks = () => Object.entries(motion.tracks ?? {}).flatMap(
([part, numbers]) => numbers.map((number) => [number, part]));
function makeScreen(index, part, flying = new Set()) {
const screen = data.screens[index];
const element = place(make('div', `screen tint${screen.tint}`), data.phone);
element.dataset.part = part;
const isEmpty = motion.hasNoViews || !screen.views.length;
element.append(make('div', isEmpty ? 'name large' : 'name', screen.name));
if (isEmpty) return element;
for (const [number, cell] of screen.cells.entries()) {
element.append(place(make('div', number === 1 ? 'cell touched' : 'cell'), cell));
}
screen.views.forEach((_, index) => {
const name = `${part}.${index}`;
if (!flying.has(name)) element.append(makeView(screen, index, name));
});
return element;
}
function makePlate(screen, hole) {
const plate = place(make('div', `plate tint${screen.tint}`), data.phone);
plate.dataset.part = 'plate';
if (hole !== undefined) {
const [x, y, width, height] = screen.views[hole];
const box = (x, y, width, height) => `M${x} ${y}h${width}v${height}h${-width}z`;
const rectangle = box(x, y, width, height);
plate.style.clipPath = `path(evenodd, "${box(...data.phone)}${rectangle}")`;
}
return plate;
}
const color = (number) => `#${number.toString(16).padStart(8, '0')}`;
const properties = {
transform: ([x, y, angle = 0, scaleX = 1, scaleY = 1]) =>
({ transform: `translate(${x}px, ${y}px) rotate(${angle}rad) scale(${scaleX}, ${scaleY})` }),
opacity: ([opacity]) => ({ opacity }),
size: ([width, height]) => ({ width: `${width}px`, height: `${height}px` }),
corners: ([radius]) => ({ borderRadius: `${radius}px` }),
color: ([number]) => ({ backgroundColor: color(number) }),
shadow: ([x, y, radius, shade]) =>
({ boxShadow: `${x}px ${y}px ${2 * radius}px ${color(shade)}` }),
border: ([width, shade]) => ({ boxShadow: `inset 0 0 0 ${width}px ${color(shade)}` }),
overlay: ([shade, opacity]) => ({ backgroundColor: color(shade), opacity }),
};
function target(part, property) {
const element = phone.querySelector(`[data-part="${part}"]`);
if (!element || (property !== 'border' && property !== 'overlay')) return element;
const name = `${part}.${property}`;
let child = element.querySelector(`[data-part="${name}"]`);
if (!child) {
child = make('div', 'cover');
child.dataset.part = name;
element.append(child);
}
return child;
}
function addAnimation([number, part]) {
const [timing, property, times, values] = data.tracks[number];
const [delay, duration, curve] = data.timings[timing];
const element = target(part, property);
if (!element) return;
const frames = values.map((value, index) => (
{ offset: times ? times[index] : index, ...properties[property](value) }));
const easing = data.curves[curve].css;
const animation = element.animate(frames, { delay, duration, easing, fill: 'both' });
animation.pause();
animations.push({ animation, easing });
}
function build() {
const flying = new Set(motion.flights ?? []);
animations = [];
phone.replaceChildren();
const atRest = find('rest').checked;
find('device').classList.toggle('rest', atRest);
if (atRest) { showBoth(); return; }
const from = makeScreen(scene.from, 'from', flying);
const to = makeScreen(scene.to, 'to', flying);
phone.append(...(motion.isToBelow ? [to, from] : [from, to]));
for (const part of flying) {
const [side, index] = part.split('.');
phone.append(makeView(data.screens[scene[side]], Number(index), part));
}
if (motion.plate) {
const side = motion.plate;
(side === 'from' ? from : to).append(makePlate(data.screens[scene[side]], motion.hole));
}
if (motion.tracks?.snapshot) phone.append(makeScreen(scene.from, 'snapshot'));
tracks().forEach(addAnimation);
for (const [number, part] of motion.notes ?? []) {
const view = part && phone.querySelector(`[data-part="${part}"]`);
const { caption } = data.notes[number];
const other = data.screens[part?.startsWith('from') ? scene.to : scene.from].name;
if (view && caption) view.append(make('span', 'caption', `${caption} ${other}`));
}
}
function showBoth() {
const to = makeScreen(scene.to, 'to');
const shift = data.phone[2] + 40;
to.style.transform = `translate(${shift}px)`;
phone.append(makeScreen(scene.from, 'from'), to);
const center = (screen, index) => {
const [x, y, width, height] = data.screens[screen].views[index];
return [x + width / 2, y + height / 2];
};
for (const [start, end] of motion.pairs ?? []) {
const [x, y] = center(scene.from, start);
const [right, bottom] = center(scene.to, end);
const thread = make('div', 'thread');
const length = Math.hypot(right + shift - x, bottom - y);
place(thread, [(x + right + shift - length) / 2, (y + bottom) / 2 - 1, length, 2]);
thread.style.transform = `rotate(${Math.atan2(bottom - y, right + shift - x)}rad)`;
phone.append(thread);
}
}
const partOfTime = () => time / motion.duration || 0;
const clamp = (value, least, most) => Math.min(Math.max(value, least), most);
function seek(seconds, linear = false) {
time = clamp(seconds, 0, motion.duration);
if (linear !== isLinear) {
for (const { animation, easing } of animations) {
animation.effect.updateTiming({ easing: linear ? 'linear' : easing });
}
isLinear = linear;
}
for (const { animation } of animations) animation.currentTime = Math.round(time * 1e5) / 100;
const slider = find('time');
const part = partOfTime();
slider.value = part;
slider.setAttribute('aria-valuetext', `${Math.round(part * 100)} %`);
find('head').style.left = `${part * 100}%`;
find('clock').textContent = `${time.toFixed(2)} s of ${motion.duration.toFixed(2)} s`;
}
let last = 0;
function tick(now) {
if (!isPlaying) return;
seek(time + (now - last) / 1000 * find('speed').value * rate, isLinear);
last = now;
if (rate > 0 ? time >= motion.duration : time <= 0) {
if (!find('loop').checked || !motion.duration) {
pause();
seek(time);
return;
}
seek(rate > 0 ? 0 : motion.duration);
}
requestAnimationFrame(tick);
}
function play(newRate = 1, linear = false) {
if (!scene) return;
rate = newRate;
if (rate > 0 && time >= motion.duration) time = 0;
isPlaying = true;
seek(time, linear);
last = performance.now();
find('play').textContent = 'Pause';
requestAnimationFrame(tick);
}
function stop() {
isPlaying = false;
find('play').textContent = 'Play';
}
function pause() {
stop();
writeFragment();
}
function show(next, part = 0) {
stop();
scene = next;
const isReduced = find('reduced').checked && scene.reduced != null;
motion = data.motions[isReduced ? scene.reduced : scene.motion];
build();
isLinear = false;
const name = `${scene.word} ${data.screens[scene.from].name} → ${data.screens[scene.to].name}`;
find('title').textContent = name;
find('back').disabled = scene.back == null;
find('gesture').textContent = motion.gesture?.text ?? '';
showTimeline();
seek(part * motion.duration);
find('live').textContent = `${name}, ${motion.duration.toFixed(2)} seconds`;
markLine(scene.line);
writeFragment();
}
function showTimeline() {
const bars = new Map();
for (const [number, part] of tracks()) {
const [timing, property] = data.tracks[number];
const key = `${part} ${timing}`;
bars.set(key, { part, timing, names: [...(bars.get(key)?.names ?? []), property] });
}
const rows = [...bars.values()].map(({ part, timing, names }) => {
const [delay, duration, curve, source] = data.timings[timing];
const bar = make('span', `span ${source}`);
bar.style.left = `${delay / 10 / motion.duration || 0}%`;
bar.style.width = `${duration / 10 / motion.duration || 0}%`;
const lane = make('span', 'lane');
lane.append(bar);
const after = delay ? ` after ${delay} ms` : '';
const how = `${duration} ms${after}, ${data.curves[curve].name}, by the ${source}`;
const row = make('div', 'row');
row.append(make('span', '', `${nameOf(part)}: ${names.join(', ')}`), lane,
make('span', 'how', how));
return row;
});
find('rows').replaceChildren(...rows);
find('notes').replaceChildren(
...(motion.notes ?? []).map(([number, part]) => {
const { text } = data.notes[number];
return make('li', '', part ? `${nameOf(part)} ${text}.` : text);
}));
}
function nameOf(part) {
const [side, index] = part.split('.');
const screen = data.screens[scene[side]];
if (!screen) return part;
return index === undefined ? screen.name : `${screen.name}.${screen.views[index][5]}`;
}
function writeFragment() {
if (!scene) return;
const words = [
`scene=${encodeURIComponent(scene.key)}`, `t=${Number(partOfTime().toFixed(4))}`];
if (find('reduced').checked) words.push('reduced=1');
if (isZoomed) words.push(`zoom=${zoom}`);
history.replaceState(null, '', `#${words.join('&')}`);
}
function readFragment() {
const words = new URLSearchParams(location.hash.slice(1));
if (words.has('zoom')) { isZoomed = true; setZoom(Number(words.get('zoom'))); }
const found = scenes.get(words.get('scene'));
if (!found) return false;
find('reduced').checked = words.get('reduced') === '1';
show(found, Number(words.get('t')) || 0);
return true;
}
const fingers = new Map();
let drag = null;
function progress(gesture) {
const points = [...fingers.values()];
if (gesture.x === 0 && gesture.y === 0) {
if (points.length < 2) return undefined;
const spread = (name) => Math.hypot(
points[0][name].x - points[1][name].x, points[0][name].y - points[1][name].y);
return 1 - spread('now') / spread('start');
}
const [{ start, now }] = points;
const scale = phone.getBoundingClientRect().width / data.phone[2];
const along = (now.x - start.x) * gesture.x + (now.y - start.y) * gesture.y;
return along / scale / gesture.length;
}
phone.addEventListener('pointerdown', (event) => {
if (!motion?.gesture) return;
const point = { x: event.clientX, y: event.clientY };
fingers.set(event.pointerId, { start: point, now: point });
phone.setPointerCapture(event.pointerId);
event.preventDefault();
});
phone.addEventListener('pointermove', (event) => {
const finger = fingers.get(event.pointerId);
if (!finger) return;
finger.now = { x: event.clientX, y: event.clientY };
const position = progress(motion.gesture);
if (position === undefined) return;
if (!drag) {
if (position <= 0) return;
stop();
drag = { samples: [] };
}
drag.position = position;
drag.samples = drag.samples.filter((sample) => event.timeStamp - sample.time < 100);
drag.samples.push({ time: event.timeStamp, position });
seek(clamp(position, 0, 1) * motion.duration, data.isScrubLinear);
});
function lift(event) {
fingers.delete(event.pointerId);
if (!drag) return;
const [first] = drag.samples;
const elapsed = (event.timeStamp - first.time) / 1000;
const velocity = elapsed > 0 ? (drag.position - first.position) / elapsed : 0;
const { finishes, speed } = ended(motion.gesture, drag.position, velocity);
drag = null;
play(finishes && event.type === 'pointerup' ? speed : -speed, data.isScrubLinear);
}
phone.addEventListener('pointerup', lift);
phone.addEventListener('pointercancel', lift);
function ended(gesture, position, velocity) {
const reached = clamp(position, 0, 1) + gesture.velocity * velocity;
const finishes = gesture.mustExceed ? reached > gesture.finish : reached >= gesture.finish;
const speed = clamp(Math.abs(velocity), gesture.slowest, gesture.fastest);
return { finishes, speed };
}
const numbers = (text) => text.split(' ').flatMap((word) => {
const [first, end] = word.split('-').map(Number);
return Array.from({ length: (end ?? first) - first + 1 }, (_, index) => first + index);
});
function sceneOf(row, from, to) {
const { on, means, plays, reduced } = row.dataset;
const { registry } = row.closest('.registry').dataset;
const end = (means ? `/${means}` : '') + row.closest('[data-step]').dataset.step;
const key = keyOf(registry, on, from, to, end);
return scenes.get(key) ?? { key, from, to, motion: plays, reduced, word: wordOf(on, end) };
}
const mostButtons = 12;
function targets(row, from, members) {
const cell = make('td');
for (const to of members.slice(0, mostButtons)) {
const button = make('button', '', data.screens[to].name);
const event = sceneOf(row, from, to);
button.addEventListener('click', () => { show(event); play(); });
cell.append(button, ' ');
}
if (members.length > mostButtons) cell.append(`and ${members.length - mostButtons} more`);
return cell;
}
function showPanel(screen) {
const panel = find('panel');
panel.replaceChildren(make('h2', '', `What plays from ${data.screens[screen].name}`));
for (const step of all(`${shown} [data-step]`)) {
const { classes } = data.registries[step.parentNode.dataset.registry];
const own = classes.findIndex((members) => members.includes(screen));
const taken = new Set();
const body = make('tbody');
for (const number of new Set([own, 0])) {
for (const row of all(`[data-from="${number}"] [data-to]`, step)) {
const { on, means } = row.dataset;
const goals = numbers(row.dataset.to).filter((goal) => {
const event = `${on} ${means} ${goal}`;
return !taken.has(event) && (number === 0 || taken.add(event));
});
if (!goals.length) continue;
const copy = row.cloneNode(true);
copy.children[1].replaceWith(targets(row, screen, goals.flatMap((goal) => classes[goal])));
body.append(copy);
}
}
const table = make('table');
table.append(step.querySelector('thead').cloneNode(true), body);
panel.append(make('h3', '', step.dataset.title), table);
}
document.querySelector(`${shown} .graph`).after(panel);
panel.hidden = false;
panel.focus();
}
let zoom = 1;
let isZoomed = false;
const zoomBy = (factor) => { isZoomed = true; setZoom(zoom * factor); };
function setZoom(value) {
zoom = clamp(Math.round(value * 100) / 100 || 1, 0.25, 4);
for (const svg of all('svg.transc-graph')) {
svg.style.width = `${Number(svg.getAttribute('width')) * zoom}px`;
svg.style.height = `${Number(svg.getAttribute('height')) * zoom}px`;
}
}
function mark(name, selector) {
all(`.${name}`).forEach((element) => element.classList.remove(name));
if (selector) all(selector).forEach((element) => element.classList.add(name));
}
const markLine = (line, name = 'chosen') =>
mark(name, line == null ? '' : `[data-line="${line}"], [data-lines~="${line}"]`);
function highlight(line) {
markLine(line, 'near');
const row = line && document.querySelector(`tr[data-line="${line}"]`);
const sentences = row ? [`Line ${row.cells[1].textContent} plays ${row.cells[2].textContent}.`] : [];
for (const [kind, attribute] of [['wins', 'data-winner'], ['loses', 'data-losers']]) {
const rows = line ? all(`${shown} [data-from] [${attribute}~="${line}"]`) : [];
const screens = new Set();
const texts = rows.map((row) => {
const { registry } = row.closest('.registry').dataset;
const { from, name } = row.closest('[data-from]').dataset;
for (const number of [Number(from), ...numbers(row.dataset.to)]) {
data.registries[registry].classes[number].forEach((screen) => screens.add(screen));
}
const [event, to] = [...row.children].map((cell) => cell.textContent);
return `${event} ${name} → ${to}${kind === 'loses' ? `: ${row.lastChild.textContent}` : ''}`;
});
mark(kind, [...screens].map((screen) => `.card[data-screen="${screen}"]`).join());
if (rows.length > 3) texts.splice(3, rows.length, '…');
if (rows.length) sentences.push(`It ${kind} ${texts.join('; ')}.`);
}
find('about').textContent = sentences.join(' ');
}
function choose(line) {
const found = list.find((scene) => String(scene.line) === line);
if (found) show(found);
}
document.addEventListener('click', ({ target }) => {
const card = target.closest('.card[data-screen]');
const line = target.closest('[data-line]');
if (card) showPanel(Number(card.dataset.screen));
else if (line) choose(line.dataset.line);
if (target.closest('.play')) play();
});
for (const name of ['pointerover', 'focusin']) {
document.addEventListener(name, (event) => {
const line = event.target.closest?.('[data-line]');
if (line || event.target.closest?.('svg, #lines')) highlight(line?.dataset.line);
});
}
function graphKey({ key, target }, svg) {
const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
const stops = all('.card[data-screen], [data-line]', svg);
const now = stops.indexOf(target);
if (step && stops.length) {
const next = stops[(now + step + stops.length) % stops.length];
next.tabIndex = -1;
next.setAttribute('aria-label', next.textContent);
next.focus();
} else if (key === 'Enter' && now >= 0) {
target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
} else if (key === '+' || key === '-') zoomBy(key === '+' ? 1.25 : 0.8);
else return false;
return true;
}
const goBack = () => {
if (scene?.back == null) return;
show(list[scene.back]);
play();
};
const toggle = () => (isPlaying ? pause() : play());
const step = (part) => { stop(); seek(time + part * motion.duration); writeFragment(); };
function key(event) {
if (event.ctrlKey || event.metaKey || event.altKey) return;
const svg = event.target.closest?.('svg.transc-graph');
if (event.key === 'Escape') {
find('panel').hidden = true;
document.querySelector(`${shown} svg`)?.focus();
return;
}
if (svg && graphKey(event, svg)) { event.preventDefault(); return; }
if (event.target.closest?.('input:not(#time), select, button, summary') || !scene) return;
const part = event.shiftKey ? 0.1 : 0.01;
const actions = {
' ': toggle, b: goBack, ArrowLeft: () => step(-part), ArrowRight: () => step(part),
Home: () => step(-1), End: () => step(1),
r: () => find('reduced').click(),
};
const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
if (action) { event.preventDefault(); action(); }
}
document.addEventListener('keydown', key);
on('play', 'click', toggle);
on('back', 'click', goBack);
for (const id of ['reduced', 'rest']) on(id, 'change', () => scene && show(scene));
on('time', 'input', () => {
stop();
seek(find('time').value * motion.duration);
});
on('time', 'change', writeFragment);
on('in', 'click', () => zoomBy(1.25));
on('out', 'click', () => zoomBy(0.8));
on('filter', 'input', () => {
const text = find('filter').value.toLowerCase();
for (const card of all('.card[data-screen]')) {
const { name } = data.screens[card.dataset.screen];
card.classList.toggle('dim', !name.toLowerCase().includes(text));
}
});
const showRegistry = () => all('.registry').forEach((part) => {
part.hidden = part.dataset.registry !== find('registry').value;
});
on('registry', 'change', showRegistry);
if (find('registry')) showRegistry();
document.addEventListener('wheel', (event) => {
if (!event.ctrlKey || !event.target.closest('.graph')) return;
event.preventDefault();
zoomBy(event.deltaY < 0 ? 1.1 : 0.9);
}, { passive: false });
document.documentElement.classList.add('script');
addEventListener('hashchange', readFragment);
const svg = document.querySelector('svg.transc-graph');
if (svg) setZoom(Math.max(0.6, Math.min(1, svg.parentNode.clientWidth / svg.getAttribute('width'))));
if (!readFragment() && list.length) show(list[0]);
})();
"""#
