import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { beforeAll, describe, expect, it } from 'vitest';

interface WireDasha {
  readonly balance_at_birth: Readonly<Record<'total_years' | `whole_${'years' | 'months' | 'days'}`, number>> | null;
  readonly periods: readonly { readonly start: string }[];
}

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});

/** Every graha and rasi dasha of a birth in Chennai. */
function dashasAt(date: string, time: string): readonly (readonly [string, WireDasha])[] {
  const birth = { date, time, place: 'Chennai', latitude: 13.0827, longitude: 80.2707, timezone: 5.5 };
  const request = { ...birth, sections: ['graha_dashas', 'rasi_dashas'], dasha_levels: 1 };
  const { horoscope } = answer('natalChart', request, ports) as {
    readonly horoscope: Readonly<Record<'graha_dashas' | 'rasi_dashas', Readonly<Record<string, WireDasha>>>>;
  };
  return [...Object.entries(horoscope.graha_dashas), ...Object.entries(horoscope.rasi_dashas)];
}

describe('the balance of every dasha', () => {
  it.each([
    ['1996-12-07', '10:34:00'],
    ['1996-12-07', '23:51:00'],
    ['1984-02-29', '00:09:00'],
  ])('that starts at the birth of %s %s is the years of its first period', (date, time) => {
    const dashas = dashasAt(date, time);
    expect(dashas).toHaveLength(66);
    const whole = dashas.filter(([, { balance_at_birth, periods }]) => {
      const startsAtBirth = periods[0]?.start === `${date}T${time}`;
      return startsAtBirth && Number.isInteger(balance_at_birth?.total_years);
    });
    expect(whole.length).toBeGreaterThan(20);
    for (const [id, { balance_at_birth }] of whole) {
      const { total_years, whole_years, whole_months, whole_days } = balance_at_birth ?? {};
      expect([id, whole_years, whole_months, whole_days]).toEqual([id, total_years, 0, 0]);
    }
  });
});
