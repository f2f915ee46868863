import { describe, expect, it } from 'vitest';
import type { LunarMonth, LunarMonthName } from '../panchanga/lunarMonths.js';
import { julianDayUt } from '../time/julianDay.js';
import { NAKSHATRAS } from '../zodiac/nakshatras.js';
import { SIGNS } from '../zodiac/signs.js';
import { WEEKDAYS } from '../zodiac/weekdays.js';
import type { DateFacts } from './dateFacts.js';
import { eventRow } from './events/events.js';
import { EXCLUSION_IDS, EXCLUSIONS, type ExclusionId } from './exclusions.js';
import { matchedExclusions } from './matchedExclusions.js';
import { supportsOf } from './score.js';

const month = (amanta: LunarMonthName, changes: Partial<LunarMonth> = {}): LunarMonth => ({
  startJdUt: julianDayUt(0),
  endJdUt: julianDayUt(29.5),
  amanta,
  amantaIndex: 0,
  purnimanta: amanta,
  paksha: 'shukla',
  isAdhika: false,
  isNija: false,
  isKshaya: false,
  skipped: null,
  ...changes,
});

/** A date on which nothing is barred: Monday, Shukla 2, Rohini, Sun in Taurus. */
const CLEAR: DateFacts = {
  evaluatedJdUt: julianDayUt(0),
  vara: 'Monday',
  numbers: {
    tithi: 2,
    karana: 4,
    nakshatra: 4,
    pada: 14,
    yoga: 2,
    moon_sign: 2,
    sun_sign: 2,
    sun_nakshatra: 3,
  },
  angas: { tithi: 2, nakshatra: 4, moonSign: 'Taurus' },
  tara: 2,
  chandraHouse: 1,
  sunDeg: 35,
  moonDeg: 45,
  lunarMonth: month('vaishakha'),
  isAsta: () => false,
  signOfJupiter: () => 'Cancer',
  hasEclipse: () => false,
  inGrahana: () => false,
  tithisTouching: () => 2,
  tithiAtOpening: () => 2,
  tithiAtPreviousOpening: () => 1,
  hasSankranti: () => false,
  daysFromSankranti: () => 10,
};

type Changes = Partial<Omit<DateFacts, 'numbers'>> & { readonly numbers?: Partial<DateFacts['numbers']> };
const facts = (changes: Changes): DateFacts => ({
  ...CLEAR,
  ...changes,
  numbers: { ...CLEAR.numbers, ...changes.numbers },
});

/** For each exclusion a date on which it applies, and the same date with one condition changed. */
const CASES: readonly (readonly [id: ExclusionId, present: Changes, absent: Changes])[] = [
  ['adhika_masa', { lunarMonth: month('ashadha', { isAdhika: true }) }, { lunarMonth: month('ashadha') }],
  ['kshaya_masa', { lunarMonth: month('pausha', { isKshaya: true }) }, { lunarMonth: month('pausha') }],
  ['guru_asta', { isAsta: (planet) => planet === 'Jupiter' }, { isAsta: (planet) => planet === 'Venus' }],
  ['shukra_asta', { isAsta: (planet) => planet === 'Venus' }, { isAsta: (planet) => planet === 'Jupiter' }],
  [
    'guru_bala_vriddha',
    { isAsta: (planet, days) => planet === 'Jupiter' && days === 3 },
    { isAsta: (planet) => planet === 'Venus' },
  ],
  [
    'shukra_bala_vriddha',
    { isAsta: (planet, days) => planet === 'Venus' && days === 3 },
    { isAsta: (planet) => planet === 'Jupiter' },
  ],
  ['simhastha_guru', { signOfJupiter: () => 'Leo' }, { signOfJupiter: () => 'Virgo' }],
  [
    'pitru_paksha',
    { lunarMonth: month('bhadrapada'), numbers: { tithi: 16 } },
    { lunarMonth: month('bhadrapada'), numbers: { tithi: 15 } },
  ],
  [
    'pitru_paksha',
    { lunarMonth: month('bhadrapada'), numbers: { tithi: 30 } },
    { lunarMonth: month('bhadrapada', { isAdhika: true }), numbers: { tithi: 30 } },
  ],
  [
    'holashtaka',
    { lunarMonth: month('phalguna'), numbers: { tithi: 8 } },
    { lunarMonth: month('phalguna'), numbers: { tithi: 7 } },
  ],
  [
    'holashtaka',
    { lunarMonth: month('phalguna'), numbers: { tithi: 15 } },
    { lunarMonth: month('phalguna'), numbers: { tithi: 16 } },
  ],
  [
    'chaturmasa',
    { lunarMonth: month('ashadha'), numbers: { tithi: 11 } },
    { lunarMonth: month('ashadha'), numbers: { tithi: 10 } },
  ],
  [
    'chaturmasa',
    { lunarMonth: month('ashadha'), numbers: { tithi: 30 } },
    { lunarMonth: month('ashadha', { isAdhika: true }), numbers: { tithi: 30 } },
  ],
  ['chaturmasa', { lunarMonth: month('shravana', { isAdhika: true }) }, { lunarMonth: month('vaishakha') }],
  [
    'chaturmasa',
    { lunarMonth: month('kartika'), numbers: { tithi: 10 } },
    { lunarMonth: month('kartika'), numbers: { tithi: 11 } },
  ],
  [
    'chaturmasa',
    { lunarMonth: month('kartika', { isAdhika: true }), numbers: { tithi: 20 } },
    { lunarMonth: month('kartika'), numbers: { tithi: 20 } },
  ],
  ['dhanu_mina_masa', { numbers: { sun_sign: 12 } }, { numbers: { sun_sign: 11 } }],
  ['dhanu_mina_masa', { numbers: { sun_sign: 9 } }, { numbers: { sun_sign: 10 } }],
  ['dakshinayana', { numbers: { sun_sign: 4 } }, { numbers: { sun_sign: 3 } }],
  ['dakshinayana', { numbers: { sun_sign: 9 } }, { numbers: { sun_sign: 10 } }],
  ['grahana_day', { hasEclipse: () => true }, {}],
  ['grahana_day', { inGrahana: () => true }, {}],
  ['kshaya_tithi_day', { tithisTouching: () => 3 }, { tithisTouching: () => 2 }],
  ['vriddhi_tithi_day', { tithiAtPreviousOpening: () => 2 }, { tithiAtPreviousOpening: () => 1 }],
  ['debt_sankranti_day', { hasSankranti: () => true }, {}],
  ['sankranti', { daysFromSankranti: () => 6.4 / 24 }, { daysFromSankranti: () => 6.41 / 24 }],
  ['vishti', { numbers: { karana: 8 } }, { numbers: { karana: 7 } }],
  ['vyatipata', { numbers: { yoga: 17 } }, { numbers: { yoga: 16 } }],
  ['vaidhriti', { numbers: { yoga: 27 } }, { numbers: { yoga: 26 } }],
  ['bad_yoga', { numbers: { yoga: 19 } }, { numbers: { yoga: 17 } }],
  ['krakacha', { vara: 'Sunday', numbers: { tithi: 12 } }, { vara: 'Monday', numbers: { tithi: 12 } }],
  ['krakacha', { vara: 'Saturday', numbers: { tithi: 21 } }, { vara: 'Saturday', numbers: { tithi: 22 } }],
  ['dagdha_tithi', { vara: 'Tuesday', numbers: { tithi: 20 } }, { vara: 'Wednesday', numbers: { tithi: 20 } }],
  ['masa_dagdha_tithi', { numbers: { tithi: 4, sun_sign: 2 } }, { numbers: { tithi: 4, sun_sign: 3 } }],
  ['masa_dagdha_tithi', { numbers: { tithi: 27, sun_sign: 7 } }, { numbers: { tithi: 28, sun_sign: 7 } }],
  ['gandanta', { moonDeg: 120 + 10 / 3 - 1e-9 }, { moonDeg: 120 + 10 / 3 + 1e-9 }],
  ['gandanta', { moonDeg: 356.7 }, { moonDeg: 356.6 }],
  ['chandrashtama', { chandraHouse: 8 }, { chandraHouse: 7 }],
  ['panchaka', { moonDeg: 300 }, { moonDeg: 299.999 }],
  ['bhumi_shayana', { numbers: { sun_nakshatra: 3, nakshatra: 7 } }, { numbers: { sun_nakshatra: 3, nakshatra: 8 } }],
  ['kalasha_chakra', { numbers: { sun_nakshatra: 3, nakshatra: 7 } }, { numbers: { sun_nakshatra: 3, nakshatra: 8 } }],
  ['ekargala', { numbers: { yoga: 6 }, sunDeg: 1, moonDeg: 27 }, { numbers: { yoga: 6 }, sunDeg: 1, moonDeg: 14 }],
  ['ekargala', { numbers: { yoga: 17 }, sunDeg: 1, moonDeg: 27 }, { numbers: { yoga: 16 }, sunDeg: 1, moonDeg: 27 }],
  // Abhijit is the 22nd of twenty-eight, Shravana the 23rd.
  ['ekargala', { numbers: { yoga: 1 }, sunDeg: 1, moonDeg: 281 }, { numbers: { yoga: 1 }, sunDeg: 1, moonDeg: 280.8 }],
  ['guru_pushya', { vara: 'Thursday', numbers: { nakshatra: 8 } }, { vara: 'Sunday', numbers: { nakshatra: 8 } }],
  ['bhauma_ashwini', { vara: 'Tuesday', numbers: { nakshatra: 1 } }, { vara: 'Tuesday', numbers: { nakshatra: 2 } }],
  ['shani_rohini', { vara: 'Saturday', numbers: { nakshatra: 4 } }, { vara: 'Friday', numbers: { nakshatra: 4 } }],
  ['debt_vriddhi_yoga', { numbers: { yoga: 11 } }, { numbers: { yoga: 12 } }],
  ['debt_hasta_sunday', { vara: 'Sunday', numbers: { nakshatra: 13 } }, { vara: 'Monday', numbers: { nakshatra: 13 } }],
];

describe('an exclusion', () => {
  it.each(CASES)('%s applies, and no longer when one condition changes', (id, present, absent) => {
    expect(EXCLUSIONS[id].test(facts(present))).toBe(true);
    expect(EXCLUSIONS[id].test(facts(absent))).toBe(false);
  });

  it('has a case for each of them', () => {
    expect([...new Set(CASES.map(([id]) => id))].sort()).toEqual([...EXCLUSION_IDS].sort());
  });

  it('is true for none of them on a clear date except the counts from the Sun', () => {
    expect(EXCLUSION_IDS.filter((id) => EXCLUSIONS[id].test(CLEAR))).toEqual(['kalasha_chakra']);
  });

  it('by the tithi of the paksha leaves the full and the new moon alone', () => {
    for (const tithi of [15, 30]) {
      for (const vara of ['Sunday', 'Monday', 'Friday'] as const) {
        const at = facts({ vara, numbers: { tithi } });
        for (const id of ['krakacha', 'dagdha_tithi', 'masa_dagdha_tithi'] as const) {
          expect(EXCLUSIONS[id].test(at)).toBe(false);
        }
      }
    }
  });
});

const DAY = { startJdUt: julianDayUt(0), endJdUt: julianDayUt(1) };

describe('the exclusions of an event', () => {
  it('come forbidden first, each kind in the order of the event, and only its own', () => {
    const at = facts({ numbers: { karana: 8, yoga: 17 }, isAsta: () => true, chandraHouse: 8 });
    const date = { interval: DAY, facts: at, factsAt: () => at };
    const whole = { startsJdUt: null, endsJdUt: null };
    expect(matchedExclusions(eventRow('engagement'), date)).toEqual([
      { id: 'vishti', severity: 'forbidden', scope: 'instant', ...whole },
      { id: 'vyatipata', severity: 'forbidden', scope: 'instant', ...whole },
      { id: 'chandrashtama', severity: 'caution', scope: 'instant', ...whole },
      { id: 'guru_asta', severity: 'caution', scope: 'day', ...whole },
      { id: 'shukra_asta', severity: 'caution', scope: 'day', ...whole },
    ]);
    expect(matchedExclusions(eventRow('surgery'), date).map(({ id }) => id)).toEqual(['vyatipata', 'chandrashtama']);
  });

  it('of a day say when the state begins or ends in it', () => {
    const factsAt = (jdUt: number) => facts({ numbers: { sun_sign: jdUt < 0.4 ? 11 : 12 } });
    const [found] = matchedExclusions(eventRow('griha_pravesha'), {
      interval: DAY,
      facts: factsAt(0),
      factsAt,
    }).filter(({ id }) => id === 'dhanu_mina_masa');
    expect(found?.startsJdUt).toBeCloseTo(0.4, 5);
    expect(found?.endsJdUt).toBeNull();
  });
});

describe('the supports', () => {
  it.each([
    ['Sunday', 8, ['sarvartha_siddhi', 'ravi_pushya']],
    ['Thursday', 8, ['sarvartha_siddhi', 'amrita_siddhi', 'guru_pushya']],
    ['Saturday', 4, ['sarvartha_siddhi', 'amrita_siddhi']],
    ['Monday', 1, []],
  ] as const)('of %s with star %d are %j', (vara, nakshatra, expected) => {
    expect(supportsOf(facts({ vara, numbers: { nakshatra } }))).toEqual(expected);
  });
});

describe('the tables of the exclusions', () => {
  const TITHIS = Array.from({ length: 30 }, (_, index) => index + 1);
  const inPaksha = (tithis: readonly number[]) => TITHIS.filter((tithi) => tithis.includes(((tithi - 1) % 15) + 1));

  it('burn one tithi of either paksha on each weekday', () => {
    // docs/rules/08-match-and-muhurta.md#section-16: 12 11 5 3 6 8 9, Sunday to Saturday.
    const burnt = WEEKDAYS.map((vara) =>
      TITHIS.filter((tithi) => EXCLUSIONS.dagdha_tithi.test(facts({ vara, numbers: { tithi } }))),
    );
    expect(burnt).toEqual([12, 11, 5, 3, 6, 8, 9].map((tithi) => inPaksha([tithi])));
  });

  it('burn one tithi of either paksha with the Sun in each sign', () => {
    // The same section: 2 in Sagittarius and Pisces, 4 in Taurus and Aquarius, and so on.
    const burnt = SIGNS.map((_, sign) =>
      TITHIS.filter((tithi) => EXCLUSIONS.masa_dagdha_tithi.test(facts({ numbers: { tithi, sun_sign: sign + 1 } }))),
    );
    expect(burnt).toEqual([6, 4, 8, 6, 10, 8, 12, 10, 2, 12, 4, 2].map((tithi) => inPaksha([tithi])));
  });

  it('let the earth sleep where the Moon is in the 5th, 7th, 9th, 12th, 19th or 26th nakshatra from that of the Sun', () => {
    // The same section.
    const counts = NAKSHATRAS.map((_, index) => index + 1).filter((count) =>
      EXCLUSIONS.bhumi_shayana.test(facts({ numbers: { sun_nakshatra: 20, nakshatra: ((18 + count) % 27) + 1 } })),
    );
    expect(counts).toEqual([5, 7, 9, 12, 19, 26]);
  });
});
