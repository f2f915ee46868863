import { recordFrom } from '@ganita/core/records.js';
import { dateText } from '@ganita/core/time/civilText.js';
import type { NatalReference } from '@ganita/core/transits/natalReference.js';
import { TRANSIT_CHARTS } from '@ganita/core/transits/transitCharts.js';
import type { Language } from '@ganita/words/languages.js';
import type { GocharaAnswer } from '../../calculations/transits/gocharaCalculation.js';
import type { GocharaContext } from '../../calculations/transits/gocharaContext.js';
import type { GocharaRangeAnswer } from '../../calculations/transits/gocharaRange.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import { chartRecord } from '../horoscope/positions.js';
import type { Wire } from '../schema/wire.js';
import { birthDetailsRecord } from '../values/birthDetails.js';
import { clockOf } from '../values/clock.js';
import { eventPlaceRecord } from '../values/eventPlace.js';
import { metaRecord } from '../values/meta.js';
import { nakshatraNamed } from '../values/nakshatra.js';
import { signNamed } from '../values/position.js';
import { clockUsedRecord } from '../values/resolvedTime.js';
import { gocharaMomentRecord, gocharaRangeResponse, gocharaResponse } from './gocharaMoment.js';

const gocharaRecord = ({
  input,
  context,
  moment,
  charts,
  clockUsed,
  meta,
}: GocharaAnswer): Wire<typeof gocharaResponse> => ({
  birth_details: birthDetailsRecord(input, context.birth, meta.settings),
  gochara: {
    date: dateText(moment.date),
    time: input.target_time,
    ...eventPlaceRecord(context.event),
    natal: natalRecord(context.natal, input.language),
    ...gocharaMomentRecord(moment, clockAt(context), input.language),
    transit_charts: recordFrom(TRANSIT_CHARTS, (key) => chartRecord(charts[key], input.language)),
  },
  resolved_time: clockUsedRecord(clockUsed),
  meta: metaRecord(meta),
});

const gocharaRangeRecord = ({
  input,
  context,
  days,
  clockUsed,
  meta,
}: GocharaRangeAnswer): Wire<typeof gocharaRangeResponse> => ({
  birth_details: birthDetailsRecord(input, context.birth, meta.settings),
  gochara_range: {
    from_date: input.from_date,
    to_date: input.to_date,
    time_of_day: input.time_of_day,
    ...eventPlaceRecord(context.event),
    natal: natalRecord(context.natal, input.language),
    days: days.map((day) => ({
      date: dateText(day.date),
      ...gocharaMomentRecord(day, clockAt(context), input.language),
    })),
  },
  resolved_time: clockUsedRecord(clockUsed),
  meta: metaRecord(meta),
});

/** The clock of the event's place. */
const clockAt = ({ event, rules }: GocharaContext) => clockOf(event.clock, rules.printed_rounding);

/** What the transits are counted from. */
const natalRecord = ({ signs, stars }: NatalReference, language: Language) => ({
  ...signNamed('moon_sign', signs.Moon, language),
  ...signNamed('lagna_sign', signs.Ascendant, language),
  ...nakshatraNamed('moon_nakshatra', stars.Moon, language),
  ...nakshatraNamed('sun_nakshatra', stars.Sun, language),
  ...nakshatraNamed('lagna_nakshatra', stars.Ascendant, language),
});

/** The answer of `POST /gochara`. */
export const gocharaAnswer: EndpointAnswer<GocharaAnswer, typeof gocharaResponse> = {
  schema: gocharaResponse,
  record: gocharaRecord,
};

/** The answer of `POST /gochara/range`. */
export const gocharaRangeAnswer: EndpointAnswer<GocharaRangeAnswer, typeof gocharaRangeResponse> = {
  schema: gocharaRangeResponse,
  record: gocharaRangeRecord,
};
