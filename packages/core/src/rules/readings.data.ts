/** What the values of some choices set; their source is that of the choice (`*Choices.ts`). */

const USUAL_POINTS = {
  vasya_chatushpada_vanachara: 'half',
  vasya_manava_jalachara: 'half',
  yoni_horse_deer: 'three',
  gana_deva_rakshasa: 'one',
} as const;

/** Cells of the tables of kootas that printed almanacs give differently. */
export const MATCH_TABLES = {
  default: USUAL_POINTS,
  lower_points: {
    ...USUAL_POINTS,
    vasya_chatushpada_vanachara: 'none',
    yoni_horse_deer: 'one',
    gana_deva_rakshasa: 'none',
  },
  higher_points: { ...USUAL_POINTS, vasya_manava_jalachara: 'one_and_half' },
} as const;

export const GOCHARA_VEDHA = {
  phaladeepika: { gochara_venus_vedha: '11_by_6_12_by_3', gochara_mercury_vedha: '10_by_8' },
  other_prints: { gochara_venus_vedha: '11_by_3_12_by_6', gochara_mercury_vedha: '10_by_7' },
} as const;

/** Parts of shadbala that Raman and BPHS give differently. */
export const SHADBALA_FORMULAS = {
  raman: { ayana_formula: 'raman', required_rupas: 'raman', ishta_kashta: 'raman', bhava_drishti: 'raman' },
  bphs: { ayana_formula: 'bphs', required_rupas: 'bphs', ishta_kashta: 'bphs', bhava_drishti: 'bphs' },
} as const;

/** Houses by which parts of the balas are measured. */
export const STRENGTH_HOUSES = {
  sripati: { dig_cusps: 'sripati', natonnata: 'hour_angle', aspect_houses: 'sripati' },
  equal: { dig_cusps: 'equal', natonnata: 'equal_houses', aspect_houses: 'equal' },
} as const;

export const SHADBALA_CONSTANTS = {
  raman: { naisargika: 'rounded', ayana_ayanamsa: 'of_chart' },
  jhora: { naisargika: 'truncated', ayana_ayanamsa: 23 },
} as const;

export const ARUDHAS = {
  default: { arudha_exception: 'tenth', arudha_co_lords: 'stronger' },
  without_exception: { arudha_exception: 'none', arudha_co_lords: 'stronger' },
  seven_planets: { arudha_exception: 'tenth', arudha_co_lords: 'seven_planets' },
  seven_planets_without_exception: { arudha_exception: 'none', arudha_co_lords: 'seven_planets' },
} as const;

const PLAIN_ARGALA = { argala_ketu_reversed: 'no', argala_third_house: 'no' } as const;

export const ARGALA_READING = {
  plain: PLAIN_ARGALA,
  house_of_ketu_reversed: { ...PLAIN_ARGALA, argala_ketu_reversed: 'house_of_ketu' },
  ketu_sign_reversed: { ...PLAIN_ARGALA, argala_ketu_reversed: 'from_ketu_sign' },
  malefics_in_third: { ...PLAIN_ARGALA, argala_third_house: 'yes' },
} as const;

export const DOSHA_REFERENCE = {
  lagna: { manglik_reference: 'lagna', kalathra_reference: 'lagna' },
  moon: { manglik_reference: 'moon', kalathra_reference: 'moon' },
  venus: { manglik_reference: 'venus', kalathra_reference: 'lagna' },
} as const;

/** Sets of three pairs of signs that decide the band of life, without and with the change by Jupiter and Saturn. */
export const THREE_PAIRS = {
  moon_saturn: { pair_set: 'moon_saturn', kakshya_change: 'no' },
  lagna_moon: { pair_set: 'lagna_moon', kakshya_change: 'no' },
  moon_saturn_with_change: { pair_set: 'moon_saturn', kakshya_change: 'yes' },
  lagna_moon_with_change: { pair_set: 'lagna_moon', kakshya_change: 'yes' },
} as const;

export const AYURDAYA_LOSSES = {
  smallest: { ayurdaya_reduction: 'smallest', ayurdaya_visible_half: 'whole_sign' },
  product: { ayurdaya_reduction: 'product', ayurdaya_visible_half: 'whole_sign' },
  smallest_by_depth: { ayurdaya_reduction: 'smallest', ayurdaya_visible_half: 'santhanam' },
} as const;
