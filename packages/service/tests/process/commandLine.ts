import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const MAIN = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

/** How a run ended. */
interface Ended {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Run the built command line in a process of its own. */
export const run = (...args: readonly string[]): Promise<Ended> => runWith({}, ...args);

/** The same with variables of the environment. */
export const runWith = (environment: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const options = { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, ...environment } };
    execFile(process.execPath, [MAIN, ...args], options, (error, out, err) => {
      resolve({ status: error === null ? 0 : Number(error.code), out, err });
    });
  });

/** The same by a shell, in which `ganita` is the command line. */
export const runShell = (script: string): Promise<Ended> =>
  new Promise((resolve) => {
    const command = `ganita() { "${process.execPath}" "${MAIN}" "$@"; }; ${script}`;
    execFile('sh', ['-c', command], { maxBuffer: 64 * 1024 * 1024 }, (error, out, err) => {
      resolve({ status: error === null ? 0 : Number(error.code), out, err });
    });
  });

/** Options of a place, and of a birth there. */
export const PLACE = ['--lat', '13.0827', '--lon', '80.2707', '--tz', '5.5'];
export const BIRTH = ['--date', '1996-12-07', '--time', '10:34:00', ...PLACE];

/** A run that needs a file ends with status 1 and one line that names it. */
export async function expectUnavailable(file: string, ...args: readonly string[]): Promise<void> {
  const { status, out, err } = await run(...args);
  expect([status, out]).toEqual([1, '']);
  expect(err).toMatch(/^ganita: ENOENT[^\n]*\n$/);
  expect(err).toContain(file);
}
