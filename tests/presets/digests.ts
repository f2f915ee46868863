import { createHash } from 'node:crypto';
import type { CalculationName } from '../../src/api/endpoints.js';
import { matchChoices } from '../../src/core/rules/matchChoices.js';
import { transitChoices } from '../../src/core/rules/transitChoices.js';

type Fields = Readonly<Record<string, unknown>>;

const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? 'nothing')
    .digest('hex')
    .slice(0, 16);

/** Fields that answers have got since the digests were made, by their path. */
const FIELDS_SINCE: readonly RegExp[] = [
  /birth_details\/gender$/,
  /(calendar_info|panchang)\/weekday_id$/,
  /(solar_month|panchanga)\/sun_event_substituted$/,
  /manglik\/references\/\w+\/manglik_with_1st_without_2nd_house$/,
  /other_bala\/details\/(natural_\w+|time_lords|saptavargaja|cheshta_kendra_degrees|bhava_madhyas)$/,
  /muhurta\/elevation$/,
  /(gochar_events|planet_ingress)\/planet_name$/,
];

/** Choices that decide nothing in a calculation, and that its conventions have shown no longer since. */
export const SHOWN_NO_LONGER: Readonly<Partial<Record<CalculationName, readonly string[]>>> = {
  natalChart: Object.keys({ ...transitChoices, ...matchChoices }),
  saturnTimeline: ['node_type'],
};

/** Choices that are one of several readings since, or have other words for the same values (CHANGELOG.md, 1.0.0). */
export const FOLDED_OR_RENAMED = `
  kemadruma_yoga sara_yoga subha_yoga matsya_yoga koorma_yoga brahma_yoga lakshmi_yoga amsaavatara_yoga bhaaskara_yoga
  gandharva_yoga go_yoga gaja_yoga dharidhra_yoga sumukha_yoga buddhimaturya_yoga sirachcheda_yoga vaatharoga_yoga
  vasya_chatushpada_vanachara vasya_manava_jalachara yoni_horse_deer gana_deva_rakshasa
  gochara_venus_vedha gochara_mercury_vedha ashtottari_stars shashtisama_stars savana_span maandi_method kali_start_year
  naisargika_own_antardasha naisargika_skipped_houses moola_from_lagna moola_from_moon moola_from_sun
  ashtakavarga_planet_sequence ashtakavarga_planet_start ashtakavarga_sign_sequence ashtakavarga_sign_start
  raashiyanka_progression raashiyanka_duration raashiyanka_parts paryaaya_varga paryaaya_chara_seed paryaaya_tribhagi
  padanadhamsa_navamsa_method padanadhamsa_varga kalachakra_start_from kalachakra_star_position
  vighati_rate tithi_index kendradi_karaka sudasa_antardasha shoola_antardasha moola_at_moolatrikona
  custom_start_variation mixed_chart_factor mixed_chart_method dasha_varga dasha_varga_method star_position
  dig_cusps natonnata aspect_houses ayana_formula required_rupas ishta_kashta bhava_drishti naisargika ayana_ayanamsa
  arudha_exception arudha_co_lords argala_ketu_reversed argala_third_house limb_ayanamsa ashtakavarga_sequence
  moola_start rashmi_order rashmi_combustion ashtottari_condition panchottari_condition sudarshana_year sudarshana_cycles
  sudarshana_antardasha manglik_reference kalathra_reference cancelled_yogas further_yogas kakshya_change
  ayurdaya_reduction ayurdaya_visible_half
`
  .trim()
  .split(/\s+/);

/** An answer as it is written, without the fields that it has got since. */
export function asBefore(value: unknown, path = ''): unknown {
  if (path === '') return asBefore(JSON.parse(JSON.stringify(value)), '/');
  if (Array.isArray(value)) return value.map((item) => asBefore(item, path));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, `${path}/${name}`, inner] as const)
      .filter(([, at]) => !FIELDS_SINCE.some((field) => field.test(at)))
      .map(([name, at, inner]) => [name, asBefore(inner, at)]),
  );
}

/** Records of an answer whose keys are digested one by one: other parts may add to them. */
const OPENED = ['horoscope', 'meta', 'conventions'];

/** A digest of the bytes of every key of an answer, by its path. */
export function digestsOf(answer: Fields, prefix = ''): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]) =>
      OPENED.includes(name)
        ? Object.entries(digestsOf(value as Fields, `${prefix}${name}/`))
        : [[prefix + name, digestOf(value)]],
    ),
  );
}
