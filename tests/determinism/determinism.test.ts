import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { AYANAMSA_MODES } from '../../src/core/rules/ayanamsaModes.js';

interface GoldenBirth {
  readonly birth: { readonly id: string; readonly date: string; readonly time: string; readonly place: string } & {
    readonly latitude: number;
    readonly longitude: number;
    readonly timezone: number;
  };
}

const golden = JSON.parse(
  readFileSync(fileURLToPath(new URL('../golden/positions.json', import.meta.url)), 'utf8'),
) as { readonly cases: readonly GoldenBirth[] };

/** Every golden birth, each in an ayanamsa of its own so that modes alternate whatever the order. */
const requests = Object.fromEntries(
  golden.cases.map(({ birth: { id, ...birth } }, index) => {
    const mode = AYANAMSA_MODES[(index * 8) % AYANAMSA_MODES.length] ?? 'LAHIRI';
    const { date, time, place, latitude, longitude, timezone } = birth;
    const body = { date, time, place, latitude, longitude, timezone, ayanamsa_mode: mode };
    return [`${id}/${mode}`, mode === 'SIDM_USER' ? { ...body, ayanamsa_value: 23.5 } : body];
  }),
);

/** Clocks and languages that a machine may be set to. */
const SURROUNDINGS = [
  { TZ: 'UTC', LANG: 'C' },
  { TZ: 'Asia/Kolkata', LANG: 'hi_IN.UTF-8' },
  { TZ: 'America/St_Johns', LANG: 'tr_TR.UTF-8' },
];

const script = fileURLToPath(new URL('./digestCharts.mjs', import.meta.url));

/** The digests of four workers in one process of its own. */
const runProcess = (surroundings: Readonly<Record<string, string>>, seed: string): Promise<Record<string, string>[]> =>
  new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [script],
      { env: { ...process.env, ...surroundings, LC_ALL: surroundings.LANG }, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout) => (error ? reject(error) : resolve(JSON.parse(stdout) as Record<string, string>[])),
    );
    child.stdin?.end(JSON.stringify({ requests, seed }));
  });

describe('the golden charts', () => {
  it('are the same bytes in any order, worker, time zone, language and mixture of ayanamsas', async () => {
    const runs: Record<string, string>[] = [];
    for (const surroundings of SURROUNDINGS) runs.push(...(await runProcess(surroundings, surroundings.TZ)));
    expect(runs).toHaveLength(12);
    const [first, ...others] = runs;
    expect(Object.keys(first ?? {})).toHaveLength(Object.keys(requests).length);
    for (const other of others) expect(other).toEqual(first);
  });
});
