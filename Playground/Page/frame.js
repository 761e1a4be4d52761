'use strict';
// In the frame of the phone, before the page's own script: what the playground asks of the page.
{
  const { fragment, motion } = JSON.parse(name || '{}');
  const send = (message) => parent.postMessage(message, '*');
  // The lines of registries, each with its place as its last part.
  const rows = () => [...document.querySelectorAll('tr[data-line], li[data-line]')];
  const placeOf = (row) => row.lastElementChild.textContent;
  const press = (id) => document.getElementById(id)?.click();

  // The page writes its event and time into its fragment whenever it stops.
  const write = history.replaceState.bind(history);
  let onStop = () => {};
  let now = fragment;
  history.replaceState = (state, title, address) => {
    now = address;
    send({ fragment: now });
    try { write(state, title, address); } catch {}
    onStop(timeOf(now));
  };
  const timeOf = (address) => new URLSearchParams(address.slice(1)).get('t');
  // Unlike an assignment, it leaves no way back.
  const go = (address) => location.replace(`about:srcdoc${address}`);
  if (fragment) go(fragment);

  function playRow(row, isStill) {
    if (!row) return;
    onStop = () => {};
    (isStill ? row : row.querySelector('.play') ?? row).click();
  }

  // Forward, and back once, unless somebody takes over.
  function playTwice() {
    const first = now;
    const turn = () => {
      onStop = (time) => {
        if (time !== '1') return;
        onStop = () => {};
        setTimeout(() => { if (isUntouched) go(first); }, 900);
      };
      press('back');
    };
    onStop = (time) => {
      if (time !== '1') return;
      onStop = () => {};
      setTimeout(() => { if (isUntouched) turn(); }, 700);
    };
    press('play');
  }
  let isUntouched = true;
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, () => { isUntouched = false; }, true);
  }

  addEventListener('message', ({ source, data }) => {
    if (source !== parent) return;
    isUntouched = false;
    const row = rows().find((one) => (
      data.place ? placeOf(one) === data.place : one.dataset.line === data.line));
    playRow(row, data.isStill);
    if (row && data.line) send({ place: placeOf(row) });
  });
  addEventListener('click', ({ target, isTrusted }) => {
    const line = target.closest?.('[data-line]')?.dataset.line;
    const row = isTrusted && rows().find((one) => one.dataset.line === line);
    if (row) send({ place: placeOf(row) });
  }, true);
  addEventListener('load', () => {
    send({ places: rows().map(placeOf) });
    if (motion === 'twice') playTwice();
    else if (motion === 'again' && /^[01]$/.test(timeOf(now) ?? '0')) press('play');
  });
}
