import type { TransitEvent } from '@ganita/core/transits/transitEvents.js';
import { isPlanet } from '@ganita/core/zodiac/grahas.js';
import { signOf } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import type { GocharEventsAnswer } from '../../calculations/transits/gocharEvents.js';
import type { PlanetIngressAnswer } from '../../calculations/transits/planetIngress.js';
import { endpointAnswer } from '../endpointAnswer.js';
import { resolvedTimeSchema } from '../schema/resolvedTime.js';
import type { Wire } from '../schema/wire.js';
import { clockOf } from '../values/clock.js';
import { metaRecord } from '../values/meta.js';
import { named } from '../values/names.js';
import { splitLongitude } from '../values/numbers.js';
import { signRecord } from '../values/position.js';
import { clockUsedRecord } from '../values/resolvedTime.js';
import { eventSchema, ingressSchema } from './transitSchemas.js';

/** The answer of `POST /gochar/events`. */
export const gocharEventsResponse = Type.Object({
  gochar_events: Type.Array(eventSchema, { description: 'every event of the range, in order of time' }),
  resolved_time: resolvedTimeSchema,
  meta: metaSchema,
});

export function gocharEventsRecord({
  input: { language },
  events,
  clock,
  clockUsed,
  rounding,
  meta,
}: GocharEventsAnswer): Wire<typeof gocharEventsResponse> {
  const write = clockOf(clock, rounding);
  return {
    gochar_events: events.map((event) => ({
      date: write.date(event.jdUt),
      at: write.moment(event.jdUt),
      ...named('planet', event.graha, WORDS[language].zodiac.body),
      ...named('type', event.type, WORDS[language].transits.transitEvent),
      ...eventFacts(event, language),
    })),
    resolved_time: clockUsedRecord(clockUsed),
    meta: metaRecord(meta),
  };
}

function eventFacts(event: TransitEvent, language: Language) {
  switch (event.type) {
    case 'sign_change':
      return {
        ...named('from', event.from, WORDS[language].zodiac.sign),
        ...named('to', event.to, WORDS[language].zodiac.sign),
        retrograde: !event.forward || !isPlanet(event.graha),
      };
    case 'nakshatra_change':
      return {
        ...named('to', event.to, WORDS[language].zodiac.nakshatra),
        retrograde: !event.forward || !isPlanet(event.graha),
      };
    case 'retrograde_station': {
      const { inSign, absolute } = splitLongitude(event.longitudeDeg);
      return {
        ...named('direction', event.direction, WORDS[language].states.name),
        ...signRecord(signOf(event.longitudeDeg), language),
        degree: inSign,
        absolute_longitude: absolute,
      };
    }
  }
}

/** The answer of `POST /planet-ingress`. */
export const planetIngressResponse = Type.Object({
  planet_ingress: Type.Array(ingressSchema, { description: 'every crossing of the range, in order of time' }),
  resolved_time: resolvedTimeSchema,
  meta: metaSchema,
});

export function planetIngressRecord({
  input: { language },
  ingresses,
  clock,
  clockUsed,
  rounding,
  meta,
}: PlanetIngressAnswer): Wire<typeof planetIngressResponse> {
  const write = clockOf(clock, rounding);
  return {
    planet_ingress: ingresses.map((ingress) => ({
      ...named('planet', ingress.graha, WORDS[language].zodiac.body),
      ...named('from_sign', ingress.fromSign, WORDS[language].zodiac.sign),
      ...named('to_sign', ingress.toSign, WORDS[language].zodiac.sign),
      date: write.date(ingress.jdUt),
      at: write.moment(ingress.jdUt),
      retrograde: ingress.retrograde,
      final_settling: ingress.finalSettling,
    })),
    resolved_time: clockUsedRecord(clockUsed),
    meta: metaRecord(meta),
  };
}

/** The answer of `POST /gochar/events`. */
export const gocharEventsAnswer = endpointAnswer({ schema: gocharEventsResponse, record: gocharEventsRecord });

/** The answer of `POST /planet-ingress`. */
export const planetIngressAnswer = endpointAnswer({ schema: planetIngressResponse, record: planetIngressRecord });
