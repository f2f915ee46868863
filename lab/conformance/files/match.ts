import { birthOf, requestOf } from '../births.js';
import { angle, eachAndNoMore, exact, fields, mapped } from '../compare.js';
import { type GoldenNode, mapValues, pick } from '../golden.js';
import type { GoldenReader } from '../reader.js';
import { inWords } from './wire.js';

const LONGITUDE_DEG = 2e-6;

/** A partner under the names of the golden file, which has words, and the sign of the Moon by its number. */
const partnerInFile = (partner: unknown): unknown => ({
  ...inWords(partner, ['varna', 'vasya', 'yoni', 'gana', 'nadi', 'rajju']),
  raasi_name: pick(partner, 'moon_sign_name'),
  raasi_number: Number(pick(partner, 'moon_sign_index')) + 1,
  moon_longitude: pick(partner, 'moon_absolute_longitude'),
  ascendant_sign: pick(partner, 'lagna_sign'),
});

const PARTNER_FIELDS = fields({
  nakshatra_name: exact,
  nakshatra_number: exact,
  pada: exact,
  raasi_name: exact,
  raasi_number: exact,
  sign_lord: exact,
  navamsa_sign: exact,
  moon_longitude: angle(LONGITUDE_DEG),
  varna: exact,
  vasya: exact,
  yoni: exact,
  yoni_gender: exact,
  gana: exact,
  nadi: exact,
  rajju: exact,
  rajju_direction: exact,
  ascendant_sign: exact,
  manglik_from: eachAndNoMore(exact),
  papa_detail: eachAndNoMore(fields({ house_from: eachAndNoMore(exact), points: exact })),
});

const PARTNER = mapped(partnerInFile, PARTNER_FIELDS);

/** The eight kootas under the names of the golden file. */
const northInFile = (north: unknown): unknown => ({
  ...(north as object),
  counts: {
    ...inWords(pick(north, 'moon_counts'), ['tara_of_boy', 'tara_of_girl']),
    star_girl_to_boy: pick(north, 'moon_counts', 'nakshatras_girl_to_boy'),
    star_boy_to_girl: pick(north, 'moon_counts', 'nakshatras_boy_to_girl'),
    sign_girl_to_boy: pick(north, 'moon_counts', 'signs_girl_to_boy'),
  },
  four_additional_porutham: mapValues(pick(north, 'four_additional_porutham'), (porutham) => ({
    result: pick(porutham, 'satisfied'),
  })),
  exceptions: mapValues(pick(north, 'pair_doshas'), (dosha) => ({
    ...(dosha as object),
    kind: pick(dosha, 'dosha_kind'),
  })),
});

const NORTH_FIELDS = fields({
  match_system: exact,
  eight_koota_porutham: eachAndNoMore(fields({ score: exact, max_score: exact })),
  counts: fields({
    star_girl_to_boy: exact,
    star_boy_to_girl: exact,
    tara_of_boy: exact,
    tara_of_girl: exact,
    sign_girl_to_boy: exact,
  }),
  four_additional_porutham: eachAndNoMore(fields({ result: exact })),
  overall_compatibility: fields({ total_score: exact, max_possible_score: exact, percentage: exact, rating: exact }),
  exceptions: eachAndNoMore(fields({ present: exact, kind: exact, exceptions: exact })),
});

const NORTH = mapped(northInFile, NORTH_FIELDS);

/** The ten poruthams under the names of the golden file. */
const southInFile = (south: unknown): unknown => ({
  ...(south as object),
  grades: mapValues(pick(south, 'poruthams'), (porutham) => pick(porutham, 'grade')),
});

const SOUTH_FIELDS = fields({
  match_system: exact,
  ten_porutham: eachAndNoMore(exact),
  grades: eachAndNoMore(exact),
  overall_compatibility: fields({
    matched_count: exact,
    total_porutham: exact,
    percentage: exact,
    rating: exact,
    minimum_porutham_satisfied: exact,
  }),
});

const SOUTH = mapped(southInFile, SOUTH_FIELDS);

/** How each key of the answer is compared, in the sections of the report. */
const KEYS = [
  ['partners', 'boy', PARTNER],
  ['partners', 'girl', PARTNER],
  ['north', 'north_indian', NORTH],
  ['south', 'south_indian', SOUTH],
  ['dosha_data', 'boy_dosha_data', eachAndNoMore(exact)],
  ['dosha_data', 'girl_dosha_data', eachAndNoMore(exact)],
  ['manglik', 'manglik', eachAndNoMore(exact)],
  ['beeja_kshetra', 'beeja_rasi', exact],
  ['beeja_kshetra', 'beeja_longitude', angle(LONGITUDE_DEG)],
  ['beeja_kshetra', 'kshetra_rasi', exact],
  ['beeja_kshetra', 'kshetra_longitude', angle(LONGITUDE_DEG)],
] as const;

/** Our names of keys that the golden file names otherwise. */
const OURS: Readonly<Record<string, string>> = {
  manglik: 'manglik_by_point',
  beeja_longitude: 'beeja_absolute_longitude',
  kshetra_longitude: 'kshetra_absolute_longitude',
};

/** The nested birth of a match: a birth without its place. */
function nestedBirth(node: GoldenNode): Record<string, unknown> {
  const { place: _place, ...birth } = requestOf(birthOf(node));
  return birth;
}

/**
 * Pairs of births: kootas, poruthams, exceptions, dosha numbers, beeja and kshetra
 * (docs/rules/08-match-and-muhurta.md#section-1 to #section-9).
 */
export const match: GoldenReader = {
  file: 'match.json',
  notCompared: [
    { path: 'cases/*/boy_birth/**', because: 'input of the case' },
    { path: 'cases/*/girl_birth/**', because: 'input of the case' },
    { path: 'cases/*/differs_from_reference_engine/**', because: 'where the rules differ from another engine' },
  ],
  async read(golden, context) {
    await context.forEachItem(golden.at('cases'), async (item) => {
      const answer = await context.answer('marriageMatch', {
        boy_birth_details: nestedBirth(item.at('boy_birth')),
        girl_birth_details: nestedBirth(item.at('girl_birth')),
      });
      const expected = item.at('expected');
      for (const [section, key, comparator] of KEYS) {
        const node = expected.maybe(key);
        if (node !== null) context.section(section).compare(node, pick(answer, OURS[key] ?? key), comparator);
      }
    });
  },
};
