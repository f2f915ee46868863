import { createReadStream } from 'node:fs';
import { answer } from '../api/answer.js';
import { answerLines } from '../api/batch/batch.js';
import type { BatchEndpoint } from '../api/endpoint.js';
import { StructureError } from '../calculations/validation/parseJson.js';
import type { Command } from './command.js';
import { lineFailureOf } from './errors.js';
import { openCommandPorts } from './ports.js';

const PROGRESS_EVERY = 100;

/** `ganita batch births.ndjson`: a chart for each line, printed as it is computed; `-` reads standard input. */
export const batchCommand = ({ summary, command: { defaults = {} } }: BatchEndpoint): Command => ({
  summary,
  help: () =>
    '  a file with a request in JSON on each line, or - for standard input; a line that fails has its error in its answer, and the command exits with 0\n',
  async run(args) {
    const [file] = args;
    if (file === undefined || args.length > 1)
      throw new StructureError('missing_field', 'file', 'requires one file, or - for standard input');
    const ports = await openCommandPorts();
    const input = file === '-' ? process.stdin : createReadStream(file);
    const answered = answerLines(input, {
      answer: async (body) => answer('natalChart', withDefaults(body, defaults), ports),
      failureOf: lineFailureOf,
      width: 1,
      maxLines: Number.POSITIVE_INFINITY,
    });
    let done = 0;
    for await (const line of answered) {
      process.stdout.write(`${JSON.stringify(line)}\n`);
      done++;
      if (done % PROGRESS_EVERY === 0 && process.stderr.isTTY) process.stderr.write(`\r${done} charts`);
    }
    if (process.stderr.isTTY) process.stderr.write(`\r${done} charts\n`);
    return '';
  },
});

const withDefaults = (body: unknown, defaults: object): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...defaults, ...body } : body;
