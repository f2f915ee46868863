import { KALATHRA } from '@ganita/core/doshas/doshas.data.js';
import { MANGLIK_REFERENCES } from '@ganita/core/doshas/manglik.js';
import { exact, fields, set } from '../compare.js';
import { pick } from '../golden.js';
import type { GoldenReader } from '../reader.js';

const FROM_REFERENCE = fields({
  mars_house: exact,
  manglik: exact,
  manglik_without_2nd_house: exact,
  manglik_with_1st_house: exact,
});
const KALATHRA_FROM = fields({ present: exact, malefics_in_1_2_4_7_8_12: set });
const MEETING = fields({ present: exact, house: exact });

const DOSHAS = {
  kala_sarpa: fields({
    present: exact,
    type: exact,
    rahu_house: exact,
    ketu_house: exact,
    direction: exact,
    strict_by_longitude: exact,
    partial_by_longitude: exact,
    planets_in_rahu_to_ketu_half: set,
    planets_in_ketu_to_rahu_half: set,
  }),
  manglik: fields({ lagna: FROM_REFERENCE, moon: FROM_REFERENCE, venus: FROM_REFERENCE, exceptions: set }),
  pitru: fields({
    present: exact,
    reasons: set,
    sun_moon_rahu_in_9th: set,
    ketu_in_4th: exact,
    luminary_or_node_associated_with_mars_saturn: set,
    two_of_mercury_venus_rahu_together_in_2_5_9_12: set,
    luminary_with_node: set,
  }),
  guru_chandala: fields({ present: exact, node: exact, house: exact, jupiter_stronger: exact }),
  kalathra: fields({ from_lagna: KALATHRA_FROM, from_moon: KALATHRA_FROM }),
  ganda_moola: fields({ present: exact, nakshatra: exact, nakshatra_number: exact, pada: exact, gandanta_pada: exact }),
  ghata: MEETING,
  shrapit: MEETING,
} as const;
type Dosha = keyof typeof DOSHAS;

/** A part of every member of a wire list. */
const each = (list: unknown, part: (member: unknown) => unknown): unknown =>
  Array.isArray(list) ? list.map(part) : undefined;
const pairs = (list: unknown): unknown => each(list, (pair) => [pick(pair, 'planet'), pick(pair, 'other_planet')]);
const numbers = (list: unknown): unknown => each(list, (member) => pick(member, 'number'));

/** Whether Mars is manglik from a point, without the `is_` of the answer. */
const fromReference = (ours: unknown): object =>
  Object.fromEntries(
    Object.entries(ours as object).map(([name, value]) => [name.replace(/^is_/, ''), value as unknown]),
  );

/** Doshas that the golden file words otherwise than the answer. */
const SHAPES: { readonly [D in Dosha]?: (ours: unknown) => object } = {
  kala_sarpa: (ours) => ({
    ...(ours as object),
    type: pick(ours, 'kala_sarpa_type_name'),
    direction: pick(ours, 'kala_sarpa_direction'),
  }),
  manglik: (ours) => ({
    ...Object.fromEntries(
      MANGLIK_REFERENCES.map((reference) => [reference, fromReference(pick(ours, 'mars_from', reference))]),
    ),
    exceptions: numbers(pick(ours, 'applying_exceptions')),
  }),
  pitru: (ours) => ({
    ...(ours as object),
    reasons: numbers(pick(ours, 'reasons')),
    luminary_or_node_associated_with_mars_saturn: pairs(pick(ours, 'luminary_or_node_associated_with_mars_saturn')),
    luminary_with_node: pairs(pick(ours, 'luminary_with_node')),
  }),
  kalathra: (ours) =>
    Object.fromEntries(
      Object.keys(KALATHRA.forms).map((reference) => [`from_${reference}`, pick(ours, 'malefics_from', reference)]),
    ),
  // The golden file names the star only where the dosha is present.
  ganda_moola: (ours) => ({
    ...(ours as object),
    nakshatra: pick(ours, 'present') === true ? pick(ours, 'nakshatra') : null,
  }),
};

/** The eight doshas as facts (docs/rules/06-yogas-doshas-longevity.md#section-5). */
export const doshas: GoldenReader = {
  file: 'doshas.json',
  async read(golden, context) {
    await context.forEachCase(golden, async (expected, birth) => {
      const { horoscope } = await context.horoscope(birth, { sections: ['doshas'] });
      for (const dosha of Object.keys(DOSHAS) as Dosha[]) {
        const block = expected.maybe(dosha);
        const ours = pick(horoscope, 'doshas', dosha);
        if (block !== null) context.section(dosha).compare(block, SHAPES[dosha]?.(ours) ?? ours, DOSHAS[dosha]);
      }
    });
  },
};
