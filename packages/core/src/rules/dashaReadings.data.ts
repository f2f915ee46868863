/** What the values of the choices of dashas set; their source is that of the choice (`*DashaChoices.ts`). */

export const NAISARGIKA_ANTARDASHAS = {
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

export const RAASHIYANKA = {
  default: USUAL_RAASHIYANKA,
  stronger_start: { ...USUAL_RAASHIYANKA, raashiyanka_start: 'stronger' },
  sthira_years: { ...USUAL_RAASHIYANKA, raashiyanka_years: 'sthira' },
  stronger_lord_years: { ...USUAL_RAASHIYANKA, raashiyanka_years: 'stronger_lord' },
  proportional_parts: { ...USUAL_RAASHIYANKA, raashiyanka_parts: 'by_length' },
} as const;

const USUAL_PARYAAYA = { paryaaya_varga: 6, paryaaya_chara_seed: 'trikona', paryaaya_tribhagi: 'no' } as const;

export const PARYAAYA = {
  shashtamsa: USUAL_PARYAAYA,
  chosen_chart: { ...USUAL_PARYAAYA, paryaaya_varga: 'chosen' },
  seventh_for_dual_signs: { ...USUAL_PARYAAYA, paryaaya_chara_seed: 'seventh' },
  tribhagi: { ...USUAL_PARYAAYA, paryaaya_tribhagi: 'yes' },
} as const;

export const PADANADHAMSA = {
  navamsa: { padanadhamsa_navamsa_method: 1, padanadhamsa_varga: 9 },
  navamsa_method_2: { padanadhamsa_navamsa_method: 2, padanadhamsa_varga: 9 },
  navamsa_method_3: { padanadhamsa_navamsa_method: 3, padanadhamsa_varga: 9 },
  krishna_mishra: { padanadhamsa_navamsa_method: 4, padanadhamsa_varga: 9 },
  chosen_chart: { padanadhamsa_navamsa_method: 1, padanadhamsa_varga: 'chosen' },
} as const;

const USUAL_MOOLA = { moola_start: 'lagna_moon_or_sun', moola_at_moolatrikona: 'twelve_years' } as const;

export const MOOLA_GRAHA = {
  lagna_moon_or_sun: USUAL_MOOLA,
  lagna_or_moon: { ...USUAL_MOOLA, moola_start: 'lagna_or_moon' },
  lagna_or_sun: { ...USUAL_MOOLA, moola_start: 'lagna_or_sun' },
  moon_or_sun: { ...USUAL_MOOLA, moola_start: 'moon_or_sun' },
  lagna: { ...USUAL_MOOLA, moola_start: 'lagna' },
  moon: { ...USUAL_MOOLA, moola_start: 'moon' },
  sun: { ...USUAL_MOOLA, moola_start: 'sun' },
  order: { ...USUAL_MOOLA, moola_start: 'order' },
  full_at_moolatrikona: { ...USUAL_MOOLA, moola_at_moolatrikona: 'nothing' },
} as const;

const USUAL_RASHMI = { rashmi_order: 'rays', rashmi_combustion: 'by_planet' } as const;

export const RASHMI = {
  rays: USUAL_RASHMI,
  natural: { ...USUAL_RASHMI, rashmi_order: 'natural' },
  vimsottari: { ...USUAL_RASHMI, rashmi_order: 'vimsottari' },
  combust_in_eight_degrees: { ...USUAL_RASHMI, rashmi_combustion: 'eight_degrees' },
} as const;

const USUAL_CONDITIONS = { ashtottari_condition: 'rahu', panchottari_condition: 'dwadasamsa' } as const;

/** When dashas that the texts give to some births are meant. */
export const DASHA_CONDITIONS = {
  default: USUAL_CONDITIONS,
  ashtottari_by_paksha: { ...USUAL_CONDITIONS, ashtottari_condition: 'paksha' },
  ashtottari_by_either: { ...USUAL_CONDITIONS, ashtottari_condition: 'either' },
  panchottari_in_both_charts: { ...USUAL_CONDITIONS, panchottari_condition: 'rasi_and_dwadasamsa' },
} as const;

const USUAL_SUDARSHANA = {
  sudarshana_year: 'mean_tropical',
  sudarshana_cycles: 9,
  sudarshana_antardasha: 'signs',
} as const;

export const SUDARSHANA_CHAKRA = {
  signs: USUAL_SUDARSHANA,
  lords: { ...USUAL_SUDARSHANA, sudarshana_antardasha: 'lords' },
  by_year_length: { ...USUAL_SUDARSHANA, sudarshana_year: 'year_length' },
  ten_rounds: { ...USUAL_SUDARSHANA, sudarshana_cycles: 10 },
} as const;
