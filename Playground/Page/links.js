'use strict';
// Links: the files in the fragment, compressed. `#example=News` is an example.

const linkStart = '#1,';

async function passed(bytes, stream) {
  return new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();
}

async function packed() {
  const list = [...files].map(([name, file]) => [name, file.text]);
  const bytes = await passed(JSON.stringify([current, list]), new CompressionStream('deflate-raw'));
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

// The open file and all files; throws if the word is no such list.
async function unpacked(word) {
  const letters = atob(word.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const stream = new DecompressionStream('deflate-raw');
  const [name, list] = JSON.parse(new TextDecoder().decode(await passed(bytes, stream)));
  const isFile = ([one, value]) => /^[^/\\]+\.trans$/.test(one) && typeof value === 'string'
    && value.length <= longestText;
  if (!list.every(isFile) || !list.some(([one]) => one === name)) throw new Error('no files');
  return { name, list };
}

function forgetLink() {
  if (!location.hash) return;
  // Of a file, only the whole address can be replaced.
  try { history.replaceState(null, '', location.href.split('#')[0]); } catch {}
}

find('share').addEventListener('click', async () => {
  const address = `${location.href.split('#')[0]}${linkStart}${await packed()}`;
  try { history.replaceState(null, '', address); } catch {}
  const isCopied = await navigator.clipboard?.writeText(address).then(() => true, () => false);
  find('share').textContent = isCopied ? 'Link copied' : 'Link is in the address';
  setTimeout(() => { find('share').textContent = 'Copy link'; }, 1500);
});

// The files that the address asks for; those of the first example if it asks for none.
async function askedFiles() {
  const hash = decodeURIComponent(location.hash);
  if (hash.startsWith(linkStart)) {
    try { return await unpacked(hash.slice(linkStart.length)); } catch {
      showNotice('The link is damaged. This is an example instead.');
    }
  }
  const found = examples.findIndex(({ id }) => hash === `#example=${id}`);
  const index = Math.max(found, 0);
  find('example').value = index;
  return { list: examples[index].files, name: examples[index].files[0][0], index };
}
