import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../../tests/architecture/sourceFiles.js';

const REGISTER = './tools/typescript/register.mjs';
const COMMAND = 'lab/conformance/main.ts';

interface Ended {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Run the command as `npm run agreement` does after the build. */
const run = (...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['--import', REGISTER, COMMAND, ...args], { cwd: projectRoot }, (error, out, err) => {
      resolve({ status: error === null ? 0 : Number(error.code), out, err });
    });
  });

describe('npm run agreement', () => {
  it('compares a file of golden values and ends with 0 where all agree', async () => {
    const { status, out, err } = await run('--golden', 'tests/golden', '--file', 'arudhas');
    expect(err).toBe('');
    expect(out).toMatch(/^arudhas\.json: \d+ values; \d+ compared, \d+ equal, 0 in the ledger, 0 different; /m);
    expect(status).toBe(0);
  });

  it('ends with 2 and its options where it cannot be run as given', async () => {
    const { status, err } = await run('--file', 'unknown');
    expect(err).toContain('no reader for unknown.json');
    expect(err).toContain('--golden DIR');
    expect(status).toBe(2);
  });
});
