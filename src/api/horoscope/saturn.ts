import type { Language } from '../../calculations/fields/languages.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import type { SaturnCycle } from '../../core/saturn/cycles.js';
import { SADE_SATI_HOUSES, SADE_SATI_PHASES, type SadeSatiPhaseName } from '../../core/saturn/phases.js';
import type { FourthAndEighth } from '../../core/saturn/saturnTransits.js';
import { WORDS } from '../../i18n/words.js';
import { clockOf } from '../values/clock.js';

type SaturnTransits = SectionResults['saturn_transits'];
type SadeSati = SaturnTransits['signBased'][number];

/** Saturn over the Moon and the lagna of a birth. */
export function saturnTransitsRecord(transits: SaturnTransits, language: Language) {
  const { window } = clockOf(transits.utcOffsetHours, transits.rounding);
  const phaseFacts = (phase: SadeSatiPhaseName, bySign: boolean) => ({
    phase,
    phase_name: WORDS[language].transits.sadeSatiPhase[phase],
    house: bySign ? SADE_SATI_HOUSES[SADE_SATI_PHASES.indexOf(phase)] : null,
  });
  const sadeSati = (list: readonly SadeSati[], bySign: boolean) =>
    list.map(({ cycle, phases }, index) => ({
      cycle: { number: index + 1, ...window(cycle) },
      phases: phases.map((phase) => ({ ...phaseFacts(phase.name, bySign), ...window(phase) })),
      segments: cycle.segments.map((stay) => ({
        ...phaseFacts(SADE_SATI_PHASES[stay.part] as SadeSatiPhaseName, bySign),
        ...window(stay),
      })),
      interruptions: cycle.interruptions.map(window),
    }));
  const cycles = (list: readonly SaturnCycle[]) =>
    list.map((cycle) => ({ ...window(cycle), segments: cycle.segments.map(window) }));
  const houses = ({ fourth, eighth }: FourthAndEighth) => ({ '4th': cycles(fourth), '8th': cycles(eighth) });
  return {
    sade_sati: {
      sign_based: sadeSati(transits.signBased, true),
      degree_based: sadeSati(transits.degreeBased, false),
    },
    from_moon: houses(transits.fromMoon),
    from_lagna: houses(transits.fromLagna),
  };
}
