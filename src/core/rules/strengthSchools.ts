import type { ChoiceValues } from './choice.js';
import type { strengthChoices } from './strengthChoices.js';

type StrengthValues = ChoiceValues<typeof strengthChoices>;

/** The parts of shadbala that a school decides. */
export type SchoolParts = Omit<
  StrengthValues,
  'shadbala_school' | 'pancha_vargeeya' | 'dwadasa_vargeeya' | 'vimsopaka'
>;

/** docs/rules/03-strengths.md: the form of B.V. Raman. */
const RAMAN: SchoolParts = {
  benefics_shadbala: 'elongation',
  saptavargaja: 'compound_d1',
  dig_cusps: 'sripati',
  natonnata: 'hour_angle',
  paksha: 'moon_by_group',
  hora_bala: 'equal',
  ayana_formula: 'raman',
  ayana_ayanamsa: 'of_chart',
  cheshta: 'raman_epoch',
  naisargika: 'rounded',
  drishti: 'additive',
  aspect_houses: 'sripati',
  required_rupas: 'raman',
  ishta_kashta: 'raman',
  bhava_drishti: 'raman',
};

/**
 * What `shadbala_school` sets: every variant that docs/rules/03-strengths.md calls BPHS, and
 * docs/rules/09-jhora-agreement.md#rule-s1 to #rule-s10.
 */
export const SHADBALA_SCHOOLS: Readonly<Record<StrengthValues['shadbala_school'], SchoolParts>> = {
  raman: RAMAN,
  bphs: {
    ...RAMAN,
    ayana_formula: 'bphs',
    cheshta: 'bphs_luminaries',
    required_rupas: 'bphs',
    ishta_kashta: 'bphs',
    bhava_drishti: 'bphs',
  },
  jhora: {
    ...RAMAN,
    benefics_shadbala: 'jhora',
    saptavargaja: 'jhora',
    dig_cusps: 'equal',
    natonnata: 'equal_houses',
    paksha: 'moon_tithis_8_to_23',
    ayana_ayanamsa: 23,
    cheshta: 'jhora',
    naisargika: 'truncated',
    drishti: 'jhora_peaked',
    aspect_houses: 'equal',
  },
};
