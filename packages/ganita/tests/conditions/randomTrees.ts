import { NAMED_WINDOWS } from '@ganita/core/conditions/rows/dayRows.js';
import { EXCLUSION_IDS } from '@ganita/core/muhurta/exclusions.js';
import { VIVAHA_DOSHAS } from '@ganita/core/muhurta/vivahaDoshas.data.js';
import { KARANAS, PAKSHAS, TITHI_CLASSES } from '@ganita/core/panchanga/angaNames.data.js';
import { LUNAR_MONTHS, RITUS } from '@ganita/core/panchanga/calendar.data.js';
import { CHOGHADIYA_FACTS, GOWRI_QUALITY } from '@ganita/core/panchanga/dayParts.js';
import { DAY_YOGA_IDS } from '@ganita/core/panchanga/dayYogas.js';
import { STAR_PLANETS } from '@ganita/core/visibility/planets.data.js';
import { GRAHAS, PLANETS } from '@ganita/core/zodiac/grahas.js';
import { NAKSHATRA_CLASSES } from '@ganita/core/zodiac/nakshatraClasses.data.js';
import { SIGNS } from '@ganita/core/zodiac/signs.js';
import { WEEKDAYS } from '@ganita/core/zodiac/weekdays.js';
import fc from 'fast-check';

type Tree = Readonly<Record<string, unknown>>;

const some = <T>(values: readonly T[], most = 6) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: most });
const numbers = (last: number, most = 8) =>
  fc.uniqueArray(fc.integer({ min: 1, max: last }), { minLength: 1, maxLength: most });
const leaf = (
  id: string,
  value: fc.Arbitrary<unknown>,
  options: Readonly<Record<string, fc.Arbitrary<unknown>>> = {},
) => fc.record({ [id]: value, ...options });
const state = (planets: readonly string[]) => fc.record({ planet: fc.constantFrom(...planets), is: fc.boolean() });
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);

/** A condition of each kind, by its id. */
export const RANDOM_LEAVES: Readonly<Record<string, fc.Arbitrary<Tree>>> = {
  tithi: leaf('tithi', numbers(30, 12)),
  paksha: leaf('paksha', fc.constantFrom(...PAKSHAS)),
  tithi_class: leaf('tithi_class', some(TITHI_CLASSES, 3)),
  nakshatra: leaf('nakshatra', numbers(27, 12)),
  nakshatra_pada: leaf(
    'nakshatra_pada',
    fc.array(fc.tuple(fc.integer({ min: 1, max: 27 }), fc.integer({ min: 1, max: 4 })), {
      minLength: 1,
      maxLength: 20,
    }),
  ),
  nakshatra_class: leaf('nakshatra_class', some(Object.keys(NAKSHATRA_CLASSES), 4)),
  yoga: leaf('yoga', numbers(27, 12)),
  karana: leaf('karana', some(KARANAS, 5)),
  vara: leaf('vara', some(WEEKDAYS, 4), { vara_from: fc.constantFrom('sunrise', 'civil') }),
  lunar_month: leaf('lunar_month', some(LUNAR_MONTHS, 7), {
    adhika: fc.constantFrom(null, null, true, false),
    month_system: fc.constantFrom('amanta', 'purnimanta'),
  }),
  solar_month: leaf('solar_month', some(SIGNS)),
  sun_sign: leaf('sun_sign', some(SIGNS)),
  sun_nakshatra: leaf('sun_nakshatra', numbers(27, 14)),
  moon_sign: leaf('moon_sign', some(SIGNS)),
  ayana: leaf('ayana', fc.constantFrom('uttarayana', 'dakshinayana')),
  ritu: leaf('ritu', some(RITUS, 3)),
  planet_sign: leaf('planet_sign', fc.record({ planet: fc.constantFrom(...GRAHAS), signs: some(SIGNS) })),
  planet_nakshatra: leaf(
    'planet_nakshatra',
    fc.record({ planet: fc.constantFrom(...GRAHAS), nakshatras: numbers(27, 14) }),
  ),
  retrograde: leaf('retrograde', state(STAR_PLANETS)),
  combust: leaf('combust', state(['Moon', ...STAR_PLANETS])),
  lagna: leaf('lagna', some(SIGNS), { varga: fc.constantFrom(1, 9) }),
  house_of: leaf('house_of', fc.record({ planet: fc.constantFrom(...GRAHAS), houses: numbers(12, 5) })),
  window: leaf('window', some(NAMED_WINDOWS, 3)),
  choghadiya: leaf('choghadiya', some(Object.keys(CHOGHADIYA_FACTS), 3)),
  gowri: leaf('gowri', some(Object.keys(GOWRI_QUALITY), 3)),
  hora: leaf('hora', some(PLANETS, 3)),
  muhurta_of_30: leaf('muhurta_of_30', numbers(30, 10)),
  day_part: leaf('day_part', fc.constantFrom('day', 'night', 'forenoon', 'afternoon')),
  clock: leaf('clock', fc.record({ from: time, to: time })).filter(({ clock }) => {
    const { from, to } = clock as { from: string; to: string };
    return from !== to;
  }),
  panchaka_rahita: leaf('panchaka_rahita', some(['rahita', 'mrityu', 'agni', 'raja', 'chora', 'roga'], 3)),
  day_yoga: leaf('day_yoga', some(DAY_YOGA_IDS, 3)),
  exclusion: leaf('exclusion', some(EXCLUSION_IDS, 3)),
  vivaha_dosha: leaf('vivaha_dosha', some(VIVAHA_DOSHAS, 3)),
  lattadi_lines: leaf('lattadi_lines', numbers(10, 4)),
  tara_bala: leaf('tara_bala', numbers(9, 5)),
  chandra_bala: leaf('chandra_bala', numbers(12, 6)),
  eclipse: leaf(
    'eclipse',
    fc.record({ kind: fc.constantFrom('any', 'solar', 'lunar'), part: fc.constantFrom('eclipse', 'sutak') }),
  ),
  festival: leaf('festival', fc.constantFrom(['diwali'], ['maha_shivaratri', 'ugadi'])),
};

const leaves = fc.oneof(...Object.values(RANDOM_LEAVES));

/** Trees of conditions of every kind. */
export const randomTree: fc.Arbitrary<Tree> = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, depthSize: 'small', withCrossShrink: true },
    leaves,
    fc.record({ all: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ none: fc.array(tie('tree'), { minLength: 1, maxLength: 2 }) }),
  ),
})).tree;
