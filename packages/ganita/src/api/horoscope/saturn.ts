import type { SaturnCycle } from '@ganita/core/saturn/cycles.js';
import { HOUSE_OF_PHASE, SADE_SATI_PHASES, type SadeSatiPhaseName } from '@ganita/core/saturn/phases.js';
import type { FourthAndEighth } from '@ganita/core/saturn/saturnTransits.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { described, nullable } from '../../calculations/fields/schema.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import { windowFields, windowSchema } from '../schema/moments.js';
import { namedFields } from '../schema/nameFields.js';
import { houseSchema } from '../schema/positionFields.js';
import { sadeSatiPhase } from '../schema/saturnFields.js';
import type { Wire } from '../schema/wire.js';
import { clockOf } from '../values/clock.js';
import { named } from '../values/names.js';
import { section } from './section.js';

/** A phase of a sade sati, or a stay of Saturn in the part of it. */
const partSchema = Type.Object(
  {
    ...namedFields('phase', sadeSatiPhase),
    house_from_moon: nullable(
      described(houseSchema, 'house of Saturn from the natal Moon: 12, 1 or 2; null by degrees'),
    ),
    ...windowFields,
  },
  { title: 'SadeSatiPart', description: 'a phase of a sade sati, or one stay of Saturn in a part of it' },
);

const cycleSchema = Type.Object(
  {
    number: Type.Integer({ minimum: 1, description: 'number of the cycle, 1 the first that overlaps the life' }),
    ...windowFields,
    phases: Type.Array(partSchema, {
      minItems: 3,
      maxItems: 3,
      description: 'the three phases: rising, peak, setting',
    }),
    segments: Type.Array(partSchema, {
      description: 'the stays of Saturn in a part of the cycle',
    }),
    interruptions: Type.Array(windowSchema, { description: 'gaps between the stays, less than three years each' }),
  },
  { title: 'SadeSatiCycle', description: 'one sade sati, from the first entry of Saturn to its last exit' },
);

const cycles = (description: string) => Type.Array(cycleSchema, { description });

const houseCycleSchema = Type.Object(
  { ...windowFields, stays: Type.Array(windowSchema, { description: 'the stays of Saturn in the house' }) },
  {
    title: 'SaturnHouseCycle',
    description: 'a passage of Saturn through a house: stays less than three years apart',
  },
);

const houseCycles = (house: string) =>
  Type.Array(houseCycleSchema, { description: `passages of Saturn through the ${house} sign, in time order` });

const fourthAndEighth = Type.Object(
  { '4': houseCycles('4th'), '8': houseCycles('8th') },
  { title: 'SaturnInFourthAndEighth', description: 'Saturn in the 4th and in the 8th sign from a natal point' },
);

/** Saturn over the Moon and the lagna of a birth. */
const saturnTransitsSchema = Type.Object(
  {
    sade_sati_by_sign: cycles('sade sati: Saturn in the 12th, 1st and 2nd sign from the natal Moon'),
    sade_sati_by_degree: cycles('sade sati: Saturn within 45 degrees of the natal Moon'),
    houses_from_moon: described(fourthAndEighth, 'dhaiyya: Saturn in the 4th and in the 8th sign from the natal Moon'),
    houses_from_lagna: described(fourthAndEighth, 'Saturn in the 4th and in the 8th sign from the natal Ascendant'),
  },
  { description: 'sade sati and dhaiyya that overlap the hundred years after the birth' },
);

type SaturnTransits = SectionResults['saturn_transits'];

type SadeSati = SaturnTransits['signBased'][number];

function saturnTransitsRecord(transits: SaturnTransits, language: Language): Wire<typeof saturnTransitsSchema> {
  const { window } = clockOf(transits.utcOffsetHours, transits.rounding);
  const phaseFacts = (phase: SadeSatiPhaseName, bySign: boolean) => ({
    ...named('phase', phase, WORDS[language].transits.sadeSatiPhase),
    house_from_moon: bySign ? HOUSE_OF_PHASE[phase] : null,
  });
  const sadeSati = (
    list: readonly SadeSati[],
    bySign: boolean,
  ): Wire<typeof saturnTransitsSchema>['sade_sati_by_sign'] =>
    list.map(({ cycle, phases }, index) => ({
      number: index + 1,
      ...window(cycle),
      phases: phases.map((phase) => ({ ...phaseFacts(phase.name, bySign), ...window(phase) })),
      segments: cycle.segments.map((stay) => ({
        ...phaseFacts(SADE_SATI_PHASES[stay.part] as SadeSatiPhaseName, bySign),
        ...window(stay),
      })),
      interruptions: cycle.interruptions.map(window),
    }));
  const passages = (list: readonly SaturnCycle[]): Wire<ReturnType<typeof houseCycles>> =>
    list.map((cycle) => ({ ...window(cycle), stays: cycle.segments.map(window) }));
  const houses = ({ fourth, eighth }: FourthAndEighth) => ({ '4': passages(fourth), '8': passages(eighth) });
  return {
    sade_sati_by_sign: sadeSati(transits.signBased, true),
    sade_sati_by_degree: sadeSati(transits.degreeBased, false),
    houses_from_moon: houses(transits.fromMoon),
    houses_from_lagna: houses(transits.fromLagna),
  };
}

/** Saturn over the Moon and the lagna of a birth. */
export const saturnTransitsSection = section({
  schema: saturnTransitsSchema,
  record: saturnTransitsRecord,
});
