import { Type } from 'typebox';
import { birthFields, date, latitude, longitude, time, timezone } from '../../calculations/fields/birthFields.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { nullable, oneOf } from '../../calculations/fields/schema.js';
import { CONTRIBUTORS } from '../../core/ashtakavarga/prastara.js';
import { SADE_SATI_HOUSES, SADE_SATI_PHASES } from '../../core/saturn/phases.js';
import { DHAIYYA_HOUSES } from '../../core/saturn/saturnState.js';
import { SIGNS } from '../../core/zodiac/signs.js';
import { momentSchema } from '../schema/moments.js';
import { transitBirthDetails } from './gocharaSchemas.js';
import { degree } from './transitSchemas.js';

const word = Type.String({ description: 'display word' });
const dateOrNull = nullable(
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'null where the ephemeris does not cover it' }),
);
const momentOrNull = nullable(momentSchema);
const share = nullable(Type.Number({ minimum: 0, maximum: 1 }));
const house = oneOf(SADE_SATI_HOUSES);

/** An interval by dates and by moments. */
const span = { startDate: date, endDate: date, startAt: momentSchema, endAt: momentSchema };
/** As `span`, for what the ephemeris may not hold whole. */
const openSpan = { startDate: dateOrNull, endDate: dateOrNull, startAt: momentOrNull, endAt: momentOrNull };

const kakshyaStay = Type.Object({
  ...span,
  sign: word,
  signIndex: Type.Integer({ minimum: 0, maximum: 11 }),
  kakshya: Type.Integer({ minimum: 1, maximum: 8 }),
  lord: oneOf(CONTRIBUTORS),
  supported: Type.Boolean({ description: 'the lord gives Saturn a bindu in this sign' }),
});

const cycleSchema = Type.Object({
  ...openSpan,
  phases: Type.Array(Type.Object({ house, phase: oneOf(SADE_SATI_PHASES), phaseName: word, ...openSpan }), {
    minItems: 1,
    maxItems: 3,
  }),
  /** What `detail=full` adds. */
  reliefShare: Type.Optional(share),
  segments: Type.Optional(Type.Array(Type.Object({ house, ...openSpan }))),
  interruptions: Type.Optional(Type.Array(Type.Object(span))),
  months: Type.Optional(
    Type.Array(
      Type.Object({
        month: Type.String({ pattern: '^\\d{4}-\\d{2}$', description: 'YYYY-MM' }),
        supportedShare: share,
        stays: Type.Array(kakshyaStay),
      }),
    ),
  ),
});

const kind = oneOf(Object.keys(DHAIYYA_HOUSES));

export const saturnTimelineResponse = Type.Object({
  birth_details: transitBirthDetails(
    {
      date,
      time,
      place: Type.String(),
      latitude,
      longitude,
      timezone,
      ayanamsa_mode: birthFields.ayanamsa_mode,
    },
    'SaturnBirthDetails',
  ),
  saturn_timeline: Type.Object({
    as_of: date,
    moonSign: Type.Integer({ minimum: 0, maximum: 11, description: '0 Aries' }),
    moonSignId: oneOf(SIGNS),
    moonSignName: word,
    moonDegree: degree,
    sadeSati: Type.Object({
      active: Type.Boolean({ description: 'inside a cycle, interruptions included' }),
      interrupted: Type.Boolean(),
      currentPhase: nullable(oneOf(SADE_SATI_PHASES)),
      currentPhaseName: nullable(word),
      cycle: nullable(cycleSchema),
      monthsRemaining: nullable(Type.Integer({ minimum: 0 })),
      reliefShare: share,
    }),
    dhaiyya: Type.Object({
      active: Type.Boolean(),
      kind: nullable(kind),
      kindName: nullable(word),
      ...openSpan,
    }),
    nextCycle: nullable(cycleSchema),
    cycles: Type.Array(cycleSchema, {
      description: 'every cycle that overlaps the birth and the hundred years after it',
    }),
  }),
  meta: metaSchema,
});
