import { eclipseAtPlace, type GrahanaFacts } from '@ganita/core/eclipses/eclipseAtPlace.js';
import { eclipseAfter } from '@ganita/core/eclipses/globalEclipse.js';
import type { Sutak } from '@ganita/core/eclipses/hinduEclipse.js';
import type { Ephemeris } from '@ganita/core/ephemeris/ephemeris.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { resolveRules } from '@ganita/core/rules/rules.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { constantClock } from '@ganita/core/time/civilClock.js';
import { momentMinuteText, momentText } from '@ganita/core/time/civilText.js';
import { HOURS_PER_DAY, julianDayUt } from '@ganita/core/time/julianDay.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await createSwissEphemeris();
});

const INDIA_HOURS = 5.5;
const DELHI = { place: { latitudeDeg: 28.6139, longitudeDeg: 77.209 }, clock: constantClock(INDIA_HOURS) };

/** The Moon of Delhi 2022-11-08, which rises eclipsed at 17:32, and the Sun of 2022-10-25, which sets eclipsed. */
const ECLIPSES = { lunar: 2_459_891, solar: 2_459_877 } as const;

function grahanaAtDelhi(kind: keyof typeof ECLIPSES, chosen: Readonly<Record<string, string>> = {}): GrahanaFacts {
  const rules = resolveRules(DAILY_RULES, chosen);
  const eclipse = eclipseAfter(ephemeris, kind, julianDayUt(ECLIPSES[kind]));
  const grahana = eclipseAtPlace(openObservatory(ephemeris, rules), eclipse, DELHI, rules)?.grahana;
  if (grahana == null) throw new Error('no grahana');
  return grahana;
}

const sutakOf = ({ sutak }: GrahanaFacts): Sutak => {
  if (sutak === null) throw new Error('no sutak');
  return sutak;
};

describe('sutak', () => {
  it.each([
    ['lunar', 9],
    ['solar', 12],
  ] as const)('of the %s eclipse starts %i hours before sparsha by the rule of hours', (kind, hours) => {
    // docs/rules/11-eclipses-and-visibility.md#section-4-2
    const grahana = grahanaAtDelhi(kind, { sutak_rule: 'hours_12_9' });
    const start = sutakOf(grahana).startJdUt ?? 0;
    expect((grahana.sparshaJdUt - start) * HOURS_PER_DAY).toBeCloseTo(hours, 6);
  });

  it('of the eclipsed moonrise of Delhi 2022-11-08 starts at the printed 09:21, and for the vulnerable at 14:48', () => {
    // docs/rules/11-eclipses-and-visibility.md#section-4-3 and #section-4-4
    const grahana = grahanaAtDelhi('lunar');
    const { startJdUt, startVulnerableJdUt } = sutakOf(grahana);
    expect(momentMinuteText(startJdUt ?? julianDayUt(0), INDIA_HOURS)).toBe('09:21');
    expect(momentMinuteText(startVulnerableJdUt ?? julianDayUt(0), INDIA_HOURS)).toBe('14:48');
    expect(grahana).toMatchObject({ grastodaya: true, grastasta: false });
  });

  it('counted from the first contact starts two praharas earlier there, at 03:21', () => {
    // docs/rules/11-eclipses-and-visibility.md#section-4-3; the minute is truncated.
    const { startJdUt } = sutakOf(grahanaAtDelhi('lunar', { sutak_from: 'first_contact' }));
    expect(momentText(startJdUt ?? julianDayUt(0), INDIA_HOURS)).toMatch(/^2022-11-08T03:21/);
  });

  it('ends with the eclipse, at the setting where the Sun sets eclipsed', () => {
    // docs/rules/11-eclipses-and-visibility.md#section-4-5
    for (const kind of ['lunar', 'solar'] as const) {
      const grahana = grahanaAtDelhi(kind);
      expect([kind, sutakOf(grahana).endJdUt]).toEqual([kind, grahana.mokshaJdUt]);
      expect([kind, grahana.grastasta]).toEqual([kind, kind === 'solar']);
    }
  });

  it('is absent by the rule none', () => {
    expect(grahanaAtDelhi('lunar', { sutak_rule: 'none' }).sutak).toBeNull();
  });
});
