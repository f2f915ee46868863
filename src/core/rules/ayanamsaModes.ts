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
/**
 * Modes that only `rules` can name: Lahiri as Jagannatha Hora carries it (docs/rules/09-jhora-agreement.md#rule-p1).
 */
export const FURTHER_AYANAMSA_MODES = ['JHORA_LAHIRI'] as const;
export type AyanamsaMode = (typeof AYANAMSA_MODES)[number] | (typeof FURTHER_AYANAMSA_MODES)[number];
