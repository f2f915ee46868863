// A worker that takes 100 ms and answers with the name it was asked for.
export default async function work({ request }) {
  await new Promise((resolve) => setTimeout(resolve, 100));
  return { kind: 'answer', bytes: new TextEncoder().encode(request.input.name), encoding: 'identity' };
}
