// A client on a machine of its own: `node caller.mjs <origin> <calls>` prints how many of its calls were not rejected by a limit.
const [origin, calls] = process.argv.slice(2);
let passed = 0;
for (let n = 0; n < Number(calls); n++) {
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(`${origin}/horoscope`, { method: 'POST', body: '{}', headers });
  if (status === 422) passed++;
  else if (status !== 429) throw new Error(`status ${status}`);
}
process.stdout.write(`${passed}\n`);
