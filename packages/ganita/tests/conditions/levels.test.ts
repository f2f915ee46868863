import { EVENT_TYPES } from '@ganita/core/muhurta/events/events.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { beforeAll, describe, expect, it } from 'vitest';

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});

const DELHI = { latitude: 28.6139, longitude: 77.209, zone: 'Asia/Kolkata' };
const LEVELS = ['strict', 'standard', 'lenient'] as const;

/** Days with an interval, by level. */
const daysOf = (changes: object) =>
  LEVELS.map((strictness) =>
    answer('muhurtaDates', { ...DELHI, detail: 'brief', strictness, ...changes }, ports).muhurta.muhurta_days.map(
      ({ date }) => date,
    ),
  ) as [string[], string[], string[]];

function expectNested([strict, standard, lenient]: readonly [string[], string[], string[]]): void {
  expect(standard).toEqual(expect.arrayContaining(strict));
  expect(lenient).toEqual(expect.arrayContaining(standard));
}

describe('the days of a level are within those of the next', () => {
  it.each(EVENT_TYPES)('for %s', (event_type) => {
    expectNested(daysOf({ event_type, from_date: '2026-01-10', to_date: '2026-03-10' }));
  });

  it('for a printed list too, whose days near an asta stay out', () => {
    const days = daysOf({
      event_type: 'vivaha',
      from_date: '2025-01-01',
      to_date: '2025-12-31',
      rules: { as_published: 'drik' },
    });
    expectNested(days);
    expect(days[0].length).toBeGreaterThan(0);
    expect(days[0].length).toBeLessThan(days[1].length);
  });
});
