/// Chooses the scene: scenes.js without indentation and comments.
let scenesScript = #"""
    function show(next, part = 0) {
    stop();
    scene = next;
    const isReduced = find('reduced').checked && scene.reduced != null;
    motion = data.motions[isReduced ? scene.reduced : scene.motion];
    build();
    isLinear = false;
    const [from, to] = [scene.from, scene.to].map((index) => data.screens[index].name);
    const name = `${scene.word} ${from} → ${to}`;
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
    try { history.replaceState(null, '', `#${words.join('&')}`); } catch {}
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
    """#
