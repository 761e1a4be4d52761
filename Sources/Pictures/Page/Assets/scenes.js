// Which event the phones show, at which time. The page of a difference has two versions of each.

const shown = '.registry:not([hidden])';
const data = JSON.parse(find('data').textContent);
const versions = data.versions ?? [data];
const phones = versions.map((version, index) => new Phone(version, all('.device')[index]));
const backs = ['pop', 'dismiss', 'tab-back'];

function keyOf({ registries, screens }, registry, operation, from, to, end) {
  const head = registries.length > 1 ? `${registries[registry].name}:` : '';
  const name = (index) => (index === 0 ? '*' : screens[index].name);
  return `${head}${operation}/${name(from)}/${name(to)}${end}`;
}

// The parts of a key after the screens: a segue, a version and a container.
function partsOf(end) {
  const means = end.match(/^\/((segue|unwind):[^/]*)/)?.[1];
  return { means, condition: end.slice(means ? means.length + 1 : 0) };
}

const wordsOf = (condition) => condition.split('/').filter(Boolean).map((word) => (
  word.startsWith('ios:') ? `on iOS ${word.slice(4)}` : `in ${word.slice(3)}`));

// `scenes` has one scene for each version, or null.
function eventOf(...scenes) {
  const index = scenes.findLastIndex(Boolean);
  const { screens } = versions[index];
  const { from, to, on, end } = scenes[index];
  const { means, condition } = partsOf(end);
  const name = `${on.replace('-', ' ')} ${screens[from].name} → ${screens[to].name}`;
  const words = [...(means ? [`by ${means.replace(':', ' ')}`] : []), ...wordsOf(condition)];
  return { ...scenes[index], name, words: words.join(', '), means, condition, scenes };
}

const events = versions.at(-1).scenes.map((_, number) => eventOf(...versions.map((version) => {
  const scene = version.scenes[number];
  if (!scene) return null;
  const [registry, on, from, to, end, motion, reduced, line, back] = scene;
  const key = keyOf(version, registry, on, from, to, end);
  return { key, registry, on, from, to, end, motion, reduced, line, back };
})));
const screenOf = ({ dataset: { screen } }) => (
  screen < 0 ? versions[0].screens[-screen] : versions.at(-1).screens[screen]);
const known = new Map(events.map((event) => [event.key, event]));

// What the phones show. Times are in seconds.
let current;
let time = 0;
let duration = 0;
let rate = 1;
let isPlaying = false;
let isLinear = false;
// The event to which a tour of there and back returns, and whether it is on its way back.
let tour = null;

function show(event, part = 0) {
  stop();
  current = event;
  phones.forEach((phone, index) => (
    phone.show(event.scenes[index], find('reduced').checked, find('rest').checked)));
  duration = Math.max(...phones.map(({ motion }) => motion.duration));
  say('title', event.name);
  find('title').append(make('small', '', event.words ? ` ${event.words}` : ''));
  find('back').disabled = event.back == null;
  say('gesture', phones.at(-1).motion.gesture?.text ?? '');
  find('rows').replaceChildren(...phones.flatMap((phone) => {
    const { title } = phone.device;
    return [...(title ? [make('h3', '', title)] : []), ...phone.rows(duration)];
  }));
  const notes = new Set(phones.flatMap((phone) => phone.notes));
  find('notes').replaceChildren(...[...notes].map((text) => make('li', '', text)));
  seek(part * duration);
  say('live', `${event.name} ${event.words}, ${duration.toFixed(3)} seconds`);
  chosen(event);
  writeFragment();
}

const isStill = matchMedia('(prefers-reduced-motion: reduce)');

// Shows an event and plays it, unless nothing may move by itself.
function pick(event) {
  show(event);
  comeTo('stage');
  if (!isStill.matches) start();
}

// On narrow windows, what answers may be elsewhere on the page.
function comeTo(id) {
  const { top, bottom } = find(id).getBoundingClientRect();
  if (top >= 0 && Math.min(bottom, top + 200) <= innerHeight) return;
  find(id).scrollIntoView({ block: 'start' });
}

// Plays there and, if that is wanted, back.
function start() {
  if (find('rest').checked) {
    find('rest').checked = false;
    show(current);
  }
  const goesBack = find('round').checked && current.back != null && !backs.includes(current.on);
  tour = goesBack ? { event: current, isBack: false } : null;
  play();
}

const backOf = (event) => inPlace(events[event.back], event.condition);

// What follows the end of a transition: the return, the start, or nothing.
function arrive() {
  if (tour && rate > 0) {
    const { event, isBack } = tour;
    if (isBack && !find('loop').checked) {
      tour = null;
      show(event);
      return;
    }
    wait(() => {
      show(isBack ? event : backOf(event));
      tour = { event, isBack: !isBack };
      play();
    });
  } else if (find('loop').checked && duration) {
    wait(() => { seek(rate > 0 ? 0 : duration); play(rate, isLinear); });
  } else pause();
}

let waiting = 0;
function wait(next) {
  waiting = setTimeout(next, 500 / find('speed').value ** 0.5);
}

// MARK: Time

const partOfTime = () => time / duration || 0;

function seek(seconds, linear = false) {
  time = clamp(seconds, 0, duration);
  isLinear = linear;
  phones.forEach((phone) => phone.seek(time, linear));
  const slider = find('time');
  const part = partOfTime();
  slider.value = part;
  slider.ariaValueText = `${Math.round(part * 100)} %`;
  find('rows').style.setProperty('--part', part);
  say('clock', `${time.toFixed(3)} of ${duration.toFixed(3)} s`);
}

let last = 0;
function tick(now) {
  if (!isPlaying) return;
  seek(time + (now - last) / 1000 * find('speed').value * rate, isLinear);
  last = now;
  if (rate > 0 ? time < duration : time > 0) requestAnimationFrame(tick);
  else arrive();
}

// A negative rate plays backwards.
function play(newRate = 1, linear = false) {
  if (!current) return;
  rate = newRate;
  if (rate > 0 && time >= duration) time = 0;
  isPlaying = true;
  seek(time, linear);
  last = performance.now();
  say('play', '❚❚ Pause');
  requestAnimationFrame(tick);
}

function stop() {
  clearTimeout(waiting);
  isPlaying = false;
  say('play', '▶ Play');
}

function pause() {
  tour = null;
  stop();
  writeFragment();
}

// MARK: The fragment

function writeFragment() {
  if (!current) return;
  const words = [
    `scene=${encodeURIComponent(current.key)}`, `t=${Number(partOfTime().toFixed(4))}`];
  if (find('reduced').checked) words.push('reduced=1');
  // Browsers limit how often an address may change.
  try { history.replaceState(null, '', `#${words.join('&')}`); } catch {}
}

function readFragment() {
  const words = new URLSearchParams(location.hash.slice(1));
  const found = known.get(words.get('scene')) ?? eventWithKey(words.get('scene'));
  if (!found) return false;
  find('reduced').checked = words.get('reduced') === '1';
  show(found, Number(words.get('t')) || 0);
  return true;
}
