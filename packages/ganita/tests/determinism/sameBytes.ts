import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AYANAMSA_MODES } from '@ganita/core/rules/ayanamsaModes.js';
import { expect } from 'vitest';

interface GoldenBirth {
  readonly birth: { readonly id: string; readonly date: string; readonly time: string; readonly place: string } & {
    readonly latitude: number;
    readonly longitude: number;
    readonly timezone: number;
  };
}

const golden = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../../tests/golden/positions.json', import.meta.url)), 'utf8'),
) as { readonly cases: readonly GoldenBirth[] };

/** Every golden birth, each in an ayanamsa of its own so that modes alternate whatever the order. */
const REQUESTS = golden.cases.map(({ birth: { id, ...birth } }, index) => {
  const mode = AYANAMSA_MODES[(index * 8) % AYANAMSA_MODES.length] ?? 'LAHIRI';
  const { date, time, place, latitude, longitude, timezone } = birth;
  const body = { date, time, place, latitude, longitude, timezone, ayanamsa_mode: mode };
  return [`${id}/${mode}`, mode === 'SIDM_USER' ? { ...body, ayanamsa_value: 23.5 } : body] as const;
});

/** Clocks and languages that a machine may be set to. */
const SURROUNDINGS = [
  { TZ: 'UTC', LANG: 'C' },
  { TZ: 'Asia/Kolkata', LANG: 'hi_IN.UTF-8' },
  { TZ: 'America/St_Johns', LANG: 'tr_TR.UTF-8' },
];

const script = fileURLToPath(new URL('./digestCharts.mjs', import.meta.url));

/** The digests of each of so many workers in one process of its own. */
const runProcess = (
  surroundings: Readonly<Record<string, string>>,
  sent: { readonly requests: object; readonly workers: number; readonly seed: string },
): Promise<Record<string, string>[]> =>
  new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [script],
      { env: { ...process.env, ...surroundings, LC_ALL: surroundings.LANG }, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout) => (error ? reject(error) : resolve(JSON.parse(stdout) as Record<string, string>[])),
    );
    child.stdin?.end(JSON.stringify(sent));
  });

/** Compute every n-th golden chart in each of so many workers of a process for each of the surroundings: all must agree. */
export async function expectSameBytes(everyNth: number, workers: number): Promise<void> {
  const requests = Object.fromEntries(REQUESTS.filter((_, index) => index % everyNth === 0));
  const runs: Record<string, string>[] = [];
  for (const surroundings of SURROUNDINGS) {
    runs.push(...(await runProcess(surroundings, { requests, workers, seed: surroundings.TZ })));
  }
  expect(runs).toHaveLength(SURROUNDINGS.length * workers);
  const [first, ...others] = runs;
  expect(Object.keys(first ?? {})).toHaveLength(Object.keys(requests).length);
  for (const other of others) expect(other).toEqual(first);
}
