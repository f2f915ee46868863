import { mapPerBody } from '@ganita/core/charts/perBody.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import { perBody } from '../schema/bodies.js';
import { nakshatraRowFields, padaSchema } from '../schema/nakshatraFields.js';
import { positionSchema } from '../schema/positionFields.js';
import { nakshatraRow } from '../values/nakshatra.js';
import { namedOrNull } from '../values/names.js';
import { round6 } from '../values/numbers.js';
import { positionRecord } from '../values/position.js';
import { bodyStatesSchema } from './planetaryStates.js';
import { section } from './section.js';

const { retrograde, combust, dignity, dignity_name, speed } = bodyStatesSchema.properties;

const placedBodySchema = Type.Object(
  {
    ...positionSchema.properties,
    ...nakshatraRowFields,
    pada: padaSchema,
    retrograde,
    combust,
    dignity,
    dignity_name,
    speed,
  },
  { title: 'PlacedBody', description: 'where a body is in D-1, how it moves, and its dignity' },
);

/** The bodies of D-1, each with what most pages show of it. */
export const planetsSection = section({
  schema: perBody(placedBodySchema, {
    title: 'PlacedBodies',
    description: 'the bodies of D-1: place, nakshatra, motion and dignity of each in one record',
  }),
  record: (bodies: SectionResults['planets'], language) =>
    mapPerBody(bodies, ({ point, nakshatra, motion, combustion, dignity }) => ({
      ...positionRecord(point, language),
      ...nakshatraRow(nakshatra.nakshatra, language),
      pada: nakshatra.pada,
      retrograde: motion?.retrograde ?? null,
      combust: combustion?.combust ?? null,
      ...namedOrNull('dignity', dignity, WORDS[language].zodiac.dignity),
      speed: motion && round6(motion.speedDegPerDay),
    })),
  words: ['planets'],
});
