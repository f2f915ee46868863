import { encodeText } from '@ganita/service/cache/encoding.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer, readRequest, writeAnswer } from 'ganita/api/answer.js';
import { ByteSink } from 'ganita/api/writing/byteSink.js';
import { birthRequest, birthsInTurn } from '../births.mjs';

export const name = 'chart: every key, written and gzipped';
/** The compiler of the engine goes on for some hundred charts; a service has that behind it within minutes. */
export const options = { warmUpMs: 6000 };
export const budgetMs = 60;
export const budgetRatio = 1.25;

export const setup = async () => {
  const ports = await openPorts();
  return { ports, next: birthsInTurn(), sink: new ByteSink(), built: answer('natalChart', birthRequest(0), ports) };
};

/** As a worker of the service does. */
export const writtenIn =
  (encoding) =>
  ({ ports, next, sink }) =>
    encodeText(writeAnswer('natalChart', readRequest('natalChart', next(), ports), ports, sink), encoding);

export const run = writtenIn('gzip');

export const against = {
  name: 'JSON.stringify and gzip of a built answer',
  run: ({ built }) => encodeText(Buffer.from(JSON.stringify(built)), 'gzip'),
};
