/** Never ends with what is named `endless`, and answers anything else at once. */
export default function work(task) {
  while (task.request.input.name === 'endless');
  return { kind: 'answer', bytes: new TextEncoder().encode(task.request.input.name), encoding: task.encoding };
}
