/// What a served page runs besides the script of all pages: it loads the page again when there is
/// another version, which keeps the fragment, and shows errors in the file over the page.
let servedScript = #"""
    'use strict';
    (() => {
      const problems = document.getElementById('problems');
      const show = (text) => {
        problems.textContent = text;
        problems.hidden = text === '';
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
     #problems { position: fixed; z-index: 1; inset: auto 0 0; max-height: 50vh; margin: 0;
      overflow: auto; padding: 12px 20px; background: #3A1418; color: #FFE9EA;
      font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, monospace; white-space: pre-wrap; }
    """
