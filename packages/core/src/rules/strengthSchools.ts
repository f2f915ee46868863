import type { ChoiceValues } from './choice.js';
import type { strengthChoices } from './strengthChoices.js';

type StrengthValues = ChoiceValues<typeof strengthChoices>;

/** The parts of shadbala that a school decides. */
export type SchoolParts = Omit<
  StrengthValues,
  'shadbala_school' | 'pancha_vargeeya' | 'dwadasa_vargeeya' | 'vimsopaka' | 'ashtakavarga_tables'
>;

/** docs/rules/03-strengths.md: the form of B.V. Raman. */
const RAMAN: SchoolParts = {
  benefics_shadbala: 'elongation',
  saptavargaja: 'compound_d1',
  kendradi_by: 'sign',
  ayana_declination: 'table',
  strength_houses: 'sripati',
  paksha: 'moon_by_group',
  hora_bala: 'equal',
  shadbala_formulas: 'raman',
  shadbala_constants: 'raman',
  cheshta: 'raman_epoch',
  drishti: 'additive',
};

/**
 * What `shadbala_school` sets: every variant that docs/rules/03-strengths.md calls BPHS, and
 * docs/rules/09-jhora-agreement.md#rule-s1 to #rule-s10.
 */
export const SHADBALA_SCHOOLS: Readonly<Record<StrengthValues['shadbala_school'], SchoolParts>> = {
  raman: RAMAN,
  bphs: {
    ...RAMAN,
    shadbala_formulas: 'bphs',
    cheshta: 'bphs_luminaries',
  },
  jhora: {
    ...RAMAN,
    benefics_shadbala: 'jhora',
    saptavargaja: 'jhora',
    strength_houses: 'equal',
    paksha: 'moon_tithis_8_to_23',
    shadbala_constants: 'jhora',
    cheshta: 'jhora',
    drishti: 'jhora_peaked',
  },
};
