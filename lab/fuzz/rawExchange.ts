import { connect } from 'node:net';
import { PATIENCE_MS } from './client.js';
import type { RawBytes } from './hostileHttp.js';
import type { Answer } from './judge.js';

/** The first answer in what a connection sent, 1xx left out; null while it is not whole. */
function firstAnswer(received: string, bodiless: boolean, ended: boolean): Answer | null {
  const [, status, head, rest] =
    /^HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n([\s\S]*)$/.exec(received) ?? [];
  if (status === undefined || head === undefined || rest === undefined) return null;
  if (status.startsWith('1')) return firstAnswer(rest, bodiless, ended);
  if (bodiless || status === '204' || status === '304') return { status: Number(status), text: '{"detail":""}' };
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  if (length !== undefined) {
    return rest.length < Number(length) ? null : { status: Number(status), text: rest.slice(0, Number(length)) };
  }
  const whole = /^transfer-encoding: chunked/im.test(head) ? rest.endsWith('0\r\n\r\n') : ended;
  return whole ? { status: Number(status), text: rest } : null;
}

/** Send bytes as they are and read one answer; `closed` where the other side gave none. */
export function exchange(port: number, sent: RawBytes): Promise<Answer | 'hung' | 'closed'> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1');
    const finish = (outcome: Answer | 'hung' | 'closed'): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(outcome);
    };
    const timer = setTimeout(() => finish('hung'), PATIENCE_MS);
    socket.on('connect', () => (sent.whole ? socket.write(sent.bytes) : socket.end(sent.bytes)));
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      const answer = firstAnswer(received, sent.bodiless, false);
      if (answer !== null) finish(answer);
    });
    // A server that has rejected closes while we still send; what it said before is in `received`.
    socket.on('error', () => finish(firstAnswer(received, sent.bodiless, true) ?? 'closed'));
    socket.on('close', () => finish(firstAnswer(received, sent.bodiless, true) ?? 'closed'));
  });
}
