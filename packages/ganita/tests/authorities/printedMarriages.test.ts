import { readFileSync } from 'node:fs';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { expect, it } from 'vitest';

/** Dates of a printed list for Delhi. */
const PRINTED = readFileSync(new URL('printedMarriages.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const DELHI = { latitude: 28.6139, longitude: 77.209, zone: 'Asia/Kolkata' };

it('the dates of a printed list are found by its profile, and few others', async () => {
  const { muhurta } = answer(
    'muhurtaDates',
    {
      ...DELHI,
      event_type: 'vivaha',
      from_date: PRINTED[0] as string,
      to_date: PRINTED.at(-1) as string,
      detail: 'brief',
      rules: { as_published: 'drik' },
    },
    await openPorts(),
  );
  const offered = muhurta.muhurta_days.map(({ date }) => date);
  const found = PRINTED.filter((date) => offered.includes(date));
  expect(found.length / PRINTED.length).toBeGreaterThanOrEqual(0.85);
  expect(offered.length).toBeLessThanOrEqual((PRINTED.length * 4) / 3);
});
