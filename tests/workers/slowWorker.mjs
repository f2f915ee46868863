// A worker that takes 300 ms and answers with the requested name or time.
export default async function work({ request }) {
  await new Promise((resolve) => setTimeout(resolve, 300));
  const { name, time } = request.input;
  return { kind: 'answer', bytes: new TextEncoder().encode(name ?? time), encoding: 'identity' };
}
