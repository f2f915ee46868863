import { choice } from './choice.js';

/** Named sets of choices. */
export const PRESET_NAMES = [
  'ganita',
  'raman',
  'kn_rao',
  'contract',
  'jhora',
  'astrosage',
  'drik',
  'prokerala',
  'mypanchang',
  'gupta_press',
  'scs_math',
  'nepal',
] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** The preset, which sets many choices; a choice that is set by itself has priority over it. */
export const presetChoices = {
  preset: choice(
    PRESET_NAMES,
    'ganita',
    'which set of choices applies unless a choice is made individually: the default of the calculation (ganita), the books of B.V. Raman or of K. N. Rao, the conventions of an earlier service with the same endpoints and fields (contract), Jagannatha Hora 8, AstroSage, a publisher of panchangs (drik, prokerala, mypanchang), or almanacs by the Surya Siddhanta: those of Bengal (gupta_press), of the Gaudiya maths (scs_math) and of Nepal (nepal)',
    'docs/rules/README.md (ganita, contract), B.V. Raman (raman), K. N. Rao (kn_rao), docs/rules/09-jhora-agreement.md#section-2 (jhora), docs/almanac-presets.md (drik, prokerala, mypanchang), docs/rules/16-schools-of-a-chart.md#section-12 (kn_rao, astrosage), docs/rules/17-festivals-by-publisher-region-and-rank.md#section-5 (gupta_press, scs_math, nepal)',
  ),
} as const;
