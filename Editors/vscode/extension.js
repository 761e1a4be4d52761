// Starts `transc lsp` and passes its commands on. The server does the rest.
'use strict';

const fs = require('fs');
const path = require('path');
const vscode = require('vscode');
const { LanguageClient, State, TransportKind } = require('vscode-languageclient/node');

/** The commands of the server, each with the arguments that it gets from the command palette. */
const serverCommands = {
  'transc.explain': findingAtCursor,
  'transc.resolve': cursor,
  'transc.graph': picture,
  'transc.preview': file,
};

let client;
let status;
/** The panel that plays the transitions, while it is open. */
let page;
/** Starts and stops are done one after another. */
let work = Promise.resolve();

function isProgram(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The setting, a build in the workspace, or the first on the PATH; undefined if there is none. */
function findTransc() {
  const folders = (vscode.workspace.workspaceFolders ?? []).map((folder) => folder.uri.fsPath);
  const setting = vscode.workspace.getConfiguration('transc').get('path');
  if (setting) return folders.length > 0 ? path.resolve(folders[0], setting) : setting;
  const builds = vscode.workspace.isTrusted
    ? folders.flatMap((folder) =>
        ['release', 'debug'].map((build) => path.join(folder, '.build', build, 'transc')))
    : [];
  const inPath = (process.env.PATH ?? '').split(path.delimiter).filter(path.isAbsolute);
  return [...builds, ...inPath.map((folder) => path.join(folder, 'transc'))].find(isProgram);
}

function show(text, detail, severity = vscode.LanguageStatusSeverity.Information) {
  Object.assign(status, { text, detail, severity });
}

async function start() {
  const command = findTransc();
  if (!command || !isProgram(command)) {
    const reason = command ? `${command} is not a program` : 'transc was not found';
    show('transc: not running', reason, vscode.LanguageStatusSeverity.Error);
    vscode.window.showErrorMessage(`${reason}. Install it, or set its path.`, 'Open Settings')
      .then((answer) => answer && vscode.commands.executeCommand(
        'workbench.action.openSettings', 'transc.path'));
    return;
  }
  client = new LanguageClient(
    'transc', 'Transitions', { command, args: ['lsp'], transport: TransportKind.stdio },
    {
      documentSelector: ['file', 'untitled'].map((scheme) => ({ language: 'trans', scheme })),
      synchronize: { configurationSection: 'transc' },
    });
  // Otherwise the client would register the commands of the server, which we have registered.
  client.getFeature('workspace/executeCommand').register = () => {};
  client.onDidChangeState(({ newState }) => {
    const isStopped = newState === State.Stopped;
    show(
      newState === State.Running ? 'transc' : isStopped ? 'transc: stopped' : 'transc: starting',
      command,
      isStopped ? vscode.LanguageStatusSeverity.Warning : undefined);
  });
  await client.start();
}

async function stop() {
  const old = client;
  client = undefined;
  // A server that has crashed cannot be stopped.
  await old?.dispose().catch(() => {});
}

function restart() {
  work = work.then(stop).then(start).catch((error) => {
    show('transc: not running', String(error), vscode.LanguageStatusSeverity.Error);
  });
  return work;
}

/** The document and the position of the cursor, as requests have them. */
function cursor() {
  const editor = vscode.window.activeTextEditor;
  if (editor?.document.languageId !== 'trans') return undefined;
  const { line, character } = editor.selection.active;
  return [{ textDocument: { uri: editor.document.uri.toString() }, position: { line, character } }];
}

/** The document whose title has the button, or that of the cursor. */
function file(address) {
  return address ? [{ textDocument: { uri: address.toString() } }] : cursor();
}

/** The document at the cursor, and the form of its map. */
function picture() {
  const place = cursor();
  return place && [...place, 'svg'];
}

/** The id of the finding at the cursor, or one that the user types. */
async function findingAtCursor() {
  const editor = vscode.window.activeTextEditor;
  const findings = editor ? vscode.languages.getDiagnostics(editor.document.uri) : [];
  const here = findings.find((finding) => finding.range.contains(editor.selection.active));
  const code = here?.code;
  const id = code?.value ?? code ?? (await vscode.window.showInputBox({ prompt: 'Id of a finding' }));
  return id ? [id] : undefined;
}

/** Shows a picture next to the editor. No script can run in it. */
function showPicture(svg) {
  const place = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
  const panel = vscode.window.createWebviewPanel('transc.graph', 'Map of the App', place);
  const policy = "default-src 'none'; style-src 'unsafe-inline'";
  panel.webview.html = '<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy" '
    + `content="${policy}"></head><body>${svg}</body></html>`;
}

/** Shows the page that plays the transitions. Its scripts are those of the server. */
function showPage(html) {
  const place = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
  if (!page) {
    const options = { enableScripts: true, localResourceRoots: [] };
    page = vscode.window.createWebviewPanel('transc.preview', 'Transitions', place, options);
    page.onDidDispose(() => (page = undefined));
  }
  page.webview.html = html;
}

/** Runs a command of the server, and shows the text that it returns. */
async function execute(command, given) {
  // A button of a title gives the address of its file, and no position.
  const isAddress = given[0]?.scheme !== undefined;
  const values = given.length > 0 && !isAddress ? given : await serverCommands[command](given[0]);
  if (!values) return;
  await work;
  if (!client) return;
  const text = await client.sendRequest('workspace/executeCommand', { command, arguments: values });
  if (typeof text !== 'string') return;
  if (values[1] === 'svg') return showPicture(text);
  if (command === 'transc.preview') return showPage(text);
  const document = await vscode.workspace.openTextDocument({ content: text, language: 'markdown' });
  await vscode.window.showTextDocument(document, {
    preview: true, viewColumn: vscode.ViewColumn.Beside,
  });
}

async function activate(context) {
  status = vscode.languages.createLanguageStatusItem('transc', { language: 'trans' });
  status.name = 'transc';
  status.command = { command: 'transc.restart', title: 'Restart' };
  context.subscriptions.push(
    status,
    vscode.commands.registerCommand('transc.restart', restart),
    ...Object.keys(serverCommands).map((command) =>
      vscode.commands.registerCommand(command, (...given) => execute(command, given))),
    vscode.workspace.onDidGrantWorkspaceTrust(restart),
    vscode.workspace.onDidChangeConfiguration((change) =>
      change.affectsConfiguration('transc.path') && restart()));
  await restart();
}

module.exports = { activate, deactivate: () => (work = work.then(stop)) };
