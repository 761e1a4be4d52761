'use strict';
// The controls, and the start.

const examples = JSON.parse(find('examples').textContent);
examples.forEach(({ title }, index) => {
  const option = make('option', '', title);
  option.value = index;
  find('example').append(option);
});
find('example').addEventListener('change', () => {
  forgetLink();
  fragment = '';
  open(examples[find('example').value].files);
  refresh();
});
find('format').addEventListener('click', format);

const tabs = [...document.querySelectorAll('[role=tab]')];
function showPanel(tab) {
  for (const one of tabs) {
    one.ariaSelected = one === tab;
    one.tabIndex = one === tab ? 0 : -1;
    find(one.getAttribute('aria-controls')).hidden = one !== tab;
  }
}
for (const tab of tabs) tab.addEventListener('click', () => showPanel(tab));
document.querySelector('[role=tablist]').addEventListener('keydown', ({ key }) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (!step) return;
  const tab = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length];
  showPanel(tab);
  tab.focus();
});

async function openAsked() {
  const { list, name, index } = await askedFiles();
  open(list, name);
  return index;
}
addEventListener('hashchange', () => {
  if (!location.hash) return;
  fragment = '';
  openAsked().then(refresh);
});

(async () => {
  try {
    const index = await openAsked();
    // Of the first example everything is there already.
    const first = JSON.parse(new TextDecoder().decode(await unzipped(find('first').textContent)));
    if (index === 0) {
      showSwift(first.swift);
      showMap(first.map, first.page);
      color(first.types, first.tokens);
      showPage(first.page, true);
    }
    showState('Starting …', 'note');
    await server.start();
    await refresh();
  } catch (error) {
    showNotice(`The playground does not work in this browser: ${error.message ?? error}`);
  }
})();
