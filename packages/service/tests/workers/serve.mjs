// What a worker exports, as packages/service/src/workers/worker.ts does: each task is answered with a text.
export function serve(answerTo) {
  const run = async (task) => ({
    kind: 'answer',
    bytes: new TextEncoder().encode(await answerTo(task)),
    encoding: 'identity',
  });
  return { load: () => null, answer: run, print: run };
}
