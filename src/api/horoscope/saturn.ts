import { Type } from 'typebox';
import type { Language } from '../../calculations/fields/languages.js';
import { nullable, oneOf } from '../../calculations/fields/schema.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import type { SaturnCycle } from '../../core/saturn/cycles.js';
import { SADE_SATI_HOUSES, SADE_SATI_PHASES, type SadeSatiPhaseName } from '../../core/saturn/phases.js';
import type { FourthAndEighth } from '../../core/saturn/saturnTransits.js';
import { WORDS } from '../../i18n/words.js';
import { momentSchema, windowSchema } from '../schema/moments.js';
import type { Wire } from '../schema/wire.js';
import { clockOf } from '../values/clock.js';

const phaseFields = {
  phase: oneOf(SADE_SATI_PHASES),
  phase_name: Type.String({ description: 'display word' }),
  house: nullable(oneOf(SADE_SATI_HOUSES, { description: 'from the Moon; null by degrees' })),
  start: momentSchema,
  end: momentSchema,
};

const cycleSchema = Type.Object({
  number: Type.Integer({ minimum: 1, description: 'counted from the first that overlaps the life' }),
  start: momentSchema,
  end: momentSchema,
});

const sadeSatiSchema = Type.Array(
  Type.Object({
    cycle: cycleSchema,
    phases: Type.Array(Type.Object(phaseFields), { minItems: 3, maxItems: 3 }),
    segments: Type.Array(Type.Object(phaseFields), { description: 'the stays of Saturn' }),
    interruptions: Type.Array(windowSchema, { description: 'gaps between the stays' }),
  }),
);

const houseCycles = Type.Array(
  Type.Object({ start: momentSchema, end: momentSchema, segments: Type.Array(windowSchema) }),
);
const fourthAndEighth = Type.Object({ '4th': houseCycles, '8th': houseCycles });

/** Saturn over the Moon and the lagna of a birth. */
export const saturnTransitsSchema = Type.Object({
  sade_sati: Type.Object({ sign_based: sadeSatiSchema, degree_based: sadeSatiSchema }),
  from_moon: fourthAndEighth,
  from_lagna: fourthAndEighth,
});

type SaturnTransits = SectionResults['saturn_transits'];
type SadeSati = SaturnTransits['signBased'][number];

export function saturnTransitsRecord(transits: SaturnTransits, language: Language): Wire<typeof saturnTransitsSchema> {
  const { window } = clockOf(transits.utcOffsetHours, transits.rounding);
  const phaseFacts = (phase: SadeSatiPhaseName, bySign: boolean) => ({
    phase,
    phase_name: WORDS[language].transits.sadeSatiPhase[phase],
    house: bySign ? (SADE_SATI_HOUSES[SADE_SATI_PHASES.indexOf(phase)] ?? null) : null,
  });
  const sadeSati = (list: readonly SadeSati[], bySign: boolean): Wire<typeof sadeSatiSchema> =>
    list.map(({ cycle, phases }, index) => ({
      cycle: { number: index + 1, ...window(cycle) },
      phases: phases.map((phase) => ({ ...phaseFacts(phase.name, bySign), ...window(phase) })),
      segments: cycle.segments.map((stay) => ({
        ...phaseFacts(SADE_SATI_PHASES[stay.part] as SadeSatiPhaseName, bySign),
        ...window(stay),
      })),
      interruptions: cycle.interruptions.map(window),
    }));
  const cycles = (list: readonly SaturnCycle[]): Wire<typeof houseCycles> =>
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
