import { NATAL_RULES } from '@ganita/core/rules/areas.js';
import { groupedChoices } from '@ganita/core/rules/choiceGroups.js';
import { RULE_BUNDLES, RULE_CHOICES } from '@ganita/core/rules/rules.js';
import fc from 'fast-check';
import { SECTION_KEYS } from 'ganita/calculations/natal/sectionKeys.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { longCases } from '../../../../tests/cases.js';
import { CHENNAI_BIRTH } from '../http/service.js';
import { median, residentMb } from './residentMb.js';
import { type ServerProcess, startServer } from './server.js';

const REQUESTS = longCases(4000, 10_000);
const LANES = 4;
/** Looks at the memory; the first half of them is the warm-up, in which threads compile and fill their tables. */
const LOOKS = 20;
/** Garbage that waits for its collection makes single samples differ. */
const MOST_GROWTH = 1.1;

const names = NATAL_RULES.filter((name) => !Object.hasOwn(RULE_BUNDLES, name));
const choice = fc
  .constantFrom(...names)
  .chain((name) => fc.constantFrom<unknown>(...RULE_CHOICES[name].values).map((value) => [name, value] as const));
const bodies = fc.record({
  rules: fc.array(choice, { minLength: 1, maxLength: 6 }).map((pairs) => groupedChoices(Object.fromEntries(pairs))),
  sections: fc.subarray([...SECTION_KEYS], { minLength: 1, maxLength: 2 }),
  date: fc.date({ min: new Date('1900-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
});

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({ WORKERS: '2' });
});
afterAll(() => server.stop('SIGKILL'));

it.skipIf(process.platform !== 'linux')(
  `memory is level over ${REQUESTS} charts, each with other rules, sections and days`,
  async () => {
    const cases = fc.sample(bodies, { numRuns: REQUESTS, seed: 20_261_123 });
    const samples: number[] = [];
    const statuses = new Map<number, number>();
    const rest = cases.entries();
    const lane = async (): Promise<void> => {
      for (const [at, { date, ...fields }] of rest) {
        const body = JSON.stringify({ ...CHENNAI_BIRTH, ...fields, date: date.toISOString().slice(0, 10) });
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(`${server.origin}/horoscope`, { method: 'POST', headers, body });
        await answer.arrayBuffer();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (at % (REQUESTS / LOOKS) === 0) samples.push(residentMb(server.child.pid ?? 0));
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    const shown = samples.map(Math.round).join(' ');
    console.log(`resident MB: ${shown}; statuses ${JSON.stringify([...statuses])}`);
    // Choices that do not go together are rejected.
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 400)).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 2);
    const [before, after] = [samples.slice(LOOKS / 2, (3 * LOOKS) / 4), samples.slice((3 * LOOKS) / 4)];
    expect(median(after), shown).toBeLessThan(MOST_GROWTH * median(before));
  },
  1_800_000,
);
