import { Type } from 'typebox';
import type { Language } from '../../calculations/fields/languages.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import type { GocharEventsAnswer } from '../../calculations/transits/gocharEvents.js';
import type { PlanetIngressAnswer } from '../../calculations/transits/planetIngress.js';
import type { TransitEvent } from '../../core/transits/transitEvents.js';
import { isPlanet } from '../../core/zodiac/grahas.js';
import { signOf } from '../../core/zodiac/signs.js';
import { WORDS } from '../../i18n/words.js';
import type { Wire } from '../schema/wire.js';
import { clockOf } from '../values/clock.js';
import { metaRecord } from '../values/meta.js';
import { splitLongitude } from '../values/numbers.js';
import { signRecord } from '../values/position.js';
import { eventSchema, ingressSchema } from './transitSchemas.js';

/** The answer of `POST /gochar/events`. */
export const gocharEventsResponse = Type.Object({ gochar_events: Type.Array(eventSchema), meta: metaSchema });

export function gocharEventsRecord({
  input: { language, timezone },
  events,
  rounding,
  meta,
}: GocharEventsAnswer): Wire<typeof gocharEventsResponse> {
  const clock = clockOf(timezone, rounding);
  return {
    gochar_events: events.map((event) => ({
      date: clock.date(event.jdUt),
      at: clock.moment(event.jdUt),
      planet: event.graha,
      planet_name: WORDS[language].zodiac.body[event.graha],
      type: event.type,
      type_name: WORDS[language].transits.transitEvent[event.type],
      ...eventFacts(event, language),
    })),
    meta: metaRecord(meta),
  };
}

function eventFacts(event: TransitEvent, language: Language) {
  switch (event.type) {
    case 'sign_change':
      return {
        from: event.from,
        from_name: WORDS[language].zodiac.sign[event.from],
        to: event.to,
        to_name: WORDS[language].zodiac.sign[event.to],
        retrograde: !event.forward || !isPlanet(event.graha),
      };
    case 'nakshatra_change':
      return {
        to: event.to,
        to_name: WORDS[language].zodiac.nakshatra[event.to],
        retrograde: !event.forward || !isPlanet(event.graha),
      };
    case 'retrograde_station':
      return {
        direction: event.direction,
        direction_name: WORDS[language].states.name[event.direction],
        ...signRecord(signOf(event.longitudeDeg), language),
        degree: splitLongitude(event.longitudeDeg).inSign,
      };
  }
}

/** The answer of `POST /planet-ingress`. */
export const planetIngressResponse = Type.Object({ planet_ingress: Type.Array(ingressSchema), meta: metaSchema });

export function planetIngressRecord({
  input: { language, timezone },
  ingresses,
  rounding,
  meta,
}: PlanetIngressAnswer): Wire<typeof planetIngressResponse> {
  const clock = clockOf(timezone, rounding);
  return {
    planet_ingress: ingresses.map((ingress) => ({
      planet: ingress.graha,
      planet_name: WORDS[language].zodiac.body[ingress.graha],
      from_sign: ingress.fromSign,
      from_sign_name: WORDS[language].zodiac.sign[ingress.fromSign],
      to_sign: ingress.toSign,
      to_sign_name: WORDS[language].zodiac.sign[ingress.toSign],
      date: clock.date(ingress.jdUt),
      at: clock.moment(ingress.jdUt),
      retrograde: ingress.retrograde,
      final_settling: ingress.finalSettling,
    })),
    meta: metaRecord(meta),
  };
}
