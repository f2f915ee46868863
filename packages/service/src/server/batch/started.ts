/** The same pieces, once the first is ready: an earlier failure has a status of its own. */
export async function started<T>(pieces: AsyncIterable<T>): Promise<AsyncIterable<T>> {
  const all = pieces[Symbol.asyncIterator]();
  const first = await all.next();
  return (async function* () {
    try {
      for (let next = first; next.done !== true; next = await all.next()) yield next.value;
    } finally {
      await all.return?.();
    }
  })();
}
