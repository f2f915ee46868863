/** The 21 modes of the contract (docs/rules/01-positions-and-vargas.md#section-2). */
export const AYANAMSA_MODES = [
  'LAHIRI',
  'TRUE_CITRA',
  'TRUE_LAHIRI',
  'KP',
  'FAGAN',
  'RAMAN',
  'USHASHASHI',
  'YUKTESHWAR',
  'SURYASIDDHANTA',
  'SURYASIDDHANTA_MSUN',
  'ARYABHATA',
  'ARYABHATA_MSUN',
  'SS_CITRA',
  'TRUE_REVATI',
  'SS_REVATI',
  'TRUE_PUSHYA',
  'TRUE_MULA',
  'KP-SENTHIL',
  'SENTHIL',
  'SUNDAR_SS',
  'SIDM_USER',
] as const;
/** Ayanamsas of KP by the constant that they start from (docs/rules/12-kp-and-prashna.md#section-1-1). */
export const KP_AYANAMSA_MODES = ['KP_OLD', 'KP_TABLE', 'KP_STRAIGHT'] as const;
export type KpAyanamsaMode = (typeof KP_AYANAMSA_MODES)[number];
/** Further modes of Swiss Ephemeris, by its names (docs/rules/16-schools-of-a-chart.md#section-6). */
export const SWISS_AYANAMSA_MODES = [
  'LAHIRI_1940',
  'LAHIRI_VP285',
  'LAHIRI_ICRC',
  'JN_BHASIN',
  'DELUCE',
  'DJWHAL_KHUL',
  'GALCENT_MULA_WILHELM',
  'GALCENT_0SAG',
  'BABYL_KUGLER1',
  'BABYL_HUBER',
  'ALDEBARAN_15TAU',
  'HIPPARCHOS',
  'SASSANIAN',
] as const;
export type SwissAyanamsaMode = (typeof SWISS_AYANAMSA_MODES)[number];
/**
 * Modes that are not of the contract: Lahiri as Jagannatha Hora carries it (docs/rules/09-jhora-agreement.md#rule-p1),
 * those of KP and those of Swiss Ephemeris.
 */
export const FURTHER_AYANAMSA_MODES = ['JHORA_LAHIRI', ...KP_AYANAMSA_MODES, ...SWISS_AYANAMSA_MODES] as const;
export type AyanamsaMode = (typeof AYANAMSA_MODES)[number] | (typeof FURTHER_AYANAMSA_MODES)[number];
