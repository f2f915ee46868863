import type { Language } from '../../calculations/fields/languages.js';
import type { GocharEventsAnswer } from '../../calculations/transits/gocharEvents.js';
import type { PlanetIngressAnswer } from '../../calculations/transits/planetIngress.js';
import { momentDateText, momentText } from '../../core/time/civilText.js';
import type { TransitEvent } from '../../core/transits/transitEvents.js';
import { isPlanet } from '../../core/zodiac/grahas.js';
import { signOf } from '../../core/zodiac/signs.js';
import { WORDS } from '../../i18n/words.js';

import { metaRecord } from '../values/meta.js';
import { splitLongitude } from '../values/numbers.js';
import { signRecord } from '../values/position.js';

/** The wire record of `POST /gochar/events`. */
export const gocharEventsRecord = ({ input: { language, timezone }, events, meta }: GocharEventsAnswer) => ({
  gochar_events: events.map((event) => ({
    date: momentDateText(event.jdUt, timezone),
    at: momentText(event.jdUt, timezone),
    planet: event.graha,
    planet_name: WORDS[language].zodiac.body[event.graha],
    type: event.type,
    type_name: WORDS[language].transits.transitEvent[event.type],
    ...eventFacts(event, language),
  })),
  meta: metaRecord(meta),
});

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

/** The wire record of `POST /planet-ingress`. */
export const planetIngressRecord = ({ input: { language, timezone }, ingresses, meta }: PlanetIngressAnswer) => ({
  planet_ingress: ingresses.map((ingress) => ({
    planet: ingress.graha,
    planet_name: WORDS[language].zodiac.body[ingress.graha],
    from_sign: ingress.fromSign,
    from_sign_name: WORDS[language].zodiac.sign[ingress.fromSign],
    to_sign: ingress.toSign,
    to_sign_name: WORDS[language].zodiac.sign[ingress.toSign],
    date: momentDateText(ingress.jdUt, timezone),
    at: momentText(ingress.jdUt, timezone),
    retrograde: ingress.retrograde,
    final_settling: ingress.finalSettling,
  })),
  meta: metaRecord(meta),
});
