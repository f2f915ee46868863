/**
 * What each value of some choices sets. A reading decides one point in the core; it has no name of its own in a
 * request. Every row of a choice sets the same readings, so that exactly one value of each applies. Their source is
 * that of their choice (`*Choices.ts`).
 */

/** Yogas whose conditions the books give in more than one way, as in the rows of the yogas. */
const USUAL_YOGAS = {
  kemadruma_yoga: 'with_kendras',
  sara_yoga: 'within_4_5_6_7',
  subha_yoga: 'plain',
  matsya_yoga: 'pvr',
  koorma_yoga: 'bvr',
  brahma_yoga: 'benefics',
  lakshmi_yoga: 'kendra',
  amsaavatara_yoga: 'any_lagna',
  bhaaskara_yoga: 'moon_from_sun',
  gandharva_yoga: 'joins_or_aspects',
  go_yoga: 'sign',
  gaja_yoga: 'eleventh_house',
  dharidhra_yoga: 'second_or_eleventh_lord',
  sumukha_yoga: 'bvr_166',
  buddhimaturya_yoga: 'benefic_lord',
  sirachcheda_yoga: 'cruel',
  vaatharoga_yoga: 'jupiter_and_saturn',
} as const;

const YOGA_READINGS = {
  default: USUAL_YOGAS,
  bvr: {
    ...USUAL_YOGAS,
    kemadruma_yoga: 'bvr',
    sara_yoga: 'bvr_print',
    matsya_yoga: 'bvr',
    lakshmi_yoga: 'bvr',
    amsaavatara_yoga: 'bvr',
    bhaaskara_yoga: 'bvr',
    gandharva_yoga: 'bvr',
    dharidhra_yoga: 'bvr',
  },
  pvr: { ...USUAL_YOGAS, koorma_yoga: 'pvr' },
  alternative: {
    ...USUAL_YOGAS,
    subha_yoga: 'check_affliction',
    brahma_yoga: 'kendra',
    go_yoga: 'degrees',
    gaja_yoga: 'from_moon',
    sumukha_yoga: 'bvr_167',
    buddhimaturya_yoga: 'any_lord',
    sirachcheda_yoga: 'same_deity',
    vaatharoga_yoga: 'alt',
  },
} as const;

const USUAL_POINTS = {
  vasya_chatushpada_vanachara: 'half',
  vasya_manava_jalachara: 'half',
  yoni_horse_deer: 'three',
  gana_deva_rakshasa: 'one',
} as const;

/** Cells of the tables of kootas that printed almanacs give differently. */
const MATCH_TABLES = {
  default: USUAL_POINTS,
  lower_points: {
    ...USUAL_POINTS,
    vasya_chatushpada_vanachara: 'none',
    yoni_horse_deer: 'one',
    gana_deva_rakshasa: 'none',
  },
  higher_points: { ...USUAL_POINTS, vasya_manava_jalachara: 'one_and_half' },
} as const;

const GOCHARA_VEDHA = {
  phaladeepika: { gochara_venus_vedha: '11_by_6_12_by_3', gochara_mercury_vedha: '10_by_8' },
  other_prints: { gochara_venus_vedha: '11_by_3_12_by_6', gochara_mercury_vedha: '10_by_7' },
} as const;

const NAISARGIKA_ANTARDASHAS = {
  all_others: { naisargika_own_antardasha: 'no', naisargika_skipped_houses: 'none' },
  all_and_own: { naisargika_own_antardasha: 'yes', naisargika_skipped_houses: 'none' },
  without_3_10: { naisargika_own_antardasha: 'no', naisargika_skipped_houses: '3_10' },
  without_2_6_11_12: { naisargika_own_antardasha: 'no', naisargika_skipped_houses: '2_6_11_12' },
  without_2_3_6_10_11_12: { naisargika_own_antardasha: 'no', naisargika_skipped_houses: 'both' },
} as const;

const USUAL_RAASHIYANKA = {
  raashiyanka_start: 'lord_of_lagna',
  raashiyanka_years: 'mandooka',
  raashiyanka_parts: 'equal',
} as const;

const RAASHIYANKA = {
  default: USUAL_RAASHIYANKA,
  stronger_start: { ...USUAL_RAASHIYANKA, raashiyanka_start: 'stronger' },
  sthira_years: { ...USUAL_RAASHIYANKA, raashiyanka_years: 'sthira' },
  stronger_lord_years: { ...USUAL_RAASHIYANKA, raashiyanka_years: 'stronger_lord' },
  proportional_parts: { ...USUAL_RAASHIYANKA, raashiyanka_parts: 'by_length' },
} as const;

const USUAL_PARYAAYA = { paryaaya_varga: 6, paryaaya_chara_seed: 'trikona', paryaaya_tribhagi: 'no' } as const;

const PARYAAYA = {
  shashtamsa: USUAL_PARYAAYA,
  chosen_chart: { ...USUAL_PARYAAYA, paryaaya_varga: 'chosen' },
  seventh_for_dual_signs: { ...USUAL_PARYAAYA, paryaaya_chara_seed: 'seventh' },
  tribhagi: { ...USUAL_PARYAAYA, paryaaya_tribhagi: 'yes' },
} as const;

const PADANADHAMSA = {
  navamsa: { padanadhamsa_navamsa_method: 1, padanadhamsa_varga: 9 },
  navamsa_method_2: { padanadhamsa_navamsa_method: 2, padanadhamsa_varga: 9 },
  navamsa_method_3: { padanadhamsa_navamsa_method: 3, padanadhamsa_varga: 9 },
  krishna_mishra: { padanadhamsa_navamsa_method: 4, padanadhamsa_varga: 9 },
  chosen_chart: { padanadhamsa_navamsa_method: 1, padanadhamsa_varga: 'chosen' },
} as const;

/** The choices whose values set readings, each with its rows. */
export const READINGS = {
  yoga_readings: YOGA_READINGS,
  match_tables: MATCH_TABLES,
  gochara_vedha: GOCHARA_VEDHA,
  naisargika_antardashas: NAISARGIKA_ANTARDASHAS,
  raashiyanka: RAASHIYANKA,
  paryaaya: PARYAAYA,
  padanadhamsa: PADANADHAMSA,
} as const;

type Rows<Name extends keyof typeof READINGS> = (typeof READINGS)[Name][keyof (typeof READINGS)[Name]];
type ReadingsOf<Name extends keyof typeof READINGS> = {
  readonly [Reading in keyof Rows<Name>]: Rows<Name>[Reading];
};

/** The readings of yogas, of the tables of a match, and so on. */
export type YogaReadings = ReadingsOf<'yoga_readings'>;

/** Every reading that applies. */
export type Readings = YogaReadings &
  ReadingsOf<'match_tables'> &
  ReadingsOf<'gochara_vedha'> &
  ReadingsOf<'naisargika_antardashas'> &
  ReadingsOf<'raashiyanka'> &
  ReadingsOf<'paryaaya'> &
  ReadingsOf<'padanadhamsa'>;

/** The readings that the values of some choices set. */
export const readingsOf = (chosen: Readonly<Partial<Record<string, unknown>>>): Readonly<Partial<Readings>> =>
  Object.assign(
    {},
    ...Object.entries(READINGS).map(([name, rows]) => (rows as Readonly<Record<string, object>>)[String(chosen[name])]),
  ) as Readonly<Partial<Readings>>;
