/**
 * Bounds what the page shows of an answer. A browser needs many seconds to lay out 4 MB, so only the beginning is passed on
 * to the page, and the whole answer is offered as a file.
 */
const SHOWN_BYTES = 100_000;
const DESCRIPTION_PATH = '/docs/json';
const IS_TEXT = /^(text\/|application\/(json|x-ndjson|problem\+json))/;
const IS_JSON = /^application\/(json|problem\+json)/;

const send = window.fetch.bind(window);
const notice = document.createElement('p');
const words = document.createElement('span');
const link = document.createElement('a');
notice.id = 'whole-answer';
notice.role = 'status';
notice.hidden = true;
link.textContent = 'Download the whole answer';
notice.append(words, ' ', link);
document.body.append(notice);

/** @param {number} bytes */
const sizeOf = (bytes) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

function withdrawDownload() {
  notice.hidden = true;
  if (link.href !== '') URL.revokeObjectURL(link.href);
  link.removeAttribute('href');
}

/**
 * @param {Blob} whole
 * @param {string} path
 */
function offerDownload(whole, path) {
  const [, ending] = /[/+-]([a-z]+)(?:;|$)/.exec(whole.type) ?? [];
  words.textContent = `The answer has ${sizeOf(whole.size)}.`;
  link.href = URL.createObjectURL(whole);
  link.download = `${path.replace(/^\//, '').replaceAll('/', '-')}.${ending ?? 'txt'}`;
  notice.hidden = false;
}

/**
 * What is shown of an answer that is offered as a file.
 *
 * @param {Blob} whole
 */
async function beginningOf(whole) {
  if (!IS_TEXT.test(whole.type)) return `a file of type ${whole.type}`;
  const text = await whole.text();
  const shown = IS_JSON.test(whole.type) ? JSON.stringify(JSON.parse(text), null, 2) : text;
  return `${shown.slice(0, SHOWN_BYTES)}\n\n... this is the beginning of ${sizeOf(whole.size)}`;
}

window.fetch = async (input, options) => {
  const response = await send(input, options);
  const path = new URL(response.url).pathname;
  if (path === DESCRIPTION_PATH) return response;
  withdrawDownload();
  const whole = await response.clone().blob();
  if (IS_TEXT.test(whole.type) && whole.size <= SHOWN_BYTES) return response;
  offerDownload(whole, path);
  const { status, statusText } = response;
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  return new Response(await beginningOf(whole), { status, statusText, headers });
};
