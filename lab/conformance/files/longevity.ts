import { each, eachAndNoMore, exact, fields, set, within } from '../compare.js';
import { mapValues, pick } from '../golden.js';
import type { GoldenReader } from '../reader.js';

const YEARS = within(3e-6, 'years');
const FACTOR = within(3e-6, 'parts');

const METHOD = fields({
  planets: eachAndNoMore(fields({ base_years: YEARS, reduction_factor: FACTOR, increase_factor: exact, years: YEARS })),
  sum_of_planet_base_years: YEARS,
  sum_of_planet_years: YEARS,
});

const PAIRS = fields({
  lagna_lord_and_8th_lord: exact,
  lagna_and_moon: exact,
  moon_and_saturn: exact,
  lagna_and_hora_lagna: exact,
  result: exact,
  years: exact,
});

/** Section of the report, and what is compared there. */
const BLOCKS = {
  combinations: { balarishta: eachAndNoMore(exact), alpayu: eachAndNoMore(exact), madhyayu: eachAndNoMore(exact) },
  three_pairs: { three_pairs_lagna_moon: PAIRS, three_pairs_moon_saturn: PAIRS, hora_lagna_sign: exact },
  significators: {
    marakas: set,
    maraka_lords: exact,
    badhaka_sign: exact,
    badhaka_lords: set,
    rudra: exact,
    rudra_sign: exact,
    rudra_candidates: exact,
    trishoola: exact,
    maheshwara: exact,
    atma_karaka: exact,
    brahma: exact,
  },
  ayurdaya: {
    ayurdaya: fields({
      pinda: METHOD,
      nisarga: METHOD,
      amsa: METHOD,
      reduction_factors: eachAndNoMore(each(FACTOR)),
      applicable_method: exact,
      lagna_years: YEARS,
      lagna_years_by_rasi: YEARS,
      lagna_years_by_navamsa: YEARS,
    }),
  },
  grounds: { benefics: set, malefics: set, combust_planets: set, retrograde_planets: set },
} as const;

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const signs = (value: unknown): unknown => list(value).map((sign) => pick(sign, 'sign'));

/** The combinations of a band, by id. */
const combinationsOf = (ours: unknown, band: string): unknown =>
  Object.fromEntries(
    list(pick(ours, 'combinations'))
      .filter((combination) => pick(combination, 'band') === band)
      .map((combination) => [pick(combination, 'id'), pick(combination, 'present')]),
  );

/** A set of three pairs in the words of the golden file. */
function pairsOf(ours: unknown, id: string): unknown {
  const found = list(pick(ours, 'three_pairs')).find((one) => pick(one, 'id') === id);
  return {
    ...Object.fromEntries(list(pick(found, 'point_pairs')).map((pair) => [pick(pair, 'id'), pick(pair, 'category')])),
    result: pick(found, 'category'),
    years: pick(found, 'years'),
  };
}

/** The sign of the hora lagna, which is a point of each set of pairs. */
const horaLagnaSign = (ours: unknown): unknown =>
  list(pick(ours, 'three_pairs', 0, 'point_pairs'))
    .flatMap((pair) => list(pick(pair, 'compared_points')))
    .filter((point) => pick(point, 'id') === 'hora_lagna')
    .map((point) => pick(point, 'sign'))[0];

/** The methods of ayurdaya in the words of the golden file. */
const methodsOf = (ours: unknown): object =>
  mapValues(ours, (method) => ({
    ...(method as object),
    planets: mapValues(pick(method, 'years_by_planet'), (of) => ({
      ...(of as object),
      years: pick(of, 'resulting_years'),
    })),
  })) as object;

/** The key in the words of the golden file. */
const shaped = (ours: unknown): Readonly<Record<string, unknown>> => ({
  ...(ours as object),
  balarishta: combinationsOf(ours, 'balarishta'),
  alpayu: combinationsOf(ours, 'alpayu'),
  madhyayu: combinationsOf(ours, 'madhyayu'),
  three_pairs_lagna_moon: pairsOf(ours, 'lagna_moon'),
  three_pairs_moon_saturn: pairsOf(ours, 'moon_saturn'),
  hora_lagna_sign: horaLagnaSign(ours),
  badhaka_sign: pick(ours, 'badhaka', 'sign'),
  badhaka_lords: pick(ours, 'badhaka', 'lords'),
  rudra: pick(ours, 'rudra', 'planet'),
  rudra_sign: pick(ours, 'rudra', 'sign'),
  rudra_candidates: pick(ours, 'rudra', 'candidates'),
  trishoola: signs(pick(ours, 'trishoola')),
  atma_karaka: pick(ours, 'atma_karaka_planet'),
  ayurdaya: { ...methodsOf(pick(ours, 'computed_years')), ...(pick(ours, 'ayurdaya') as object) },
});

/** Combinations, three pairs, significators and ayurdaya (docs/rules/06-yogas-doshas-longevity.md#section-6). */
export const longevity: GoldenReader = {
  file: 'longevity.json',
  async read(golden, context) {
    await context.forEachCase(golden, async (expected, birth) => {
      const { horoscope } = await context.horoscope(birth, { sections: ['longevity_prediction'] });
      const ours = shaped(pick(horoscope, 'longevity_prediction'));
      for (const [section, comparators] of Object.entries(BLOCKS)) {
        for (const [name, comparator] of Object.entries(comparators)) {
          const block = expected.maybe(name);
          if (block !== null) context.section(section).compare(block, ours[name], comparator);
        }
      }
    });
  },
};
