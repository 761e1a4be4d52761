// What changes for a screen or a line.

const inPlace = (event) => event;
const switches = [];
const eventWithKey = () => undefined;

document.addEventListener('click', ({ target }) => {
  const row = target.closest('[data-scene]');
  if (row) pick(events[row.dataset.scene]);
});

function chosen(event) {
  chooseRegistry(event.registry);
  markEvent(event);
  const row = all('[data-scene]').find(({ dataset }) => events[dataset.scene] === event);
  mark('shown', row && `[data-scene="${row.dataset.scene}"]`);
  say('plays', row?.querySelector('p')?.textContent ?? '');
}

function renderList() { search(); }

// A card leaves the changes of its screen in the list.
function openCard(card) {
  const { name } = screenOf(card);
  const rows = all('#changes [data-names]');
  const own = rows.filter((row) => row.dataset.names.split(' ').includes(name));
  const back = make('button', 'link', '× All changes');
  back.addEventListener('click', () => {
    rows.forEach((row) => { row.hidden = false; });
    find('items').replaceChildren();
  });
  rows.forEach((row) => { row.hidden = !own.includes(row); });
  const words = own.length ? `What changes for ${name}` : `No change for ${name}`;
  find('items').replaceChildren(make('h2', '', words), back);
  comeTo('list');
}

// Says what the list of lines says of a line.
function highlight(line) {
  markLines([line], 'near');
  const row = line && document.querySelector(`li[data-line="${line}"]`);
  say('about', row ? [...row.children].slice(1).map((part) => part.textContent).join(' · ') : '');
}
