// The extension for VS Code, with stand-ins for `vscode` and the client. `test_vscode.py` runs it.
'use strict';

const assert = require('node:assert');
const fs = require('node:fs');
const Module = require('node:module');
const os = require('node:os');
const path = require('node:path');
const { afterEach, beforeEach, test } = require('node:test');

const root = path.resolve(__dirname, '../..');
const extension = path.join(root, 'Editors/vscode/extension.js');
const manifest = JSON.parse(fs.readFileSync(path.join(path.dirname(extension), 'package.json')));
const State = { Stopped: 1, Running: 2, Starting: 3 };

let scratch, settings, commands, events, shown, errors, clients, editor, diagnostics, input, vscode;

/** Like the client of `vscode-languageclient` 9, it registers the commands of its server. */
class LanguageClient {
  constructor(id, name, server, options) {
    Object.assign(this, { id, name, server, options, requests: [], isDisposed: false });
    this.features = {
      'workspace/executeCommand': {
        register: () => ['transc.explain', 'transc.restart'].forEach((command) =>
          vscode.commands.registerCommand(command, () => {})),
      },
    };
    clients.push(this);
  }
  getFeature(name) { return this.features[name]; }
  onDidChangeState(listener) { this.listener = listener; }
  async start() {
    this.listener({ newState: State.Starting });
    this.features['workspace/executeCommand'].register();
    if (this.server.command.includes('broken')) throw new Error('it cannot start');
    this.listener({ newState: State.Running });
  }
  async sendRequest(method, parameters) {
    this.requests.push([method, parameters]);
    return parameters.command === 'transc.resolve' ? null : `answer of ${parameters.command}`;
  }
  async dispose() {
    this.isDisposed = true;
    if (this.server.command.includes('crashed')) throw new Error('it cannot be stopped');
  }
}

function standIn() {
  const register = (name) => (listener) => { events[name] = listener; return { dispose() {} }; };
  return {
    LanguageStatusSeverity: { Information: 0, Warning: 1, Error: 2 },
    ViewColumn: { Beside: -2 },
    commands: {
      registerCommand(name, run) {
        assert.ok(!(name in commands), `command '${name}' already exists`);
        commands[name] = run;
        return { dispose() {} };
      },
      async executeCommand(...call) { shown.push(call); },
    },
    languages: {
      createLanguageStatusItem: (id, selector) => (events.status = { id, selector }),
      getDiagnostics: () => diagnostics,
    },
    window: {
      get activeTextEditor() { return editor; },
      async showErrorMessage(...message) { errors.push(message); return message[1]; },
      async showInputBox() { return input; },
      async showTextDocument(document) { shown.push(document); },
      createWebviewPanel(type, title, place, options) {
        const panel = { type, title, place, options, webview: {} };
        panel.onDidDispose = (listener) => { panel.dispose = listener; };
        shown.push(panel);
        return panel;
      },
    },
    workspace: {
      isTrusted: true,
      workspaceFolders: [{ uri: { fsPath: scratch } }],
      getConfiguration: (section) => ({ get: (name) => settings[`${section}.${name}`] }),
      onDidGrantWorkspaceTrust: register('trust'),
      onDidChangeConfiguration: register('configuration'),
      openTextDocument: async (document) => document,
    },
  };
}

function program(name) {
  const file = path.join(scratch, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '#!/bin/sh\n', { mode: 0o755 });
  return file;
}

const load = Module._load;
Module._load = function (name, ...rest) {
  if (name === 'vscode') return vscode;
  if (name === 'vscode-languageclient/node') {
    return { LanguageClient, State, TransportKind: { stdio: 0 } };
  }
  return load.call(this, name, ...rest);
};

async function activate() {
  delete require.cache[extension];
  const loaded = require(extension);
  await loaded.activate({ subscriptions: [] });
  return loaded;
}

beforeEach(() => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'transc-'));
  settings = { 'transc.path': '' };
  [commands, events, shown, errors, clients, diagnostics] = [{}, {}, [], [], [], []];
  editor = input = undefined;
  process.env.PATH = path.join(scratch, 'bin');
  vscode = standIn();
});

afterEach(() => fs.rmSync(scratch, { recursive: true }));

test('the manifest has the commands that are registered', async () => {
  program('bin/transc');
  await activate();
  const contributed = manifest.contributes.commands.map(({ command }) => command);
  assert.deepStrictEqual(Object.keys(commands).sort(), contributed.sort());
});

test('transc is found in the setting, the build of a trusted workspace, the PATH', async () => {
  const places = [program('bin/transc'), program('.build/debug/transc')];
  places.push(program('.build/release/transc'), program('own/transc'));
  fs.mkdirSync(path.join(scratch, 'other/.build/release/transc'), { recursive: true });
  settings['transc.path'] = 'own/transc';
  await activate();
  for (const place of places.slice(0, 3).reverse()) {
    settings['transc.path'] = '';
    await commands['transc.restart']();
    assert.strictEqual(clients.at(-1).server.command, place);
    fs.rmSync(place);
  }
  assert.strictEqual(clients[0].server.command, places[3]);
  await commands['transc.restart']();
  assert.strictEqual(clients.length, 4);
  assert.match(errors.at(-1)[0], /transc was not found/);
});

test('an untrusted workspace starts nothing of its own until it is trusted', async () => {
  const [build, installed] = [program('.build/debug/transc'), program('bin/transc')];
  vscode.workspace.isTrusted = false;
  await activate();
  assert.strictEqual(clients[0].server.command, installed);
  vscode.workspace.isTrusted = true;
  await events.trust();
  assert.strictEqual(clients[1].server.command, build);
  assert.ok(clients[0].isDisposed);
  const { untrustedWorkspaces } = manifest.capabilities;
  assert.strictEqual(untrustedWorkspaces.supported, 'limited');
  assert.deepStrictEqual(untrustedWorkspaces.restrictedConfigurations, ['transc.path']);
});

test('the server gets its arguments, its settings and the documents', async () => {
  program('bin/transc');
  await activate();
  const { server, options } = clients[0];
  assert.deepStrictEqual(server.args, ['lsp']);
  assert.strictEqual(options.synchronize.configurationSection, 'transc');
  const languages = new Set(options.documentSelector.map(({ language }) => language));
  assert.deepStrictEqual([...languages], ['trans']);
});

test('the status shows whether the server runs', async () => {
  program('bin/transc');
  await activate();
  assert.strictEqual(events.status.text, 'transc');
  assert.strictEqual(events.status.severity, vscode.LanguageStatusSeverity.Information);
  clients[0].listener({ newState: State.Stopped });
  assert.strictEqual(events.status.text, 'transc: stopped');
  assert.strictEqual(events.status.severity, vscode.LanguageStatusSeverity.Warning);
  assert.strictEqual(events.status.command.command, 'transc.restart');
});

test('a missing or broken program is reported, and a restart tries again', async () => {
  settings['transc.path'] = 'missing';
  await activate();
  assert.match(errors[0][0], /missing is not a program/);
  assert.strictEqual(events.status.severity, vscode.LanguageStatusSeverity.Error);
  assert.deepStrictEqual(shown, [['workbench.action.openSettings', 'transc.path']]);
  settings['transc.path'] = program('broken');
  await commands['transc.restart']();
  assert.match(events.status.detail, /it cannot start/);
  settings['transc.path'] = program('crashed');
  await commands['transc.restart']();
  settings['transc.path'] = program('good');
  await events.configuration({ affectsConfiguration: (name) => name === 'transc.path' });
  assert.strictEqual(clients.at(-1).server.command, path.join(scratch, 'good'));
  assert.strictEqual(events.status.text, 'transc');
});

test('commands of the server get what they are given, or the cursor', async () => {
  program('bin/transc');
  await activate();
  await commands['transc.graph']('given');
  editor = {
    document: { languageId: 'trans', uri: 'file:///a.trans' },
    selection: { active: { line: 3, character: 4 } },
  };
  await commands['transc.resolve']();
  editor.document.languageId = 'swift';
  await commands['transc.resolve']();
  const place = { textDocument: { uri: 'file:///a.trans' }, position: { line: 3, character: 4 } };
  assert.deepStrictEqual(clients[0].requests, [
    ['workspace/executeCommand', { command: 'transc.graph', arguments: ['given'] }],
    ['workspace/executeCommand', { command: 'transc.resolve', arguments: [place] }],
  ]);
  assert.deepStrictEqual(shown, [{ content: 'answer of transc.graph', language: 'markdown' }]);
});

test('the map is a picture in which nothing can run', async () => {
  program('bin/transc');
  await activate();
  editor = {
    document: { languageId: 'trans', uri: 'file:///a.trans' },
    selection: { active: { line: 0, character: 0 } },
  };
  await commands['transc.graph']();
  assert.strictEqual(clients[0].requests[0][1].arguments[1], 'svg');
  assert.strictEqual(shown.length, 1);
  assert.strictEqual(shown[0].title, 'Map of the App');
  assert.ok(!('enableScripts' in (shown[0].options ?? {})));
  assert.match(shown[0].webview.html, /default-src 'none'.*<body>answer of transc\.graph<\/body>/);
});

test('the button of a title plays the transitions of its file, in one panel', async () => {
  program('bin/transc');
  await activate();
  const address = { scheme: 'file', toString: () => 'file:///b.trans' };
  await commands['transc.preview'](address, { groupId: 0 });
  await commands['transc.preview'](address, { groupId: 0 });
  assert.deepStrictEqual(clients[0].requests[0][1].arguments, [
    { textDocument: { uri: 'file:///b.trans' } },
  ]);
  assert.strictEqual(shown.length, 1);
  assert.deepStrictEqual(shown[0].options, { enableScripts: true, localResourceRoots: [] });
  assert.strictEqual(shown[0].webview.html, 'answer of transc.preview');
  shown[0].dispose();
  await commands['transc.preview'](address);
  assert.strictEqual(shown.length, 2);
});

test('the title of a file has a button with an icon, and the extension has one', () => {
  const [button] = manifest.contributes.menus['editor/title'];
  assert.strictEqual(button.group, 'navigation');
  assert.match(button.when, /^resourceLangId == trans$/);
  const command = manifest.contributes.commands.find(({ command }) => command === button.command);
  assert.match(command.icon, /^\$\([a-z-]+\)$/);
  const picture = fs.readFileSync(path.join(path.dirname(extension), manifest.icon));
  assert.strictEqual(picture.toString('latin1', 1, 4), 'PNG');
  assert.ok(picture.readUInt32BE(16) >= 128 && picture.readUInt32BE(20) >= 128);
});

test('the finding at the cursor is explained, or the one that is typed', async () => {
  program('bin/transc');
  await activate();
  const range = (line) => ({ contains: (position) => position.line === line });
  diagnostics = [
    { range: range(1), code: 'first' }, { range: range(2), code: { value: 'second' } },
  ];
  editor = { document: { uri: 'file:///a.trans' }, selection: { active: { line: 2 } } };
  await commands['transc.explain']();
  editor.selection.active.line = 3;
  await commands['transc.explain']();
  input = 'typed';
  await commands['transc.explain']();
  const ids = clients[0].requests.map(([, parameters]) => parameters.arguments[0]);
  assert.deepStrictEqual(ids, ['second', 'typed']);
});

test('deactivation stops the server', async () => {
  program('bin/transc');
  const loaded = await activate();
  await loaded.deactivate();
  assert.ok(clients[0].isDisposed);
});

test('the problem matcher reads what transc prints', () => {
  const [pattern] = manifest.contributes.problemPatterns;
  const read = (line) => {
    const match = new RegExp(pattern.regexp).exec(line);
    return match && ['file', 'line', 'column', 'severity', 'message', 'code'].map(
      (part) => match[pattern[part]]);
  };
  const lines = fs.readFileSync(process.env.FINDINGS, 'utf8').split('\n').map(read).filter(Boolean);
  assert.deepStrictEqual(lines, [
    ['a.trans', '2', '8', 'error', 'the screen `A` is declared twice', 'duplicate-name'],
    ['a.trans', '1', '8', 'note', 'the other one is here', undefined],
    ['a.trans', '3', '23', 'error', 'no hero id is called `lgo`', 'unknown-hero-id'],
  ]);
  const [matcher] = manifest.contributes.problemMatchers;
  assert.strictEqual(matcher.pattern, `$${pattern.name}`);
});
