// A client that asks for charts and throws the answers away unread, so that it takes hardly anything from the service it
// measures: `node chartClient.mjs PORT CONNECTIONS SECONDS fresh|same`. Prints `{ answers, perSecond, p50, p99 }`.
import { connect } from 'node:net';
import { freshBirth, sameBirth } from '../parts/clients.mjs';

const [port, connections, seconds] = process.argv.slice(2, 5).map(Number);
const next = process.argv[5] === 'same' ? sameBirth : freshBirth;
const END_OF_HEAD = '\r\n\r\n';

function requestText() {
  const body = JSON.stringify(next());
  const head = [
    'POST /horoscope HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    'accept-encoding: gzip',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return `${head.join('\r\n')}${END_OF_HEAD}${body}`;
}

/** Length of an answer with its head. */
function lengthOf(head) {
  if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(`no success: ${head.slice(0, 200)}`);
  return head.indexOf(END_OF_HEAD) + END_OF_HEAD.length + Number(/content-length: (\d+)/i.exec(head)[1]);
}

const began = performance.now();
const until = began + seconds * 1000;
const latencies = [];

/** One connection that asks again as soon as it has its answer. */
const asking = () =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let [received, expected, asked, head] = [0, null, 0, ''];
    const ask = () => {
      [received, expected, asked, head] = [0, null, performance.now(), ''];
      socket.write(requestText());
    };
    socket.once('error', reject);
    socket.on('data', (bytes) => {
      received += bytes.length;
      if (expected === null) {
        head += bytes.toString('latin1');
        if (!head.includes(END_OF_HEAD)) return;
        expected = lengthOf(head);
      }
      if (received < expected) return;
      const now = performance.now();
      latencies.push(now - asked);
      if (now < until) return ask();
      socket.end();
      resolve();
    });
    ask();
  });

await Promise.all(Array.from({ length: connections }, asking));
const sorted = latencies.sort((a, b) => a - b);
const quantile = (q) => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))];
const perSecond = (sorted.length * 1000) / (performance.now() - began);
console.log(JSON.stringify({ answers: sorted.length, perSecond, p50: quantile(0.5), p99: quantile(0.99) }));
