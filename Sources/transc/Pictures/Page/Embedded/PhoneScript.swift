/// Shows a scene at a time: phone.js without indentation and comments.
let phoneScript = #"""
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
    const list = data.scenes.map((
    [registry, operation, from, to, end, motion, reduced, line, back]) => ({
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
    element.textContent = text ?? '';
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
    slider.ariaValueText = `${Math.round(part * 100)} %`;
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
    """#
