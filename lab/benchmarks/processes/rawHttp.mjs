// A connection that knows as much of HTTP as a benchmark needs, so that the client takes hardly anything from the service.
import { connect } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';

/** The text of a request; `body` is sent as JSON. */
export function requestText(method, path, headers = [], body = null) {
  const json = body === null ? '' : JSON.stringify(body);
  const about = body === null ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(json)}`];
  return `${[`${method} ${path} HTTP/1.1`, 'host: localhost', ...headers, ...about].join('\r\n')}${END_OF_HEAD}${json}`;
}

/** Length of an answer with its head. */
function lengthOf(head) {
  if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(`no success: ${head.slice(0, 200)}`);
  return head.indexOf(END_OF_HEAD) + END_OF_HEAD.length + Number(/content-length: (\d+)/i.exec(head)[1]);
}

/**
 * A connection that sends one request after the other: `{ ask(text), isOpen(), close() }`; `ask` gives the milliseconds
 * until the whole answer has come, which is thrown away unread. Errors: an answer other than 200, a connection that is closed.
 */
export function openConnection(port) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let [received, expected, head, asked] = [0, null, '', 0];
  let settle = { resolve() {}, reject() {} };
  socket.on('error', (error) => settle.reject(error));
  socket.on('close', () => settle.reject(new Error('the connection was closed')));
  socket.on('data', (bytes) => {
    received += bytes.length;
    try {
      if (expected === null) {
        head += bytes.toString('latin1');
        if (!head.includes(END_OF_HEAD)) return;
        expected = lengthOf(head);
      }
      if (received >= expected) settle.resolve(performance.now() - asked);
    } catch (error) {
      settle.reject(error);
    }
  });
  return {
    ask: (text) =>
      new Promise((resolve, reject) => {
        if (!socket.writable) return reject(new Error('the connection is closed'));
        settle = { resolve, reject };
        [received, expected, head, asked] = [0, null, '', performance.now()];
        socket.write(text);
      }),
    isOpen: () => socket.writable,
    close: () => socket.end(),
  };
}

/** What a client prints: how many answers, how many of them a second, the middle and the ninety-ninth percentile of latency. */
export function printLatencies(latencies, seconds) {
  const sorted = [...latencies].sort((a, b) => a - b);
  const quantile = (q) => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))];
  const summary = {
    answers: sorted.length,
    perSecond: sorted.length / seconds,
    p50: quantile(0.5),
    p99: quantile(0.99),
  };
  console.log(JSON.stringify(summary));
}
