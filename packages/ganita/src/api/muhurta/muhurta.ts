import { weightsOf } from '@ganita/core/muhurta/score.js';
import { nakshatraOf } from '@ganita/core/zodiac/nakshatras.js';
import { signOf } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import type { MuhurtaAnswer } from '../../calculations/muhurta/muhurtaScan.js';
import { endpointAnswer } from '../endpointAnswer.js';
import type { Wire } from '../schema/wire.js';
import { birthDetailsRecord } from '../values/birthDetails.js';
import { clockOf } from '../values/clock.js';
import { eventPlaceRecord } from '../values/eventPlace.js';
import { metaRecord } from '../values/meta.js';
import { nakshatraRow } from '../values/nakshatra.js';
import { splitLongitude } from '../values/numbers.js';
import { signRecord } from '../values/position.js';
import { clockUsedRecord } from '../values/resolvedTime.js';
import { dateRecord } from './date.js';
import { eventTypeRecord } from './eventTypes.js';
import { muhurtaResponse } from './response.js';

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
  const clock = clockOf(where.clock, rounding);
  return {
    birth_details: birthDetailsRecord(input, birth, meta.settings),
    muhurta: {
      ...eventTypeRecord(input.event_type, event.source, language),
      weights: weightsOf(event),
      ...eventPlaceRecord(where),
      natal_moon: natalMoonRecord(natalMoonDeg, language),
      dates: dates.map((date) => dateRecord(date, clock, language)),
    },
    resolved_time: clockUsedRecord(clockUsed),
    meta: metaRecord(meta),
  };
}

/** The natal Moon: janma sign and janma nakshatra. */
export function natalMoonRecord(longitudeDeg: number, language: Language) {
  const { nakshatra, pada } = nakshatraOf(longitudeDeg);
  const { inSign, absolute } = splitLongitude(longitudeDeg);
  return {
    ...signRecord(signOf(longitudeDeg), language),
    longitude: inSign,
    absolute_longitude: absolute,
    ...nakshatraRow(nakshatra, language),
    pada,
  };
}

/** The answer of `POST /muhurta`. */
export const muhurtaAnswer = endpointAnswer({ schema: muhurtaResponse, record: muhurtaRecord });
