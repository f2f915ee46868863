import { chartOf } from '@ganita/core/charts/chart.js';
import { comparisonsOf } from '@ganita/core/comparisons/comparisons.js';
import { recordFrom } from '@ganita/core/records.js';
import type { Sky } from '@ganita/core/sky/sky.js';
import { bhavaBalaOf } from '@ganita/core/strengths/bhavaBala.js';
import { shadbalaOf } from '@ganita/core/strengths/shadbala/shadbala.js';
import { type StrengthChart, strengthChart } from '@ganita/core/strengths/strengthChart.js';
import { PLANETS } from '@ganita/core/zodiac/grahas.js';
import type { Birth } from '../births.js';
import { angle, type Comparator, each, eachAndNoMore, exact, fields, set, within } from '../compare.js';
import { type GoldenNode, mapValues, pick } from '../golden.js';
import type { AgreementContext, GoldenReader } from '../reader.js';
import { compareJain, compareOlderEdition, compareRaman } from './strengthBooks.js';
import { STRENGTH_COMPARISONS, strengthComparisons } from './strengthComparisons.js';
import { shortKey, strengthContext } from './strengthContext.js';

const VIRUPAS = within(0.001, 'virupas');
const TOTAL = within(0.005, 'virupas');
const RUPAS = within(0.0001, 'rupas');
const RATIO = within(0.0001, 'parts');
const RAYS = within(0.0001, 'rays');
const UNITS = within(0.001, 'units');
const DEGREES = angle(0.0001);

const SHAD_BALA = eachAndNoMore(
  fields({
    sthana: fields({
      uccha: VIRUPAS,
      saptavargaja: VIRUPAS,
      ojayugma: exact,
      kendradi: exact,
      drekkana: exact,
      total: TOTAL,
    }),
    dig: VIRUPAS,
    kala: fields({
      natonnata: TOTAL,
      paksha: VIRUPAS,
      tribhaga: exact,
      abda: exact,
      masa: exact,
      vara: exact,
      hora: exact,
      ayana: VIRUPAS,
      yuddha: VIRUPAS,
      total: TOTAL,
    }),
    cheshta: VIRUPAS,
    naisargika: exact,
    drik: VIRUPAS,
    total_virupas: TOTAL,
    total_rupas: RUPAS,
    required_rupas: exact,
    ratio: RATIO,
  }),
);

/** Intermediate values (docs/rules/03-strengths.md#section-0-2 to #section-6). */
const CONTEXT = fields({
  natural_benefics: set,
  natural_malefics: set,
  day_birth: exact,
  hours_since_sunrise: within(0.0005, 'hours'),
  sun_hour_angle_degrees: DEGREES,
  ahargana_from_1827_05_01: exact,
  year_lord: exact,
  month_lord: exact,
  weekday_lord: exact,
  hora_lord: exact,
  moon_sun_elongation: DEGREES,
  declination_kranti_degrees: each(DEGREES),
  days_since_1900_ujjain: within(0.0001, 'days'),
  mean_longitudes: each(DEGREES),
  cheshta_kendra_reduced: each(DEGREES),
  saptavargaja_by_varga: each(each(exact)),
  drishti_virupas_aspecting_to_aspected: each(each(VIRUPAS)),
});

const BHAVA_BALA = eachAndNoMore(
  fields({
    bhava_madhya: DEGREES,
    lord: exact,
    adhipati: TOTAL,
    dig: exact,
    drishti: VIRUPAS,
    total_virupas: TOTAL,
    total_rupas: RUPAS,
    ratio_to_7_rupas: RATIO,
  }),
);

const ISHTA_KASHTA = eachAndNoMore(
  fields({ cheshta_used: VIRUPAS, ishta_phala: TOTAL, kashta_phala: TOTAL, subhanka: exact, asubhanka: exact }),
);

/** Blocks of a case that the wire answers: name in the file, ours, comparator. */
const WIRE_BLOCKS: readonly (readonly [string, (horoscope: unknown) => unknown, Comparator])[] = [
  [
    'rashmi',
    (horoscope) => pick(horoscope, 'details', 'other_bala', 'rashmi'),
    eachAndNoMore(fields({ uccha_rashmi: RAYS, cheshta_rashmi: RAYS, subha_rashmi: RAYS, asubha_rashmi: RAYS })),
  ],
  [
    'harsha_bala',
    (horoscope) => ({ classic: pick(horoscope, 'other_bala', 'harsha_bala') }),
    fields({ classic: eachAndNoMore(eachAndNoMore(exact)) }),
  ],
  [
    'pancha_vargeeya_bala',
    (horoscope) => ({ classic: pick(horoscope, 'other_bala', 'pancha_vargeeya_bala') }),
    fields({
      classic: eachAndNoMore(
        fields({
          kshetra: exact,
          uccha: UNITS,
          hadda: exact,
          drekkana: exact,
          navamsa: exact,
          hadda_lord: exact,
          sum: UNITS,
          total: UNITS,
        }),
      ),
    }),
  ],
  [
    'dwadasa_vargeeya_bala',
    (horoscope) => ({
      classic: mapValues(pick(horoscope, 'other_bala', 'dwadhasa_vargeeya_bala'), (of) => pick(of, 'total')),
    }),
    fields({ classic: eachAndNoMore(exact) }),
  ],
  [
    'vimsopaka_bala',
    (horoscope) => ofGroups(pick(horoscope, 'vimsopaka_bala'), (of) => pick(of, 'score')),
    eachAndNoMore(eachAndNoMore(UNITS)),
  ],
  [
    'vaiseshikamsa',
    (horoscope) =>
      ofGroups(pick(horoscope, 'vaiseshikamsa_bala'), (of) => ({
        count: pick(of, 'score'),
        vargas: (pick(of, 'vargas') as readonly string[] | undefined)?.map(shortKey),
        name: pick(of, 'vaiseshikamsa_name'),
      })),
    eachAndNoMore(eachAndNoMore(fields({ count: exact, vargas: exact, name: exact }))),
  ],
];

const ofGroups = (groups: unknown, make: (of: unknown) => unknown): unknown =>
  mapValues(groups, (grahas) => mapValues(grahas, make));

/** Houses as the wire gives them, with what it leaves out. */
function bhavas(horoscope: unknown, chart: StrengthChart, context: AgreementContext): unknown {
  const rules = context.rules();
  const shadbala = shadbalaOf(chart, rules);
  const core = bhavaBalaOf(
    {
      ...chart,
      shadbalaVirupas: recordFrom(PLANETS, (planet) => shadbala[planet].totalVirupas),
    },
    rules,
  );
  return mapValues(pick(horoscope, 'bhava_bala'), (of, house) => {
    const { madhyaDeg, lord, ratio } = core[Number(house) - 1] ?? {};
    return { ...(of as object), drishti: pick(of, 'drik'), bhava_madhya: madhyaDeg, lord, ratio_to_7_rupas: ratio };
  });
}

/** Ishta, kashta and the subhanka that is listed with them. */
const ishtaKashta = (horoscope: unknown, kendras: unknown): unknown =>
  mapValues(pick(horoscope, 'shad_bala'), (of, planet) => ({
    cheshta_used: Number(pick(kendras, planet)) / 3,
    ishta_phala: pick(of, 'ishta_phala'),
    kashta_phala: pick(of, 'kashta_phala'),
    ...(pick(horoscope, 'details', 'other_bala', 'subhanka', planet) as object | undefined),
  }));

const SECTIONS = ['shad_bala', 'bhava_bala', 'other_bala', 'vimsopaka_bala', 'vaiseshikamsa_bala'];

/** Everything that a case or a worked book chart has, at whatever ayanamsa. */
async function compareCase(
  expected: GoldenNode,
  birth: Birth,
  chosen: { readonly request: Readonly<Record<string, unknown>>; readonly sky: Sky },
  context: AgreementContext,
): Promise<void> {
  const rules = context.rules();
  const { horoscope } = await context.horoscope(birth, { ...chosen.request, sections: SECTIONS });
  const chart = strengthChart(chosen.sky, rules);
  const inner = strengthContext(chart, rules);
  const compare = (name: string, ours: unknown, comparator: Comparator, ...path: readonly string[]): void => {
    let node: GoldenNode | null = expected;
    for (const key of path) node = node?.maybe(key) ?? null;
    if (node !== null) context.section(name).compare(node, ours, comparator);
  };
  compare('shad_bala', pick(horoscope, 'shad_bala'), SHAD_BALA, 'shad_bala', 'raman_variant');
  compare('shad_bala context', inner, CONTEXT, 'shad_bala', 'context');
  compare('bhava_bala', bhavas(horoscope, chart, context), BHAVA_BALA, 'bhava_bala', 'raman_variant');
  const phalas = ishtaKashta(horoscope, inner.cheshta_kendra_reduced);
  compare('ishta_kashta_phala', phalas, ISHTA_KASHTA, 'ishta_kashta_phala');
  for (const [name, ours, comparator] of WIRE_BLOCKS) compare(name, ours(horoscope), comparator, name);
  const block = expected.maybe('strength_comparisons');
  if (block !== null) {
    const ours = strengthComparisons(block, comparisonsOf(chartOf(chosen.sky), rules));
    context.section('strength_comparisons').compare(block, ours, STRENGTH_COMPARISONS);
  }
}

/**
 * Shadbala with all its parts, bhava bala, the other balas, comparisons, and three charts of books
 * (docs/rules/03-strengths.md).
 */
export const strengths: GoldenReader = {
  file: 'strengths.json',
  notCompared: [
    {
      path: '**/reference_default/**',
      because: 'what the reference returned; docs/rules/03-strengths.md lists where it differs',
    },
    { path: '*/settings/**', because: 'how the values were made' },
    ...[
      'raman_standard_horoscope/book_tolerance/*',
      'vp_jain_example/book_tolerance_virupas',
      'raman_older_edition_fixture/book_bhava_bala_tolerance_rupas',
      'raman_older_edition_fixture/book_ishta_kashta_tolerance',
    ].map((path) => ({ path, because: 'accuracy of the printed values' })),
    ...[
      'longitude/*',
      'natural_benefics/*',
      'bhava_madhyas/*',
      'total_rupas/*',
      'book_ishta_kashta/*/uccha',
      'book_ishta_kashta/*/cheshta',
    ].map((part) => ({ path: `raman_older_edition_fixture/${part}`, because: 'input of the book' })),
  ],
  async read(golden, context) {
    await context.forEachCase(golden, (expected, birth) =>
      compareCase(expected, birth, { request: {}, sky: context.sky(birth) }, context),
    );
    await compareRaman(golden.maybe('raman_standard_horoscope'), context, compareCase);
    await compareJain(golden.maybe('vp_jain_example'), context);
    compareOlderEdition(golden.maybe('raman_older_edition_fixture'), context);
  },
};
