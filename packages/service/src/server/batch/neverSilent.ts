import { within } from './within.js';

const EMPTY_LINE = Buffer.from('\n');

/**
 * The same bytes, with an empty line whenever nothing comes for so long: a client that has disconnected is noticed only
 * when something is sent to it, because the rest of its request is not read meanwhile.
 */
export async function* neverSilent(
  text: AsyncIterable<Uint8Array>,
  silenceMs: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  const pieces = text[Symbol.asyncIterator]();
  let coming = pieces.next();
  try {
    for (;;) {
      const piece = await within(coming, silenceMs);
      if (piece === null) {
        yield EMPTY_LINE;
        continue;
      }
      if (piece.done === true) return;
      yield piece.value;
      coming = pieces.next();
    }
  } finally {
    // What is still awaited has no reader any more, and its error none either.
    coming.catch(() => undefined);
    void pieces.return?.();
  }
}
