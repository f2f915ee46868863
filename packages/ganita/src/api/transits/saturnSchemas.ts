import { Type } from 'typebox';
import { birthFields, date, latitude, longitude, time, timezone } from '../../calculations/fields/birthFields.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described, nullable } from '../../calculations/fields/schema.js';
import { cosmeticPlace } from '../../calculations/fields/transitFields.js';
import { momentOf } from '../schema/moments.js';
import { displayWord } from '../schema/names.js';
import { signId, signIndexSchema } from '../schema/position.js';
import { contributorId, dhaiyyaKind, houseFromMoon, sadeSatiPhase } from '../schema/saturn.js';
import { transitBirthDetails } from './gocharaSchemas.js';
import { degree } from './transitSchemas.js';

const UNKNOWN = 'null where the ephemeris (1800 to 2399) does not cover it';
const dateOrNull = (of: string) => nullable(described(date, `date of the ${of}; ${UNKNOWN}`));
const momentOrNull = (of: string) => nullable(momentOf(`moment of the ${of}; ${UNKNOWN}`));
const share = (of: string, absent: string) =>
  nullable(
    Type.Number({
      minimum: 0,
      maximum: 1,
      description: `share of ${of} in kakshyas whose lord gives Saturn a bindu, 0 to 1; null ${absent}`,
    }),
  );

/** An interval by dates and by moments. */
const spanFields = {
  startDate: described(date, 'date of the start, YYYY-MM-DD'),
  endDate: described(date, 'date of the end, YYYY-MM-DD'),
  startAt: momentOf('moment of the start'),
  endAt: momentOf('moment of the end'),
};
/** The same of what the ephemeris may not hold whole. */
export const openSpanFields = {
  startDate: dateOrNull('start'),
  endDate: dateOrNull('end'),
  startAt: momentOrNull('start'),
  endAt: momentOrNull('end'),
};

const kakshyaStay = Type.Object(
  {
    ...spanFields,
    sign: described(signId, 'sign of Saturn'),
    signName: displayWord,
    signIndex: signIndexSchema,
    kakshya: Type.Integer({ minimum: 1, maximum: 8, description: 'eighth of the sign' }),
    kakshyaLord: contributorId,
    kakshyaLordName: displayWord,
    supported: Type.Boolean({ description: 'the lord gives Saturn a bindu in this sign' }),
  },
  { title: 'KakshyaStay', description: 'the time of Saturn in a kakshya' },
);

const cycleSchema = Type.Object(
  {
    ...openSpanFields,
    phases: Type.Array(
      Type.Object(
        { house: houseFromMoon, phase: sadeSatiPhase, phaseName: displayWord, ...openSpanFields },
        { title: 'TimelinePhase', description: 'a phase of a cycle' },
      ),
      { minItems: 1, maxItems: 3, description: 'phases of the cycle' },
    ),
    /** What `detail=full` adds. */
    reliefShare: Type.Optional(share('the stays', 'where the cycle is not known whole')),
    segments: Type.Optional(
      Type.Array(
        Type.Object(
          { house: houseFromMoon, ...openSpanFields },
          { title: 'TimelineSegment', description: 'a stay of Saturn in a sign' },
        ),
        { description: 'stays of Saturn in the signs' },
      ),
    ),
    interruptions: Type.Optional(
      Type.Array(Type.Object(spanFields, { title: 'TimelineInterruption', description: 'a gap between two stays' }), {
        description: 'gaps between the stays',
      }),
    ),
    monthBands: Type.Optional(
      Type.Array(
        Type.Object(
          {
            month: Type.String({ pattern: '^\\d{4}-\\d{2}$', description: 'YYYY-MM' }),
            supportedShare: share('the stays of the month', 'where there is none'),
            kakshyaStays: Type.Array(kakshyaStay, { description: 'stays of Saturn in kakshyas' }),
          },
          { title: 'TimelineMonth', description: 'a calendar month of a cycle' },
        ),
        { description: 'calendar months of the cycle' },
      ),
    ),
  },
  { title: 'TimelineCycle', description: 'a sade sati: Saturn in the 12th, 1st and 2nd sign from the natal Moon' },
);

export const saturnTimelineResponse = Type.Object({
  birth_details: transitBirthDetails(
    {
      date,
      time,
      place: cosmeticPlace,
      latitude,
      longitude,
      timezone,
      zone: birthFields.zone,
      ayanamsa_mode: birthFields.ayanamsa_mode,
    },
    'SaturnBirthDetails',
  ),
  saturn_timeline: Type.Object(
    {
      asOf: described(date, 'date for which it is evaluated, YYYY-MM-DD'),
      moonSign: Type.Integer({ minimum: 0, maximum: 11, description: 'sign of the natal Moon, 0 Aries' }),
      moonSignName: displayWord,
      moonDegree: described(degree, 'degrees of the natal Moon in its sign'),
      sadeSati: Type.Object(
        {
          active: Type.Boolean({ description: 'inside a cycle, interruptions included' }),
          interrupted: Type.Boolean({ description: 'inside a cycle, while Saturn is outside its signs' }),
          currentPhase: nullable(sadeSatiPhase),
          currentPhaseName: nullable(displayWord),
          cycle: nullable(described(cycleSchema, 'the cycle that runs; null where none does')),
          monthsRemaining: nullable(
            Type.Integer({ minimum: 0, description: 'whole months to the end of the cycle; null outside one' }),
          ),
          reliefShare: share('the stays of this or the next cycle', 'where it is not known whole'),
        },
        { title: 'TimelineSadeSati', description: 'sade sati on the date' },
      ),
      dhaiyya: Type.Object(
        {
          active: Type.Boolean({ description: 'Saturn is in the 4th or 8th sign from the natal Moon' }),
          kind: nullable(dhaiyyaKind),
          kindName: nullable(displayWord),
          ...openSpanFields,
        },
        {
          title: 'TimelineDhaiyya',
          description: 'dhaiyya on the date: Saturn in the 4th or 8th sign from the natal Moon',
        },
      ),
      nextCycle: nullable(
        described(cycleSchema, 'the first cycle that starts after the date; null where there is none to 2200'),
      ),
      cycles: Type.Array(cycleSchema, {
        description: 'every cycle that overlaps the birth and the hundred years after it',
      }),
    },
    { title: 'SaturnTimeline', description: 'sade sati and dhaiyya of a life, seen from a date' },
  ),
  meta: metaSchema,
});
