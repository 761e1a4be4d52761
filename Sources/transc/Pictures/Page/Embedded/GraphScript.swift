/// What plays from a screen, and the graph: graph.js without indentation and comments.
let graphScript = #"""
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
    const members = goals.flatMap((goal) => classes[goal]);
    copy.children[1].replaceWith(targets(row, screen, members));
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
    for (const svg of all('.graph svg')) {
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
    const sentences = row
    ? [`Line ${row.cells[1].textContent} plays ${row.cells[2].textContent}.`] : [];
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
    const reason = kind === 'loses' ? `: ${row.lastChild.textContent}` : '';
    return `${event} ${name} → ${to}${reason}`;
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
    next.ariaLabel = next.textContent;
    next.focus();
    } else if (key === 'Enter' && now >= 0) {
    target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    } else if (key === '+' || key === '-') zoomBy(key === '+' ? 1.25 : 0.8);
    else return false;
    return true;
    }
    """#
