/// What a served page runs besides the script of all pages: it loads the page again when there is
/// another version, which keeps the fragment. It keeps the last picture of a file with errors, and
/// lists them with their remedies.
let servedScript = #"""
    'use strict';
    (() => {
      const problems = document.getElementById('problems');
      const make = (tag, text, name = '') => {
        const part = document.createElement(tag);
        part.className = name;
        part.textContent = text;
        return part;
      };
      const item = (text) => {
        const part = document.createElement('li');
        const [head, ...rest] = text.split('\n');
        const isHelp = (line) => line.startsWith('help: ');
        const code = rest.filter((line) => line && !isHelp(line)).join('\n');
        part.append(make('b', head));
        if (code) part.append(make('pre', code));
        part.append(...rest.filter(isHelp).map(
          (line) => make('p', `Remedy: ${line.slice(6)}`, 'remedy')));
        return part;
      };
      const show = (text) => {
        const list = document.createElement('ol');
        list.append(...text.split(/\n(?=\S[^\n]*:\d+:\d+: )/).map(item));
        problems.replaceChildren(
          make('p', 'The phone shows the last version without an error.'), list);
        problems.hidden = text === '';
        document.body.classList.toggle('stale', text !== '');
      };
      const stream = new EventSource('events');
      stream.addEventListener('page', (event) => {
        if (event.data !== problems.dataset.version) location.reload();
      });
      stream.addEventListener('problems', (event) => show(event.data));
      stream.addEventListener('error', () => {
        show('transc has ended: this page no longer follows its file.');
      });
    })();
    """#

/// The style of the errors.
let servedStyle = """
     #problems { position: fixed; z-index: 1; inset: auto 0 0; max-height: 40vh; margin: 0;
      overflow: auto; padding: 10px 20px; background: #3A1418; color: #FFE9EA; }
     #problems pre { margin: 4px 0; white-space: pre-wrap; }
     #problems .remedy { color: #FFD98A; }
     .stale #phones { opacity: .45; }
    """
