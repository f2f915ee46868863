import type { SaturnCycle } from '@ganita/core/saturn/cycles.js';
import type { KakshyaStay } from '@ganita/core/saturn/kakshyaTransits.js';
import type { MonthBand } from '@ganita/core/saturn/monthBands.js';
import { SADE_SATI_HOUSES, type SadeSatiHouse, type SadeSatiPhase } from '@ganita/core/saturn/phases.js';
import type { DetailedCycle, TimelineCycle } from '@ganita/core/saturn/saturnTimeline.js';
import type { Interval } from '@ganita/core/time/interval.js';
import { signIndex } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type { SaturnTimelineAnswer } from '../../calculations/transits/saturnTimeline.js';
import { endpointAnswer } from '../endpointAnswer.js';
import type { Wire } from '../schema/wire.js';
import { birthDetailsRecord } from '../values/birthDetails.js';
import { type Clock, clockOf } from '../values/clock.js';
import { metaRecord } from '../values/meta.js';
import { round6, splitLongitude } from '../values/numbers.js';
import { knownEnds, knownEndsWithin, type OpenSpan } from './saturnCycles.js';
import { saturnTimelineResponse } from './saturnSchemas.js';

/** The wire record of `POST /saturn-timeline`; its keys are written as the contract writes them. */
export function saturnTimelineRecord(answer: SaturnTimelineAnswer): Wire<typeof saturnTimelineResponse> {
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
export const saturnTimelineAnswer = endpointAnswer({ schema: saturnTimelineResponse, record: saturnTimelineRecord });
