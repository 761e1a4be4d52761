'use strict';
// Runs the module: messages of the Language Server Protocol in and out.

let module;
let isFaulty = false;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

function write(text) {
  const body = encoder.encode(text);
  const head = encoder.encode(`Content-Length: ${body.length}\r\n\r\n`);
  const count = head.length + body.length;
  const place = module.transc_allocate(count);
  const memory = new Uint8Array(module.memory.buffer, place, count);
  memory.set(head);
  memory.set(body, head.length);
  module.transc_receive(place, count);
}

function read() {
  const count = module.transc_take();
  if (!count) return;
  const place = module.transc_allocate(count);
  module.transc_copy(place);
  const bytes = new Uint8Array(module.memory.buffer, place, count).slice();
  module.transc_release(place);
  for (let start = 0; start < count;) {
    const headEnd = bytes.indexOf(10, start);
    const length = Number(decoder.decode(bytes.subarray(start, headEnd)).split(':')[1]);
    const body = headEnd + 3;
    postMessage(JSON.parse(decoder.decode(bytes.subarray(body, body + length))));
    start = body + length;
  }
}

// What has arrived is received before the next step, so that a newer message is seen.
const pauses = new MessageChannel();
let isScheduled = false;
pauses.port1.onmessage = () => {
  isScheduled = false;
  guarded(() => {
    const end = performance.now() + 8;
    let hasMore = 1;
    while (hasMore && performance.now() < end) hasMore = module.transc_step();
    read();
    if (hasMore) schedule();
  });
};

function schedule() {
  if (isScheduled) return;
  isScheduled = true;
  pauses.port2.postMessage(null);
}

// A trap leaves the module unusable.
function guarded(work) {
  if (isFaulty) return;
  try { work(); } catch (error) {
    isFaulty = true;
    postMessage({ fault: String(error) });
  }
}

onmessage = ({ data }) => guarded(() => {
  if (typeof data === 'string') {
    write(data);
    schedule();
  } else {
    module = new WebAssembly.Instance(new WebAssembly.Module(data), {}).exports;
    postMessage({ isReady: true });
  }
});
