import type { SaturnCycle } from '@ganita/core/saturn/cycles.js';
import type { KakshyaStay } from '@ganita/core/saturn/kakshyaTransits.js';
import type { MonthBand } from '@ganita/core/saturn/monthBands.js';
import { SADE_SATI_HOUSES, type SadeSatiHouse, type SadeSatiPhase } from '@ganita/core/saturn/phases.js';
import type { DetailedCycle, TimelineCycle } from '@ganita/core/saturn/saturnTimeline.js';
import type { Interval } from '@ganita/core/time/interval.js';
import { signIndex } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { birthFields, date, latitude, longitude, time, timezone } from '../../calculations/fields/birthFields.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described, nullable } from '../../calculations/fields/schema.js';
import { cosmeticPlace } from '../../calculations/fields/transitFields.js';
import type { SaturnTimelineAnswer } from '../../calculations/transits/saturnTimelineCalculation.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import { momentOf } from '../schema/moments.js';
import { displayWord } from '../schema/nameFields.js';
import { signId, signIndexSchema } from '../schema/positionFields.js';
import { contributorId, dhaiyyaKind, houseFromMoon, sadeSatiPhase } from '../schema/saturnFields.js';
import type { Wire } from '../schema/wire.js';
import { birthDetailsRecord } from '../values/birthDetails.js';
import { type Clock, clockOf } from '../values/clock.js';
import { metaRecord } from '../values/meta.js';
import { round6, splitLongitude } from '../values/numbers.js';
import { transitBirthDetails } from './gocharaMoment.js';
import { knownEnds, knownEndsWithin, type OpenSpan } from './saturnCycles.js';
import { degree } from './transits.js';

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

const saturnTimelineResponse = Type.Object({
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

/** The wire record of `POST /saturn-timeline`; its keys are written as the contract writes them. */
function saturnTimelineRecord(answer: SaturnTimelineAnswer): Wire<typeof saturnTimelineResponse> {
  const { input, asOf, birth, clock, natal, timeline, details, rounding, meta } = answer;
  const { language } = input;
  const { sadeSati, dhaiyya, nextCycle } = timeline;
  const write = spanWriter(clockOf(clock, rounding));
  const cycle = (reported: TimelineCycle) =>
    cycleRecord(reported, details?.get(reported.cycle.startJdUt) ?? null, write, language);
  const phase = sadeSati?.phase ?? null;
  return {
    birth_details: birthDetailsRecord(input, birth, meta.settings),
    saturn_timeline: {
      asOf,
      moonSign: signIndex(natal.signs.Moon),
      moonSignName: WORDS[language].zodiac.sign[natal.signs.Moon],
      moonDegree: splitLongitude(natal.moonDeg).inSign,
      sadeSati: {
        active: sadeSati !== null,
        interrupted: sadeSati?.interrupted ?? false,
        currentPhase: phase?.name ?? null,
        currentPhaseName: phase && WORDS[language].transits.sadeSatiPhase[phase.name],
        cycle: sadeSati && cycle(sadeSati),
        monthsRemaining: timeline.monthsRemaining,
        reliefShare: shareRecord(timeline.reliefShare),
      },
      dhaiyya: {
        active: dhaiyya !== null,
        kind: dhaiyya?.kind ?? null,
        kindName: dhaiyya && WORDS[language].transits.dhaiyya[dhaiyya.kind],
        ...write.open(dhaiyya === null ? { startJdUt: null, endJdUt: null } : knownEnds(dhaiyya.cycle)),
      },
      nextCycle: nextCycle && cycle(nextCycle),
      cycles: timeline.cycles.map(cycle),
    },
    meta: metaRecord(meta),
  };
}

type SpanWriter = ReturnType<typeof spanWriter>;

/** Characters of the date of a moment. */
const DATE_LENGTH = 10;

/** Writes an interval as dates and as moments. */
function spanWriter({ moment }: Clock) {
  const dateOf = (written: string): string => written.slice(0, DATE_LENGTH);
  return {
    whole({ startJdUt, endJdUt }: Interval) {
      const [startAt, endAt] = [moment(startJdUt), moment(endJdUt)];
      return { startDate: dateOf(startAt), endDate: dateOf(endAt), startAt, endAt };
    },
    /** An interval of which the ephemeris may cover only a part. */
    open({ startJdUt, endJdUt }: OpenSpan) {
      const startAt = startJdUt && moment(startJdUt);
      const endAt = endJdUt && moment(endJdUt);
      return { startDate: startAt && dateOf(startAt), endDate: endAt && dateOf(endAt), startAt, endAt };
    },
  };
}

const shareRecord = (share: number | null): number | null => share && round6(share);

function cycleRecord(
  { cycle, phases }: TimelineCycle,
  detail: DetailedCycle | null,
  write: SpanWriter,
  language: Language,
) {
  return {
    ...write.open(knownEnds(cycle)),
    phases: phases.map((phase) => phaseRecord(cycle, phase, write, language)),
    ...(detail && {
      reliefShare: shareRecord(detail.reliefShare),
      segments: cycle.segments.map((segment) => ({
        house: SADE_SATI_HOUSES[segment.part] as SadeSatiHouse,
        ...write.open(knownEndsWithin(cycle, segment)),
      })),
      interruptions: cycle.interruptions.map(write.whole),
      monthBands: detail.months.map((band) => monthRecord(band, write, language)),
    }),
  };
}

const phaseRecord = (cycle: SaturnCycle, phase: SadeSatiPhase, write: SpanWriter, language: Language) => ({
  house: phase.house,
  phase: phase.name,
  phaseName: WORDS[language].transits.sadeSatiPhase[phase.name],
  ...write.open(knownEndsWithin(cycle, phase)),
});

const monthRecord = ({ year, month, stays, supportedShare }: MonthBand, write: SpanWriter, language: Language) => ({
  month: `${year}-${String(month).padStart(2, '0')}`,
  supportedShare: shareRecord(supportedShare),
  kakshyaStays: stays.map((stay) => stayRecord(stay, write, language)),
});

const stayRecord = (stay: KakshyaStay, write: SpanWriter, language: Language) => ({
  ...write.whole(stay),
  sign: stay.sign,
  signName: WORDS[language].zodiac.sign[stay.sign],
  signIndex: signIndex(stay.sign),
  kakshya: stay.number,
  kakshyaLord: stay.lord,
  kakshyaLordName: WORDS[language].zodiac.body[stay.lord],
  supported: stay.supported,
});

/** The answer of `POST /saturn-timeline`. */
export const saturnTimelineAnswer: EndpointAnswer<SaturnTimelineAnswer, typeof saturnTimelineResponse> = {
  schema: saturnTimelineResponse,
  record: saturnTimelineRecord,
};
