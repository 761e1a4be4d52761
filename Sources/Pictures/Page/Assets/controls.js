// Buttons and keys, and the first scene.

const goBack = () => {
  if (current?.back == null) return;
  show(events[current.back]);
  play();
};
const toggle = () => (isPlaying ? pause() : play());
const step = (part) => { stop(); seek(time + part * duration); writeFragment(); };

function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const svg = event.target.closest?.('svg');
  if (event.key === 'Escape') {
    find('panel').hidden = true;
    document.querySelector(`${shown} svg`)?.focus();
    return;
  }
  if (svg && graphKey(event, svg)) { event.preventDefault(); return; }
  if (event.target.closest?.('input:not(#time), select, button, summary') || !current) return;
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
for (const id of ['reduced', 'rest']) on(id, 'change', () => current && show(current));
on('time', 'input', () => {
  stop();
  seek(find('time').value * duration);
});
on('time', 'change', writeFragment);
on('in', 'click', () => zoomBy(1.25));
on('out', 'click', () => zoomBy(0.8));
on('filter', 'input', () => {
  const text = find('filter').value.toLowerCase();
  for (const card of all('.card[data-screen]')) {
    const { name } = screenOf(card);
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
const svg = document.querySelector('.graph svg');
if (svg) {
  const room = svg.parentNode.clientWidth;
  setZoom(clamp(room / svg.getAttribute('width'), 0.6, 1));
}
if (!readFragment() && events.length) show(events[0]);
