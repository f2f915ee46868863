import { Type } from 'typebox';
import { SADE_SATI_HOUSES, SADE_SATI_PHASES } from '../../../core/saturn/phases.js';
import { nullable, oneOf } from '../../fields/schema.js';
import { momentSchema, windowSchema } from '../../panchang/limbSchemas.js';

const phaseFields = {
  phase: oneOf(SADE_SATI_PHASES),
  phase_name: Type.String({ description: 'display word' }),
  house: nullable(oneOf(SADE_SATI_HOUSES, { description: 'from the Moon; null by degrees' })),
  start: momentSchema,
  end: momentSchema,
};

const numbered = Type.Object({
  number: Type.Integer({ minimum: 1, description: 'counted from the first that touches the life' }),
  start: momentSchema,
  end: momentSchema,
});

const sadeSati = Type.Array(
  Type.Object({
    cycle: numbered,
    phases: Type.Array(Type.Object(phaseFields), { minItems: 3, maxItems: 3 }),
    segments: Type.Array(Type.Object(phaseFields), { description: 'the stays of Saturn' }),
    interruptions: Type.Array(windowSchema, { description: 'gaps between the stays' }),
  }),
);

const houseCycles = Type.Array(
  Type.Object({ start: momentSchema, end: momentSchema, segments: Type.Array(windowSchema) }),
);
const fourthAndEighth = Type.Object({ '4th': houseCycles, '8th': houseCycles });

export const saturnTransitsSchema = Type.Object({
  sade_sati: Type.Object({ sign_based: sadeSati, degree_based: sadeSati }),
  from_moon: fourthAndEighth,
  from_lagna: fourthAndEighth,
});
