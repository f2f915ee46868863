// A client on a machine of its own: `node client.mjs <origin> <number>` requests charts, one after the other, until its input
// ends, and keeps to the documented contract: what cannot be reached, and 429, 502, 503 and 504, are tried again after the time of
// Retry-After. Then it prints `{ answered, retried, wrong }`.
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const [origin, number] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const RETRYABLE = [429, 502, 503, 504];
const GIVE_UP_MS = 120_000;
/** Below the limit of a client. */
const PAUSE_MS = 600;

let isEnding = false;
process.stdin.on('end', () => {
  isEnding = true;
});
process.stdin.resume();

const send = (path, body) =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const call = request(origin + path, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.on('data', (piece) => {
        text += piece;
      });
      response.once('error', reject);
      response.once('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    call.once('error', reject).end(body);
  });

const retried = {};
const wrong = [];
let answered = 0;
const again = async (why, seconds) => {
  retried[why] = (retried[why] ?? 0) + 1;
  await pause(seconds * 1000);
};

/** Send a request until it is answered. */
async function answerTo(path, body) {
  for (const began = performance.now(); performance.now() - began < GIVE_UP_MS; ) {
    try {
      const reply = await send(path, body);
      if (!RETRYABLE.includes(reply.status)) return reply;
      await again(reply.status, Number(reply.headers['retry-after'] ?? 1));
    } catch (error) {
      await again(error.code, 1);
    }
  }
  return { status: 0, text: 'given up' };
}

const two = (n) => String(n).padStart(2, '0');
const PLACE = { place: 'Chennai', latitude: 13.0827, longitude: 80.2707, timezone: 5.5 };
for (let n = 0; !isEnding; n++) {
  const time = `${two(n % 24)}:${two(number)}:${two(n % 60)}`;
  const birth = { ...PLACE, date: '1996-12-07', time, sections: ['nakshatra_pada'] };
  const { status, text } = await answerTo('/horoscope', JSON.stringify(birth));
  if (status === 200 && text.includes(`"time":"${time}"`)) answered++;
  else wrong.push(`${status} ${text.slice(0, 200)}`);
  await pause(PAUSE_MS);
}
agent.destroy();
process.stdout.write(`${JSON.stringify({ answered, retried, wrong })}\n`);
