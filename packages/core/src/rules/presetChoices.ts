import { choice } from './choice.js';

/** Named sets of choices. */
export const PRESET_NAMES = ['ganita', 'raman', 'contract', 'jhora', 'drik', 'prokerala', 'mypanchang'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** The preset, which sets many choices; a choice that is set by itself has priority over it. */
export const presetChoices = {
  preset: choice(
    PRESET_NAMES,
    'ganita',
    'which set of choices applies unless a choice is made individually: the default of the calculation (ganita), the books of B.V. Raman, the conventions of an earlier service with the same endpoints and fields (contract), Jagannatha Hora 8, or a publisher of panchangs (drik, prokerala, mypanchang)',
    'docs/rules/README.md (ganita, contract), B.V. Raman (raman), docs/rules/09-jhora-agreement.md#section-2 (jhora), docs/almanac-presets.md (drik, prokerala, mypanchang)',
  ),
} as const;
