// A phone that shows scenes at a time. Nothing about motion is decided here.

const find = (id) => document.getElementById(id);
const on = (id, type, action) => find(id)?.addEventListener(type, action);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const say = (id, text) => { find(id).textContent = text; };
const clamp = (value, least, most) => Math.min(Math.max(value, least), most);

function make(tag, name, text) {
  const element = document.createElement(tag);
  element.className = name ?? '';
  element.textContent = text ?? '';
  return element;
}

// Everything is placed by its center, so that a change of size keeps it.
function place(element, [x, y, width, height]) {
  const sizes = { left: x + width / 2, top: y + height / 2, width, height };
  for (const name in sizes) element.style[name] = `${sizes[name]}px`;
  return element;
}

// The largest size at which a label fits, but readable.
const fontOf = (text, width) => `${clamp(width * 1.7 / text.length, 12, 20)}px`;

function makeView(screen, index, part) {
  const [, , width, , role, label] = screen.views[index];
  const view = place(make('div', `view ${role} tint${screen.tint}`), screen.views[index]);
  view.dataset.part = part;
  if (role === 'item') return view;
  const words = make('span', 'label', label);
  words.style.fontSize = fontOf(label, width - 24);
  view.append(words);
  return view;
}

// The bars of the phone around what a screen shows.
function makeBars({ screens }, { name, bars = [], tabs = [], tab }) {
  const status = make('div', 'status', '9:41');
  status.append(make('i'));
  const parts = [status];
  if (bars.includes('title')) {
    const title = make('div', 'top');
    if (bars.includes('back')) title.append(make('i', 'back'));
    const words = make('b', '', name);
    words.style.fontSize = fontOf(name, 230);
    title.append(words);
    if (bars.includes('modal') && !bars.includes('back')) title.append(make('i', 'close', '×'));
    parts.push(title);
  }
  if (tabs.length) {
    const row = make('div', 'tabs');
    tabs.forEach((number, place) => {
      const one = make('span', place === tab ? 'on' : '', screens[number].name);
      one.style.fontSize = fontOf(one.textContent, 330 / tabs.length).replace(/^(1[4-9]|20)/, '14');
      row.append(one);
    });
    parts.push(row);
  }
  return [...parts, make('div', 'home')];
}

const color = (number) => `#${number.toString(16).padStart(8, '0')}`;

// How the values of one point become CSS. A child draws what a view's own box cannot.
const properties = {
  transform: ([x, y, angle = 0, scaleX = 1, scaleY = 1]) =>
    ({ transform: `translate(${x}px, ${y}px) rotate(${angle}rad) scale(${scaleX}, ${scaleY})`
    }),
  opacity: ([opacity]) => ({ opacity }),
  size: ([width, height]) => ({ width: `${width}px`, height: `${height}px` }),
  corners: ([radius]) => ({ borderRadius: `${radius}px` }),
  color: ([number]) => ({ backgroundColor: color(number) }),
  shadow: ([x, y, radius, shade]) =>
    ({ boxShadow: `${x}px ${y}px ${2 * radius}px ${color(shade)}` }),
  border: ([width, shade]) => ({ boxShadow: `inset 0 0 0 ${width}px ${color(shade)}` }),
  overlay: ([shade, opacity]) => ({ backgroundColor: color(shade), opacity }),
};

// The modifiers of the language that do the same.
const propertyWords = { opacity: 'opacity', size: 'size', corners: 'cornerRadius',
  color: 'backgroundColor', shadow: 'shadow', border: 'border', overlay: 'overlay' };
// The values of a transform that does nothing.
const restOf = [0, 0, 0, 1, 1];

const absent = { name: 'Not in this version', tint: 8, views: [], cells: [] };

class Phone {
  constructor(data, device) {
    this.data = data;
    this.device = device;
    this.frame = device.querySelector('[data-part=phone]');
  }

  // Builds what a scene needs. A version may not have it.
  show(scene, isReduced, atRest) {
    const { motions, screens } = this.data;
    this.motion = motions[isReduced ? scene?.reduced ?? scene?.motion : scene?.motion]
      ?? { duration: 0 };
    [this.from, this.to] = [screens[scene?.from], screens[scene?.to] ?? absent];
    this.animations = [];
    this.frame.replaceChildren();
    this.device.classList.toggle('rest', atRest);
    if (!scene) this.frame.append(this.makeScreen('to'));
    else if (atRest) this.showBoth();
    else this.build();
  }

  // The parts that move, with the numbers of their tracks.
  get tracks() {
    return Object.entries(this.motion.tracks ?? {}).flatMap(
      ([part, numbers]) => numbers.map((number) => [number, part]));
  }

  makeScreen(side, part = side, flying = new Set()) {
    const screen = this[side];
    const element = place(make('div', `screen tint${screen.tint}`), this.data.phone);
    element.dataset.part = part;
    if (!screen.views.length) {
      const words = make('div', 'name', screen.name);
      words.style.fontSize = `${clamp(560 / screen.name.length, 22, 42)}px`;
      element.append(words, make('div', 'sketch'));
    } else if (!screen.bars) element.append(make('div', 'name small', screen.name));
    element.append(...makeBars(this.data, screen));
    screen.cells.forEach((cell, row) => element.append(
      place(make('div', row === 1 ? 'cell touched' : 'cell'), cell)));
    screen.views.forEach((_, index) => {
      const name = `${part}.${index}`;
      if (!flying.has(name)) element.append(makeView(screen, index, name));
    });
    return element;
  }

  // The plate of a zoom is the background of a screen; the rectangle in it shows its content.
  makePlate(screen) {
    const plate = place(make('div', `plate tint${screen.tint}`), this.data.phone);
    plate.dataset.part = 'plate';
    const hole = screen.views[this.motion.hole];
    if (hole) {
      const box = ([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`;
      plate.style.clipPath = `path(evenodd, "${box(this.data.phone)}${box(hole)}")`;
    }
    return plate;
  }

  part(name) { return this.frame.querySelector(`[data-part="${name}"]`); }

  // The element that a track changes.
  target(part, property) {
    const element = this.part(part);
    if (!element || (property !== 'border' && property !== 'overlay')) return element;
    const name = `${part}.${property}`;
    if (!this.part(name)) {
      const child = make('div', 'cover');
      child.dataset.part = name;
      element.append(child);
    }
    return this.part(name);
  }

  addAnimation([number, part]) {
    const [timing, property, times, values] = this.data.tracks[number];
    const [delay, duration, curve] = this.data.timings[timing];
    const element = this.target(part, property);
    if (!element) return;
    const frames = values.map((value, index) => (
      { offset: times ? times[index] : index, ...properties[property](value) }));
    const easing = this.data.curves[curve].css;
    const animation = element.animate(frames, { delay, duration, easing, fill: 'both' });
    animation.pause();
    this.animations.push({ animation, easing });
  }

  build() {
    const { motion, frame } = this;
    const flying = new Set(motion.flights ?? []);
    const screens = ['from', 'to'].map((side) => this.makeScreen(side, side, flying));
    frame.append(...(motion.isToBelow ? screens.toReversed() : screens));
    for (const part of flying) {
      const [side, index] = part.split('.');
      frame.append(makeView(this[side], Number(index), part));
    }
    const { plate } = motion;
    if (plate) screens[plate === 'from' ? 0 : 1].append(this.makePlate(this[plate]));
    if (motion.tracks?.snapshot) frame.append(this.makeScreen('from', 'snapshot'));
    this.tracks.forEach((track) => this.addAnimation(track));
    for (const [number, part] of motion.notes ?? []) {
      const view = part && this.part(part);
      const { caption } = this.data.notes[number];
      const other = part?.startsWith('from') ? this.to : this.from;
      if (view && caption) view.append(make('span', 'caption', `${caption} ${other.name}`));
    }
  }

  // Both screens at rest, and a thread between the views that fly.
  showBoth() {
    const { from, to } = this;
    const shift = this.data.phone[2] + 40;
    const right = this.makeScreen('to');
    right.style.transform = `translate(${shift}px)`;
    this.frame.append(this.makeScreen('from'), right);
    const center = ([x, y, width, height]) => [x + width / 2, y + height / 2];
    for (const [start, end] of this.motion.pairs ?? []) {
      const [x, y] = center(from.views[start]);
      const [right, bottom] = center(to.views[end]);
      const thread = make('div', 'thread');
      const length = Math.hypot(right + shift - x, bottom - y);
      place(thread, [(x + right + shift - length) / 2, (y + bottom) / 2 - 1, length, 2]);
      thread.style.transform = `rotate(${Math.atan2(bottom - y, right + shift - x)}rad)`;
      this.frame.append(thread);
    }
  }

  seek(seconds, linear) {
    for (const { animation, easing } of this.animations) {
      animation.effect.updateTiming({ easing: linear ? 'linear' : easing });
    }
    // The end of an animation is rounded in the same way.
    const now = Math.round(Math.min(seconds, this.motion.duration) * 1e5) / 100;
    for (const { animation } of this.animations) animation.currentTime = now;
  }

  nameOf(part) {
    const [side, index] = part.split('.');
    const screen = this[side];
    if (!screen) return part;
    return index === undefined ? screen.name : `${screen.name}.${screen.views[index][5]}`;
  }

  // What a track changes, in the words of modifiers.
  words(number) {
    const [, property, , values] = this.data.tracks[number];
    if (property !== 'transform') return [propertyWords[property] ?? property];
    const varies = (...places) => places.some(
      (place) => values.some((value) => (value[place] ?? restOf[place]) !== restOf[place]));
    const found = [['translate', 0, 1], ['rotate', 2], ['scale', 3, 4]].filter(
      ([, ...places]) => varies(...places));
    return found.length ? found.map(([name]) => name) : ['translate'];
  }

  // The rows of a timeline: one for all that a thing, or all things of one name, do alike.
  rows(whole) {
    const bars = new Map();
    for (const [number, part] of this.tracks) {
      const [timing] = this.data.tracks[number];
      const key = `${part} ${timing}`;
      const old = bars.get(key)?.words ?? [];
      bars.set(key, { part, timing, words: [...new Set([...old, ...this.words(number)])] });
    }
    const rows = new Map();
    for (const { part, timing, words } of bars.values()) {
      const [delay, ...rest] = this.data.timings[timing];
      const title = `${this.nameOf(part)}: ${words.join(', ')}`;
      const key = [title, ...rest].join();
      if (!rows.has(key)) rows.set(key, { title, rest, parts: new Set(), delays: [] });
      rows.get(key).parts.add(part);
      rows.get(key).delays.push(delay);
    }
    return [...rows.values()].map(({ title, rest: [duration, curve, source], parts, delays }) => {
      const lane = make('span', 'lane');
      for (const delay of new Set(delays)) {
        const bar = make('span', `span ${source}`);
        bar.style.left = `${delay / 10 / whole || 0}%`;
        bar.style.width = `${duration / 10 / whole || 0}%`;
        lane.append(bar);
      }
      const [least, most] = [Math.min(...delays), Math.max(...delays)];
      const after = most ? ` after ${least === most ? '' : `${least} to `}${most} ms` : '';
      const how = `${duration} ms${after}, ${this.data.curves[curve].name}, by the ${source}`;
      const row = make('div', 'row');
      const count = parts.size > 1 ? ` (${parts.size} views)` : '';
      row.append(make('b', '', title + count), lane, make('span', 'how', how));
      return row;
    });
  }

  get notes() {
    return (this.motion.notes ?? []).map(([number, part]) => {
      const { text } = this.data.notes[number];
      return part ? `${this.nameOf(part)} ${text}.` : text;
    });
  }
}
