import { Type } from 'typebox';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { oneOf } from '../../calculations/fields/schema.js';
import type { EventsAnswer } from '../../calculations/muhurta/muhurtaEvents.js';
import type { MuhurtaAnswer } from '../../calculations/muhurta/muhurtaScan.js';
import { EVENT_ROWS, EVENT_TYPES } from '../../core/muhurta/events/events.js';
import { weightsOf } from '../../core/muhurta/score.js';
import { nakshatraOf } from '../../core/zodiac/nakshatras.js';
import { signOf } from '../../core/zodiac/signs.js';
import { WORDS } from '../../i18n/words.js';
import type { Wire } from '../schema/wire.js';

import { birthDetailsRecord } from '../values/birthDetails.js';
import { clockOf } from '../values/clock.js';
import { clockUsedRecord } from '../values/clockUsed.js';
import { metaRecord } from '../values/meta.js';
import { nakshatraRow } from '../values/nakshatra.js';
import { roundBelow } from '../values/numbers.js';
import { signRecord } from '../values/position.js';
import { dateRecord } from './date.js';
import type { muhurtaResponse } from './response.js';

/** The wire record of `POST /muhurta`. */
export function muhurtaRecord({
  input,
  birth,
  event,
  where,
  clockUsed,
  natalMoonDeg,
  dates,
  rounding,
  meta,
}: MuhurtaAnswer): Wire<typeof muhurtaResponse> {
  const { language } = input;
  const { nakshatra } = nakshatraOf(natalMoonDeg);
  const clock = clockOf(where.clock, rounding);
  return {
    birth_details: birthDetailsRecord(input, birth, meta.settings),
    muhurta: {
      event_type: input.event_type,
      label: WORDS[language].muhurta.eventType[input.event_type],
      source: event.source,
      weights: weightsOf(event),
      place: where.name,
      latitude: where.place.latitudeDeg,
      longitude: where.place.longitudeDeg,
      timezone: where.utcOffsetHours,
      elevation: where.elevationM,
      natal_moon: {
        longitude: roundBelow(natalMoonDeg, 360),
        ...nakshatraRow(nakshatra, language),
        ...signRecord(signOf(natalMoonDeg), language),
      },
      dates: dates.map((date) => dateRecord(date, clock, language)),
    },
    resolved_time: clockUsedRecord(clockUsed),
    meta: metaRecord(meta),
  };
}

/** The answer of `GET /muhurta/events`. */
export const muhurtaEventsResponse = Type.Object({
  events: Type.Array(
    Type.Object({
      event_type: oneOf(EVENT_TYPES),
      label: Type.String({ description: 'display word' }),
      source: Type.String({ description: 'text and chapter' }),
    }),
    { minItems: EVENT_ROWS.length, maxItems: EVENT_ROWS.length },
  ),
  meta: metaSchema,
});

export const muhurtaEventsRecord = ({ input, events, meta }: EventsAnswer): Wire<typeof muhurtaEventsResponse> => ({
  events: events.map(({ id, source }) => ({
    event_type: id,
    label: WORDS[input.language].muhurta.eventType[id],
    source,
  })),
  meta: metaRecord(meta),
});
