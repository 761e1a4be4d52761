// What changes for a screen or a line.

document.addEventListener('click', ({ target }) => {
  const row = target.closest('[data-scene]');
  if (row) show(events[row.dataset.scene]);
});

function openCard(card) {
  const { name } = screenOf(card);
  const rows = all('#changes [data-names]').filter(
    (row) => row.dataset.names.split(' ').includes(name));
  const body = make('tbody');
  body.append(...rows.map((row) => row.cloneNode(true)));
  const table = make('table');
  table.append(document.querySelector('#changes thead').cloneNode(true), body);
  openPanel(make('h2', '', rows.length ? `What changes for ${name}` : `No change for ${name}`),
    ...(rows.length ? [table] : []));
}

// Says what the table of lines says of a line.
function highlight(line) {
  markLines([line], 'near');
  const row = line && document.querySelector(`tr[data-line="${line}"]`);
  const [, mark, name, before, after] = row ? [...row.cells].map((cell) => cell.textContent) : [];
  say('about', !row ? '' : mark ? `${name} is ${mark.slice(2)}: ${before} → ${after}` : name);
}
