'use strict';
// The problems of the text, with buttons for their fixes.

const kinds = ['', 'error', 'warning', 'note', 'note'];
const counted = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;
const mostProblems = 50;
const mostWithFixes = 10;

function showState(words, kind) {
  find('state').textContent = words;
  find('state').className = kind;
}

// About the page itself; empty for none.
function showNotice(words) {
  find('notice').textContent = words;
  find('notice').hidden = words === '';
}

server.listeners.set('textDocument/publishDiagnostics', ({ uri, diagnostics }) => {
  const file = files.get(nameOf(uri));
  if (!file) return;
  file.problems = diagnostics;
  if (nameOf(uri) !== current) return;
  performance.mark('problems');
  showProblems();
});

server.onFault = (fault) => {
  showNotice(`The compiler failed on this text (${fault}). The next edit starts it again.`);
  document.documentElement.classList.add('stale');
};

function showProblems() {
  const list = currentFile().problems;
  for (const kind of ['error', 'warning', 'note']) {
    const places = list.filter(({ severity }) => kinds[severity] === kind).map(({ range }) => {
      const start = offsetOf(range.start);
      return [start, Math.max(offsetOf(range.end), start + 1)];
    });
    highlight(kind, places);
  }
  const count = (severity) => list.filter((problem) => problem.severity === severity).length;
  const [errors, warnings] = [count(1), count(2)];
  if (errors) showState(counted(errors, 'error'), 'error');
  else if (warnings) showState(counted(warnings, 'warning'), 'warning');
  else showState('No problems', 'good');
  find('stale').hidden = errors === 0;
  find('problems').hidden = list.length === 0;
  const rows = list.slice(0, mostProblems).map(row);
  find('problems').replaceChildren(...rows);
  if (list.length > mostProblems) {
    find('problems').append(make('li', 'help', `and ${list.length - mostProblems} more`));
  }
  revealCaret();
  const [name, { version }] = [current, currentFile()];
  rows.slice(0, mostWithFixes).forEach((element, index) => (
    addFixes(element, list[index], () => isNow(name, version) && element.isConnected)));
}

function row(problem) {
  const { start } = problem.range;
  const place = make('button', 'place', `${start.line + 1}:${start.character + 1}`);
  place.ariaLabel = `Line ${start.line + 1}, column ${start.character + 1}`;
  place.addEventListener('click', () => select(problem.range));
  const [message, ...help] = problem.message.split('\n');
  const words = make('div', 'words');
  const sentence = make('p', '', `${message} `);
  sentence.append(make('code', 'id', problem.code));
  words.append(sentence, ...help.map((line) => make('p', 'help', line)));
  for (const { location, message: note } of problem.relatedInformation ?? []) {
    const file = nameOf(location.uri) === current ? '' : `${nameOf(location.uri)}, `;
    words.append(make('p', 'help', `${file}line ${location.range.start.line + 1}: ${note}`));
  }
  const element = make('li', kinds[problem.severity]);
  element.append(make('span', 'kind', kinds[problem.severity]), place, words);
  return element;
}

async function addFixes(element, problem, isWanted) {
  if (!server.worker) return;
  const actions = await server.request('textDocument/codeAction', {
    textDocument: { uri: uriOf(current) }, range: problem.range,
    context: { diagnostics: [problem], only: ['quickfix'] },
  }).catch(() => []);
  if (!isWanted()) return;
  const bar = make('div', 'fixes');
  for (const { title, edit, diagnostics } of actions ?? []) {
    const isOfProblem = diagnostics?.some(({ message }) => message === problem.message);
    if (!edit || !isOfProblem || /^(suppress|allow)/.test(title)) continue;
    const button = make('button', 'fix', title);
    button.addEventListener('click', () => apply(editsOf(edit)));
    bar.append(button);
  }
  if (!bar.firstChild) return;
  element.querySelector('.words').append(bar);
  revealCaret();
}
