import type { PresetName } from './presetChoices.js';

/** The defaults of every calculation, as docs/rules/README.md and the documents that it lists decide them. */
const GANITA = {} as const;

/** The books of B.V. Raman, where they are named as a source; shadbala follows them by default. */
const RAMAN = {
  // A Manual of Hindu Astrology
  ayanamsa_mode: 'RAMAN',
  node_type: 'mean',
  bhava_madhya_method: 3,
  graha_yuddha_victor: 'lower_longitude',
  // Graha and Bhava Balas
  shadbala_school: 'raman',
  // Ashtakavarga System of Prediction
  ashtakavarga_tables: 'varahamihira',
  // Hindu Predictive Astrology
  benefics_yoga: 'half_bright',
  // Three Hundred Important Combinations
  yoga_lords: 'parashari',
  yoga_readings: 'bvr',
  lunar_yoga_nodes: 'exclude',
  // Muhurtha
  varna_of_signs: 'raman',
  raasi_koota: 'from_girl',
} as const;

/** The books of K. N. Rao (docs/rules/16-schools-of-a-chart.md#section-12); his chara dasha is the system `chara_kn_rao`. */
const KN_RAO = {
  karaka_scheme: 'seven',
} as const;

/** AstroSage (docs/rules/16-schools-of-a-chart.md#section-12). */
const ASTROSAGE = {
  ashtakavarga_tables: 'varahamihira',
  year_length: 'calendar',
  sunrise_definition: 'apparent_upper_limb',
} as const;

/**
 * What the engine of the source service does if it follows a school (docs/rules/03-strengths.md,
 * docs/rules/07-panchang-calendar-transits.md and docs/rules/08-match-and-muhurta.md describe it). Its errors are not
 * reproduced, and most of its schools are our defaults.
 */
const SOURCE_SERVICE = {
  // docs/rules/07-panchang-calendar-transits.md#section-1, #section-6 and #section-8: one set of definitions for the
  // birth chart and the day
  positions: 'geometric',
  calendar_positions: 'geometric',
  sunrise_definition: 'hindu_disc_centre',
  calendar_sunrise_definition: 'hindu_disc_centre',
  moon_event_span: 'civil_date',
  abhijit_on_wednesday: 'kept',
  ritu_method: 'lunar',
  // docs/rules/03-strengths.md#section-11
  pancha_vargeeya: 'three_level',
  // docs/rules/18-muhurta-as-asked.md#section-5
  muhurta_asta_method: 'longitude',
  // docs/rules/08-match-and-muhurta.md#section-3-2, #section-3-4, #section-3-6 and #section-7
  match_tables: 'lower_points',
  south_rajju: 'direction',
} as const;

/** Jagannatha Hora 8 (docs/rules/09-jhora-agreement.md#section-2). */
const JHORA = {
  // P1, and the positions that every rule there is based on
  ayanamsa_mode: 'JHORA_LAHIRI',
  node_type: 'mean',
  positions: 'geometric',
  calendar_positions: 'geometric',
  // P2 to P6
  lagna_nutation: 'plus_dpsi',
  sunrise_definition: 'jhora_geometric',
  calendar_sunrise_definition: 'jhora_geometric',
  vighati_rate: 'five_degrees_per_minute',
  year_length: 'solar_arc',
  station: 'mean_tropical',
  // S1 to S10
  shadbala_school: 'jhora',
  // V1
  vimsopaka: 'varga_compound',
  // Y1
  yogas: 'jhora',
} as const;

/** Drik Panchang (docs/almanac-presets.md, with the pages it was measured on). */
const DRIK = {
  anga_positions: 'drik',
  anga_shift: 'drik',
  sunrise_definition: 'apparent_upper_limb',
  moonrise_definition: 'apparent_upper_limb',
  printed_rounding: 'nearest_minute',
  // docs/rules/17-festivals-by-publisher-region-and-rank.md#section-1 and #section-2
  janmashtami_rule: 'jayanti_yoga',
  radha_ashtami_rule: 'longer_part',
  pongal_rule: 'by_drik',
  thrissur_pooram_rule: 'nakshatra_at_sunrise',
} as const;

/** Prokerala (docs/almanac-presets.md; of a chart and a match docs/rules/16-schools-of-a-chart.md#section-12). */
const PROKERALA = {
  positions: 'apparent_true_equinox',
  year_length: 'julian',
  anga_positions: 'apparent_with_nutation',
  sunrise_definition: 'hindu_disc_centre',
  calendar_sunrise_definition: 'hindu_disc_centre',
  moonrise_definition: 'upper_limb_default',
  vikram_year_start: 'purnimanta_chaitradi',
  papa_nodes: 'rahu_only',
  lunar_yoga_nodes: 'exclude',
  printed_rounding: 'seconds_cut_off',
} as const;

/** mypanchang.com (docs/almanac-presets.md). */
const MYPANCHANG = {
  anga_positions: 'apparent_with_nutation',
  anga_shift: 'mypanchang',
  sunrise_definition: 'disc_centre_refraction',
  calendar_sunrise_definition: 'disc_centre_refraction',
  moonrise_definition: 'disc_centre_refraction',
} as const;

/** The panjikas of Bengal that keep to the Surya Siddhanta (docs/rules/17-festivals-by-publisher-region-and-rank.md#section-5). */
const GUPTA_PRESS = { tithi_source: 'surya_siddhanta_bija', vijayadashami_rule: 'at_sunrise' } as const;

/** The calendar of the Sri Chaitanya Saraswat Math, which has the tithis of such a panjika. */
const SCS_MATH = {
  tithi_source: 'surya_siddhanta_bija',
  siddhanta_clock: 'gaudiya',
  tradition: 'vaishnava',
} as const;

/** The official calendar of Nepal. */
const NEPAL = {
  tithi_source: 'surya_siddhanta_bija',
  raksha_bandhan_rule: 'at_sunrise',
  vijayadashami_rule: 'at_sunrise',
} as const;

/** What each preset chooses; other choices keep the defaults of the calculation. */
export const PRESETS = {
  ganita: GANITA,
  raman: RAMAN,
  kn_rao: KN_RAO,
  contract: SOURCE_SERVICE,
  jhora: JHORA,
  astrosage: ASTROSAGE,
  drik: DRIK,
  prokerala: PROKERALA,
  mypanchang: MYPANCHANG,
  gupta_press: GUPTA_PRESS,
  scs_math: SCS_MATH,
  nepal: NEPAL,
} as const satisfies Readonly<Record<PresetName, object>>;
