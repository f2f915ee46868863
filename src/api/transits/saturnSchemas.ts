import { Type } from 'typebox';
import { birthFields, date, latitude, longitude, time, timezone } from '../../calculations/fields/birthFields.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { nullable } from '../../calculations/fields/schema.js';
import { momentOf, momentSchema } from '../schema/moments.js';
import { displayWord } from '../schema/names.js';
import { signId, signIndexSchema } from '../schema/position.js';
import { contributorId, dhaiyyaKind, houseFromMoon, sadeSatiPhase } from '../schema/saturn.js';
import { transitBirthDetails } from './gocharaSchemas.js';
import { degree } from './transitSchemas.js';

const dateOrNull = nullable(
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'null where the ephemeris does not cover it' }),
);
const momentOrNull = nullable(momentSchema);
const share = nullable(
  Type.Number({ minimum: 0, maximum: 1, description: 'share of the time in kakshyas whose lord gives Saturn a bindu' }),
);

/** An interval by dates and by moments. */
const span = {
  startDate: { ...date, description: 'date of the start, YYYY-MM-DD' },
  endDate: { ...date, description: 'date of the end, YYYY-MM-DD' },
  startAt: momentOf('start'),
  endAt: momentOf('end'),
};
/** As `span`, for what the ephemeris may not hold whole. */
const openSpan = { startDate: dateOrNull, endDate: dateOrNull, startAt: momentOrNull, endAt: momentOrNull };

const kakshyaStay = Type.Object(
  {
    ...span,
    sign: signId,
    signName: displayWord,
    signIndex: signIndexSchema,
    kakshya: Type.Integer({ minimum: 1, maximum: 8, description: 'eighth of the sign' }),
    kakshyaLord: contributorId,
    kakshyaLordName: displayWord,
    supported: Type.Boolean({ description: 'the lord gives Saturn a bindu in this sign' }),
  },
  { title: 'KakshyaStay' },
);

const cycleSchema = Type.Object(
  {
    ...openSpan,
    phases: Type.Array(
      Type.Object(
        { house: houseFromMoon, phase: sadeSatiPhase, phaseName: displayWord, ...openSpan },
        { title: 'TimelinePhase' },
      ),
      { minItems: 1, maxItems: 3, description: 'phases of the cycle' },
    ),
    /** What `detail=full` adds. */
    reliefShare: Type.Optional(share),
    segments: Type.Optional(
      Type.Array(Type.Object({ house: houseFromMoon, ...openSpan }, { title: 'TimelineSegment' }), {
        description: 'stays of Saturn in the signs',
      }),
    ),
    interruptions: Type.Optional(
      Type.Array(Type.Object(span, { title: 'TimelineInterruption' }), { description: 'gaps between the stays' }),
    ),
    monthBands: Type.Optional(
      Type.Array(
        Type.Object(
          {
            month: Type.String({ pattern: '^\\d{4}-\\d{2}$', description: 'YYYY-MM' }),
            supportedShare: share,
            kakshyaStays: Type.Array(kakshyaStay, { description: 'stays of Saturn in kakshyas' }),
          },
          { title: 'TimelineMonth' },
        ),
      ),
    ),
  },
  { title: 'TimelineCycle' },
);

export const saturnTimelineResponse = Type.Object({
  birth_details: transitBirthDetails(
    {
      date,
      time,
      place: Type.String(),
      latitude,
      longitude,
      timezone,
      zone: birthFields.zone,
      ayanamsa_mode: birthFields.ayanamsa_mode,
    },
    'SaturnBirthDetails',
  ),
  saturn_timeline: Type.Object({
    asOf: { ...date, description: 'date for which it is evaluated' },
    moonSign: Type.Integer({ minimum: 0, maximum: 11, description: 'sign of the natal Moon, 0 Aries' }),
    moonSignName: displayWord,
    moonDegree: { ...degree, description: 'degrees of the natal Moon in its sign' },
    sadeSati: Type.Object({
      active: Type.Boolean({ description: 'inside a cycle, interruptions included' }),
      interrupted: Type.Boolean({ description: 'inside a cycle, while Saturn is outside its signs' }),
      currentPhase: nullable(sadeSatiPhase),
      currentPhaseName: nullable(displayWord),
      cycle: nullable(cycleSchema),
      monthsRemaining: nullable(
        Type.Integer({ minimum: 0, description: 'whole months to the end of the cycle; null outside one' }),
      ),
      reliefShare: share,
    }),
    dhaiyya: Type.Object({
      active: Type.Boolean({ description: 'Saturn is in the 4th or 8th sign from the natal Moon' }),
      kind: nullable(dhaiyyaKind),
      kindName: nullable(displayWord),
      ...openSpan,
    }),
    nextCycle: nullable(cycleSchema),
    cycles: Type.Array(cycleSchema, {
      description: 'every cycle that overlaps the birth and the hundred years after it',
    }),
  }),
  meta: metaSchema,
});
