// Measures the module of the playground, and compares it with its goals:
//   Scripts/playground --module && node Tests/Browser/figures.mjs .build/playground/transc.wasm
// Times are milliseconds of the processor, so that other work on the machine matters little. The
// last line is `N figures, N beyond their goals`.

import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const bytes = readFileSync(process.argv[2]);
let count = 0;
let misses = 0;
function figure(name, value, goal) {
  count += 1;
  const isMiss = value > goal;
  misses += isMiss;
  console.log(`${name}: ${Math.round(value * 10) / 10}, goal ${goal}${isMiss ? ' MISSED' : ''}`);
}
function timed(work) {
  const begin = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000;
}
const part = (list, share) => [...list].sort((one, other) => one - other)[
  Math.min(list.length - 1, Math.floor(list.length * share))];

figure('module, bytes', bytes.length, 5.3e6);
figure('gzip, bytes', gzipSync(bytes, { level: 9 }).length, 1.9e6);
figure('brotli, bytes', brotliCompressSync(bytes, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
}).length, 1.25e6);

let api;
figure('compile and instantiate', timed(() => {
  const module = new WebAssembly.Module(bytes);
  if (WebAssembly.Module.imports(module).length) throw new Error('the module imports something');
  api = new WebAssembly.Instance(module, {}).exports;
}), 60);
const memory = () => api.memory.buffer.byteLength / 2 ** 20;
console.log(`memory at the start, MB: ${memory()}`);

// MARK: Messages

function send(message) {
  const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
  const all = Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]);
  const place = api.transc_allocate(all.length);
  new Uint8Array(api.memory.buffer, place, all.length).set(all);
  api.transc_receive(place, all.length);
}
function receive() {
  while (api.transc_step());
  const length = api.transc_take();
  const place = api.transc_allocate(length);
  api.transc_copy(place);
  const output = Buffer.from(new Uint8Array(api.memory.buffer, place, length));
  api.transc_release(place);
  const messages = [];
  for (let start = 0; start < length;) {
    const end = output.indexOf('\r\n\r\n', start);
    const size = Number(output.toString('latin1', start + 16, end));
    messages.push(JSON.parse(output.toString('utf8', end + 4, end + 4 + size)));
    start = end + 4 + size;
  }
  return messages;
}
let lastID = 0;
function ask(method, params) {
  lastID += 1;
  send({ id: lastID, method, params });
  const answer = receive().find(({ id }) => id === lastID);
  if (answer.error) throw new Error(answer.error.message);
  return answer.result;
}
let version = 0;
function open(uri, text) {
  version += 1;
  send({
    method: 'textDocument/didOpen',
    params: { textDocument: { uri, languageId: 'trans', version, text } },
  });
  return receive();
}
function change(uri, text) {
  version += 1;
  send({
    method: 'textDocument/didChange',
    params: { textDocument: { uri, version }, contentChanges: [{ text }] },
  });
  return receive();
}
const run = (command, uri, ...more) => ask(
  'workspace/executeCommand', { command, arguments: [{ textDocument: { uri } }, ...more] });

ask('initialize', { capabilities: {} });
send({ method: 'initialized', params: {} });

// MARK: A file of usual size

const uri = 'file:///News.trans';
const news = readFileSync(new URL('../../Examples/News/News.trans', import.meta.url), 'utf8');
figure('first check of News.trans', timed(() => open(uri, news)), 100);
const medians = {
  Swift: [() => run('transc.swift', uri), 4.6],
  page: [() => run('transc.preview', uri), 9.4],
  map: [() => run('transc.graph', uri, 'svg'), 1.8],
  colors: [() => ask('textDocument/semanticTokens/full', { textDocument: { uri } }), 0.4],
  completion: [() => ask('textDocument/completion', {
    textDocument: { uri }, position: { line: 74, character: 27 },
  }), 6.4],
};
for (const [name, [work, goal]] of Object.entries(medians)) {
  figure(`${name} of News.trans`, part(Array.from({ length: 40 }, () => timed(work)), 0.5), goal);
}

// Edits at random places, each undone by the next one but one.
let seed = 55;
const random = (limit) => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return Math.floor(seed / 65536) % limit;
};
const pieces = ['x', ' ', '\n', '{', '}', '"', '(', ')', ': ', '3000000000', 'fade', '// '];
const times = [];
for (let round = 0; round < 10000; round += 1) {
  const place = random(news.length);
  const text = news.slice(0, place) + pieces[random(pieces.length)]
    + news.slice(place + random(3));
  times.push(timed(() => change(uri, round % 2 ? text : news)));
}
figure('a check after an edit, median', part(times, 0.5), 1);
figure('a check after an edit, 95 %', part(times, 0.95), 2);
console.log(`a check after an edit, longest: ${Math.round(Math.max(...times) * 10) / 10}`);
figure('memory after 10 000 edits, MB', memory(), 3.5);

// MARK: A large file

const large = ['engine hero'];
for (let index = 0; index < 500; index += 1) {
  large.push(`hero picture${index}(name: String) = "photo.${index}.\\(name)"`);
  large.push(`screen Screen${index}(name: String) = Screen${index}ViewController {`);
  large.push(`  pictureView: picture${index}(name: name)`);
  large.push(`  titleView: picture${(index + 1) % 500}(name: name) with fade, translate(y: 20)`);
  large.push('}');
}
large.push('registry App {');
for (let index = 0; index < 500; index += 1) {
  large.push(`  push Screen${index} -> Screen${(index + 1) % 500}: slide(left)`);
}
large.push('}', '');
const largeURI = 'file:///Large.trans';
const largeText = large.join('\n');
console.log(`a large file: ${largeText.length} bytes, 500 screens`);
open(largeURI, largeText);
change(largeURI, `${largeText}\n`);
figure('its check', timed(() => change(largeURI, `// \n${largeText}`)), 50);
figure('its Swift', timed(() => run('transc.swift', largeURI)), 100);
figure('its page', timed(() => run('transc.preview', largeURI)), 400);
console.log(`memory, MB: ${memory()}`);
console.log(`${count} figures, ${misses} beyond their goals`);
process.exitCode = misses ? 1 : 0;
