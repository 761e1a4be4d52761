'use strict';
// The language server, in a worker: messages, and another worker after a fault.

const find = (id) => document.getElementById(id);
function make(name, className, text = '') {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}

const uriOf = (name) => `file:///${encodeURIComponent(name)}`;
const nameOf = (uri) => decodeURIComponent(uri.slice('file:///'.length));

async function unzipped(text) {
  const bytes = Uint8Array.from(atob(text.trim()), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

// The module is the last part of the page.
const moduleBytes = new Promise((resolve, reject) => {
  document.addEventListener('DOMContentLoaded', () => {
    unzipped(find('module').textContent).then(resolve, reject);
  });
});

const server = {
  worker: null,
  isBroken: false,
  lastID: 0,
  waiting: new Map(),
  // By method.
  listeners: new Map(),
  // After a fault; with its text.
  onFault: () => {},

  async start() {
    this.isBroken = false;
    const bytes = await moduleBytes;
    const source = new Blob([find('worker').textContent], { type: 'text/javascript' });
    const address = URL.createObjectURL(source);
    const worker = new Worker(address);
    worker.onmessage = ({ data }) => { if (worker === this.worker) this.receive(data); };
    worker.onerror = () => { this.fail('it does not start'); };
    worker.postMessage(bytes);
    // From now on it takes messages.
    this.worker = worker;
    const { capabilities } = await this.request('initialize', {
      processId: null,
      rootUri: null,
      capabilities: {
        textDocument: {
          publishDiagnostics: { relatedInformation: true },
          codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: [] } } },
        },
      },
      initializationOptions: { pictures: false },
    });
    URL.revokeObjectURL(address);
    this.tokenTypes = capabilities.semanticTokensProvider.legend.tokenTypes;
    this.notify('initialized', {});
    for (const [name, file] of files) this.open(name, file);
  },

  post(message) {
    this.worker?.postMessage(JSON.stringify({ jsonrpc: '2.0', ...message }));
  },
  notify(method, params) { this.post({ method, params }); },
  request(method, params) {
    return new Promise((resolve, reject) => {
      this.lastID += 1;
      this.waiting.set(this.lastID, { resolve, reject });
      this.post({ id: this.lastID, method, params });
    });
  },
  command(command, name, ...more) {
    const document = { textDocument: { uri: uriOf(name) } };
    return this.request('workspace/executeCommand', { command, arguments: [document, ...more] });
  },

  open(name, { text, version }) {
    this.notify('textDocument/didOpen', {
      textDocument: { uri: uriOf(name), languageId: 'trans', version, text },
    });
  },
  change(name, { text, version }) {
    this.notify('textDocument/didChange', {
      textDocument: { uri: uriOf(name), version }, contentChanges: [{ text }],
    });
  },
  close(name) {
    this.notify('textDocument/didClose', { textDocument: { uri: uriOf(name) } });
  },

  receive(message) {
    if (message.isReady) performance.mark('ready');
    else if (message.fault) this.fail(message.fault);
    else if (message.method && message.id !== undefined) this.post({ id: message.id, result: null });
    else if (message.method) this.listeners.get(message.method)?.(message.params);
    else {
      const { resolve, reject } = this.waiting.get(message.id) ?? {};
      this.waiting.delete(message.id);
      if (message.error) reject?.(message.error); else resolve?.(message.result);
    }
  },

  // A trap leaves the module unusable. The next edit starts another one.
  fail(fault) {
    this.isBroken = true;
    this.worker?.terminate();
    this.worker = null;
    // Their answers will not come.
    this.waiting.clear();
    this.onFault(fault);
  },
};
