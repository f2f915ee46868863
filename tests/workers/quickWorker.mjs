// A worker that answers at once.
export default function work({ request }) {
  return { kind: 'answer', bytes: new TextEncoder().encode(request.input.name), encoding: 'identity' };
}
