'use strict';
// Names while they are typed, and what a name means under the pointer.

const popup = find('popup');
const mostChoices = 8;
let choices = [];
let chosen = 0;

const wordBefore = (offset) => /[\w-]*$/.exec(text.value.slice(0, offset))[0];

text.addEventListener('input', ({ inputType, data }) => {
  closePopup();
  if (inputType === 'insertText' && /^[\w.:(/|]$/.test(data ?? '')) complete();
});

async function complete() {
  const [name, { version }, offset] = [current, currentFile(), text.selectionStart];
  const answer = await server.request('textDocument/completion', {
    textDocument: { uri: uriOf(name) }, position: positionOf(offset),
  }).catch(() => null);
  if (!isNow(name, version) || text.selectionStart !== offset) return;
  const word = wordBefore(offset).toLowerCase();
  const items = Array.isArray(answer) ? answer : answer?.items ?? [];
  choices = items.filter(({ filterText, label }) => (
    (filterText ?? label).toLowerCase().startsWith(word))).slice(0, mostChoices);
  const isDone = choices.length === 1 && choices[0].label.toLowerCase() === word;
  if (choices.length && !isDone) choose(0);
}

function choose(index) {
  chosen = index;
  popup.replaceChildren(...choices.map(({ label, detail, labelDetails }, number) => {
    const option = make('li', '', label);
    option.id = `choice-${number}`;
    option.role = 'option';
    option.ariaSelected = number === chosen;
    const more = detail ?? labelDetails?.description ?? '';
    option.append(make('span', 'detail', more === label ? '' : more));
    option.addEventListener('mousedown', (event) => { event.preventDefault(); take(number); });
    return option;
  }));
  popup.hidden = false;
  text.setAttribute('aria-activedescendant', `choice-${chosen}`);
  const caret = new Range();
  caret.setStart(paint.firstChild, text.selectionStart);
  const { left, top, bottom } = caret.getBoundingClientRect();
  const { width, height } = popup.getBoundingClientRect();
  const isBelow = bottom + 4 + height < innerHeight;
  popup.style.left = `${Math.max(4, Math.min(left, innerWidth - width - 4))}px`;
  popup.style.top = `${isBelow ? bottom + 4 : top - 4 - height}px`;
}

function closePopup() {
  popup.hidden = true;
  text.removeAttribute('aria-activedescendant');
}

function take(index) {
  const { textEdit, insertText, label } = choices[index];
  const offset = text.selectionStart;
  const range = textEdit?.range ?? textEdit?.replace;
  const start = range ? offsetOf(range.start) : offset - wordBefore(offset).length;
  const end = range ? Math.max(offsetOf(range.end), offset) : offset;
  closePopup();
  replace(start, end, textEdit?.newText ?? insertText ?? label);
  closePopup();
}

text.addEventListener('keydown', (event) => {
  if (event.isComposing) return;
  if (event.key === ' ' && event.ctrlKey) {
    event.preventDefault();
    complete();
    return;
  }
  if (popup.hidden) return;
  const move = (step) => choose((chosen + step + choices.length) % choices.length);
  const actions = {
    ArrowDown: () => move(1), ArrowUp: () => move(-1), Escape: closePopup,
    Enter: () => take(chosen), Tab: () => take(chosen),
  };
  if (!actions[event.key] || event.shiftKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  actions[event.key]();
  // Before the keys of the editor.
}, { capture: true });
text.addEventListener('blur', closePopup);
text.addEventListener('pointerdown', closePopup);

// MARK: Under the pointer

const tip = find('tip');
let tipTimer;
function closeTip() {
  clearTimeout(tipTimer);
  tip.hidden = true;
}
text.addEventListener('pointermove', ({ clientX, clientY, pointerType }) => {
  closeTip();
  if (pointerType === 'mouse') tipTimer = setTimeout(() => showTip(clientX, clientY), 350);
});
for (const type of ['pointerleave', 'keydown', 'pointerdown']) {
  text.addEventListener(type, closeTip);
}

async function showTip(x, y) {
  const place = document.caretPositionFromPoint?.(x, y);
  if (place?.offsetNode !== text || !server.worker) return;
  const [name, { version }] = [current, currentFile()];
  const answer = await server.request('textDocument/hover', {
    textDocument: { uri: uriOf(name) }, position: positionOf(place.offset),
  }).catch(() => null);
  if (!answer || !isNow(name, version)) return;
  tip.textContent = answer.contents.value ?? answer.contents;
  tip.hidden = false;
  const { width, height } = tip.getBoundingClientRect();
  const isBelow = y + 18 + height < innerHeight;
  tip.style.left = `${Math.max(4, Math.min(x, innerWidth - width - 4))}px`;
  tip.style.top = `${isBelow ? y + 18 : Math.max(4, y - 12 - height)}px`;
}
