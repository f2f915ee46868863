import type { Birth } from '../births.js';
import { angle, type Comparator, each, eachAndNoMore, exact, fields, fieldsBy, moment, within } from '../compare.js';
import { type GoldenNode, mapValues, pick } from '../golden.js';
import type { AgreementContext, GoldenReader } from '../reader.js';
import { baseOf, place } from './wire.js';

/**
 * Degrees that a point may be off: from planets alone, and by the effect of a tenth of a second in sunrise
 * (docs/rules/02-points-and-arudhas.md#section-13).
 */
const FROM_PLANETS_DEG = 2e-6;
const TOLERANCES_DEG: Readonly<Record<string, number>> = {
  kunda_lagna: 2e-4,
  bhava_lagna: 0.003,
  hora_lagna: 0.003,
  ghati_lagna: 0.003,
  vighati_lagna: 0.03,
  pranapada_lagna: 0.01,
  kaala: 0.003,
  mrityu: 0.003,
  artha_praharaka: 0.003,
  yama_ghantaka: 0.003,
  gulika: 0.003,
  maandi: 0.003,
  tri_sphuta: 0.003,
  chatur_sphuta: 0.003,
  pancha_sphuta: 0.003,
  prana_sphuta: 0.003,
  deha_sphuta: 0.003,
  mrityu_sphuta: 0.03,
  sookshma_tri_sphuta: 0.03,
};
/** The varnadas by longitudes have the degrees of the hora lagna. */
const VARNADA_BY_LONGITUDES_DEG = 0.003;
const NAVAMSAS = 9;
const SUN_AT_SUNRISE_DEG = 2e-6;
const MINUTES = within(1 / 60, 'minutes');
const GHATIS = within(1 / 1440, 'ghatis');
const SECOND = moment(1);

/** How a point with such a tolerance is compared. */
const pointWithin = (toleranceDeg: number): Comparator =>
  fields({
    longitude: angle(toleranceDeg),
    sign: exact,
    degrees_in_sign: within(toleranceDeg, 'degrees'),
    nakshatra: exact,
    pada: exact,
    navamsa: fields({ sign: exact, degrees_in_sign: within(NAVAMSAS * toleranceDeg, 'degrees') }),
    nadiamsa_index: exact,
    part: exact,
    ghatikas: exact,
    moment: SECOND,
  });

/** Points compared each with its own tolerance. */
const eachPoint = fieldsBy((id, ours) => ({
  ours: pick(ours, id),
  comparator: pointWithin(TOLERANCES_DEG[id] ?? FROM_PLANETS_DEG),
}));

const SECTIONS = [
  'divisional_charts',
  'amsa_rulers',
  'chara_karakas',
  'upagrahas',
  'special_lagnas',
  'house_varnadas',
  'sphuta',
] as const;
const NAVAMSA = { divisional_chart_factor: NAVAMSAS, sections: SECTIONS };

/** Golden blocks of points: the key of the answer, and its name for a golden one. */
const POINT_BLOCKS = [
  { block: 'special_lagnas', key: 'special_lagnas', nameOf: (id: string) => id },
  { block: 'upagrahas', key: 'upagrahas', nameOf: (id: string) => id },
  { block: 'sphutas', key: 'sphuta', nameOf: (id: string) => id.replace(/_sphuta$/, '') },
  { block: 'varnadas', key: 'house_varnadas', nameOf: (id: string) => id },
] as const;

/** A golden block of points made from the answer in D-1 and the one in D-9. */
const pointsOf = (
  golden: GoldenNode,
  rasi: Readonly<Record<string, unknown>>,
  navamsa: Readonly<Record<string, unknown>>,
  { key, nameOf }: (typeof POINT_BLOCKS)[number],
) =>
  mapValues(golden.value, (_, id) => ({
    ...place(pick(rasi, key, nameOf(id))),
    nakshatra: pick(rasi, 'amsa_rulers', id, 'nakshatra'),
    pada: pick(rasi, 'amsa_rulers', id, 'pada'),
    nadiamsa_index: pick(rasi, 'amsa_rulers', id, 'amsa_number'),
    navamsa: place(pick(navamsa, key, nameOf(id))),
    ...(pick(rasi, 'details', key, 'risen', id) as object | undefined),
  }));

const BASE = fields({
  sunrise: SECOND,
  sunset: SECOND,
  next_sunrise: SECOND,
  is_day_birth: exact,
  vedic_weekday: exact,
  minutes_from_sunrise: MINUTES,
  ghatis_from_sunrise: GHATIS,
  sun_longitude_at_sunrise: angle(SUN_AT_SUNRISE_DEG),
});

/** Golden karakas and the keys of the contract. */
const KARAKA_KEYS: Readonly<Record<string, string>> = {
  atma: 'atma_karaka',
  amatya: 'amatya_karaka',
  bhratri: 'bhratri_karaka',
  matri: 'maitri_karaka',
  pitri: 'pitri_karaka',
  putra: 'putra_karaka',
  jnati: 'jnaati_karaka',
  dara: 'dara_karaka',
};

const KARAKA = fields({
  planet: exact,
  longitude: angle(FROM_PLANETS_DEG),
  sign: exact,
  ranking_degrees: within(FROM_PLANETS_DEG, 'degrees'),
  navamsa_sign: exact,
});

const karakasOf = (answer: unknown, shape: (karaka: unknown) => unknown) =>
  Object.fromEntries(
    Object.entries(KARAKA_KEYS).flatMap(([id, key]) => {
      const karaka = pick(answer, 'chara_karakas', key);
      return karaka === null ? [] : [[id, shape(karaka)]];
    }),
  );

/** Varnadas by all four methods. */
async function compareVarnadaMethods(golden: GoldenNode, birth: Birth, context: AgreementContext): Promise<void> {
  for (const [method, values] of golden.children()) {
    const request = { varnada_method: Number(method), sections: ['house_varnadas'] };
    const { horoscope } = await context.horoscope(birth, request);
    const tolerance = Number(method) > 2 ? VARNADA_BY_LONGITUDES_DEG : FROM_PLANETS_DEG;
    const ours = mapValues(horoscope.house_varnadas, place);
    context.section('varnada_methods').compare(values, ours, each(pointWithin(tolerance)));
  }
}

/** Rule choices behind the golden variants of Gulika and Maandi, and the upagraha to look at. */
const VARIANTS: Readonly<
  Record<string, { readonly id: string | null; readonly rules: Readonly<Record<string, string>> }>
> = {
  saturn_part_start: { id: 'gulika', rules: { gulika_part: 'start' } },
  saturn_part_middle: { id: 'gulika', rules: { gulika_part: 'middle' } },
  saturn_part_end: { id: 'maandi', rules: { maandi_part: 'end' } },
  maandi_ghatika: { id: 'maandi', rules: { maandi_part: 'ghatika' } },
  lordless_part_last: { id: null, rules: { lordless_part: 'last' } },
};

async function compareUpagrahaVariants(golden: GoldenNode, birth: Birth, context: AgreementContext): Promise<void> {
  const section = context.section('upagraha_variants');
  for (const [name, values] of golden.children()) {
    const variant = VARIANTS[name];
    if (variant === undefined) continue;
    const { horoscope } = await context.horoscope(birth, { rules: variant.rules, sections: ['upagrahas'] });
    const risen = (id: string) => ({
      ...place(pick(horoscope, 'upagrahas', id)),
      ...(pick(horoscope, 'details', 'upagrahas', 'risen', id) as object | undefined),
    });
    if (variant.id !== null) section.compare(values, risen(variant.id), pointWithin(TOLERANCES_DEG.gulika ?? 0));
    else
      section.compare(
        values,
        mapValues(values.value, (_, id) => risen(id)),
        eachPoint,
      );
  }
}

/**
 * Special lagnas, upagrahas, sphutas, varnadas and karakas (docs/rules/02-points-and-arudhas.md#section-1 to
 * #section-5, #section-7, #section-11 and #section-12).
 */
export const points: GoldenReader = {
  file: 'points.json',
  async read(golden, context) {
    await context.forEachCase(golden, async (expected, birth) => {
      const { horoscope: rasi } = await context.horoscope(birth, { sections: SECTIONS });
      const { horoscope: navamsa } = await context.horoscope(birth, NAVAMSA);
      context.section('base').compare(expected.at('base'), baseOf(rasi), BASE);
      const bodies = mapValues(pick(rasi, 'divisional_charts', 'D-1_rasi'), (body) => pick(body, 'absolute_longitude'));
      context
        .section('input_longitudes')
        .compare(expected.at('input_longitudes'), bodies, each(angle(FROM_PLANETS_DEG)));
      for (const row of POINT_BLOCKS) {
        const block = expected.at(row.block);
        context.section(row.block).compare(block, pointsOf(block, rasi, navamsa, row), eachPoint);
      }
      context.section('yogi').compare(expected.at('yogi'), pick(rasi, 'details', 'sphuta'), each(exact));

      const karakas = karakasOf(rasi, (karaka) => ({
        ...place(karaka),
        planet: pick(karaka, 'planet'),
        ranking_degrees: pick(karaka, 'ranking_degrees'),
        navamsa_sign: pick(karaka, 'navamsa_sign'),
      }));
      const section = context.section('karakas');
      section.compare(expected.at('chara_karakas'), karakas, eachAndNoMore(KARAKA));
      const { horoscope: seven } = await context.horoscope(birth, {
        rules: { karaka_scheme: 'seven' },
        sections: ['chara_karakas'],
      });
      const planets = karakasOf(seven, (karaka) => pick(karaka, 'planet'));
      section.compare(expected.at('chara_karakas_seven'), planets, eachAndNoMore(exact));
      const sthira = mapValues(pick(rasi, 'details', 'chara_karakas', 'sthira_karakas'), (row) => pick(row, 'planet'));
      section.compare(expected.at('sthira_karakas'), sthira, each(exact));

      const mrityu = pick(rasi, 'details', 'upagrahas', 'maandi_mrityu_bhaga');
      context
        .section('maandi_mrityu_bhaga')
        .compare(
          expected.at('maandi_mrityu_bhaga'),
          { distance_degrees: pick(mrityu, 'distance'), in_mrityu_bhaga: pick(mrityu, 'is_within') },
          fields({ distance_degrees: within(TOLERANCES_DEG.maandi ?? 0, 'degrees'), in_mrityu_bhaga: exact }),
        );

      const methods = expected.maybe('varnada_methods');
      if (methods !== null) await compareVarnadaMethods(methods, birth, context);
      const variants = expected.maybe('upagraha_variants');
      if (variants !== null) await compareUpagrahaVariants(variants, birth, context);
    });
  },
};
