import { TRANSIT_EVENT_TYPES, type TransitEvent } from '@ganita/core/transits/transitEvents.js';
import { TRANSIT_DIGNITIES } from '@ganita/core/transits/transitingGrahas.js';
import { isPlanet } from '@ganita/core/zodiac/grahas.js';
import { signOf } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { type TSchema, Type } from 'typebox';
import { date } from '../../calculations/fields/birthFields.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import type { GocharEventsAnswer } from '../../calculations/transits/gocharEvents.js';
import type { PlanetIngressAnswer } from '../../calculations/transits/planetIngress.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import { dignityId, grahaId } from '../schema/bodies.js';
import { momentOf } from '../schema/moments.js';
import { nakshatraNamedFields, nakshatraRowFields, padaSchema } from '../schema/nakshatraFields.js';
import { displayWord, idAndNameFields, namedFields, namedOrNullFields } from '../schema/nameFields.js';
import { absoluteLongitudeSchema, longitudeSchema, signFields, signId } from '../schema/positionFields.js';
import { resolvedTimeSchema } from '../schema/resolvedTimeFields.js';
import type { Wire } from '../schema/wire.js';
import { clockOf } from '../values/clock.js';
import { metaRecord } from '../values/meta.js';
import { named } from '../values/names.js';
import { splitLongitude } from '../values/numbers.js';
import { signRecord } from '../values/position.js';
import { clockUsedRecord } from '../values/resolvedTime.js';

export const degree = longitudeSchema;
const retrograde = Type.Boolean({ description: 'moving backward; always true of the nodes' });

/** A graha at a moment, as every transit endpoint reports it. */
export const grahaFields = {
  ...idAndNameFields(grahaId),
  ...signFields,
  degree,
  absolute_longitude: absoluteLongitudeSchema,
  ...nakshatraRowFields,
  pada: padaSchema,
  retrograde,
  combust: Type.Boolean({ description: 'too near the Sun' }),
  ...namedOrNullFields(
    'dignity',
    described(dignityId, `${TRANSIT_DIGNITIES.join(', ')}; null where it is none of them`),
  ),
  daily_speed: Type.Number({ description: 'degrees a day, negative when moving backward' }),
};

const changeDate = (of: string) => nullable(described(date, `date of the next change of ${of}; null after 2399`));
const motionId = oneOf(['direct', 'retrograde'], {
  title: 'Motion',
  description: 'direct: forward through the zodiac; retrograde: backward',
});
const change = <F extends Readonly<Record<string, TSchema>>>(title: string, description: string, fields: F) =>
  nullable(
    Type.Object(
      {
        at: momentOf('when it changes'),
        ...namedFields('direction', described(motionId, 'motion over the boundary')),
        ...fields,
      },
      { title, description },
    ),
  );

/** The next changes of a graha, as dates and with their moments. */
export const nextChangeFields = {
  next_sign_change: changeDate('sign'),
  next_nakshatra_change: changeDate('nakshatra'),
  next_pada_change: changeDate('pada'),
  next_changes: Type.Object(
    {
      sign_change: change(
        'NextSignChange',
        'the next change of sign; null after 2399',
        namedFields('to_sign', described(signId, 'the sign that it enters')),
      ),
      nakshatra_change: change(
        'NextNakshatraChange',
        'the next change of nakshatra; null after 2399',
        nakshatraNamedFields('to_nakshatra'),
      ),
      pada_change: change('NextPadaChange', 'the next change of pada; null after 2399', {
        to_pada: described(padaSchema, 'the pada that it enters'),
        ...nakshatraNamedFields('to_nakshatra'),
      }),
    },
    { title: 'NextChanges', description: 'the next changes with their moments' },
  ),
};

/** One event of `/gochar/events`; which fields it has follows from its type. */
export const eventSchema = Type.Object(
  {
    date: described(date, 'date of the event, YYYY-MM-DD'),
    at: momentOf('the event'),
    ...namedFields('planet', grahaId),
    ...namedFields('type', oneOf(TRANSIT_EVENT_TYPES, { title: 'TransitEventType', description: 'kind of event' })),
    from: Type.Optional(described(signId, 'the sign that it leaves (sign_change)')),
    from_name: Type.Optional(displayWord),
    to: Type.Optional(Type.String({ description: 'id of the sign or nakshatra that it enters' })),
    to_name: Type.Optional(displayWord),
    retrograde: Type.Optional(retrograde),
    direction: Type.Optional(described(motionId, 'motion after a station')),
    direction_name: Type.Optional(displayWord),
    sign: Type.Optional(signFields.sign),
    sign_name: Type.Optional(signFields.sign_name),
    sign_index: Type.Optional(signFields.sign_index),
    degree: Type.Optional(degree),
    absolute_longitude: Type.Optional(absoluteLongitudeSchema),
  },
  {
    title: 'TransitEvent',
    description: 'a change of sign or nakshatra, or a station; its type decides which fields it has',
  },
);

/** One crossing of `/planet-ingress`. */
const ingressSchema = Type.Object(
  {
    ...namedFields('planet', grahaId),
    ...namedFields('from_sign', described(signId, 'the sign that it leaves')),
    ...namedFields('to_sign', described(signId, 'the sign that it enters')),
    date: described(date, 'date of the crossing, YYYY-MM-DD'),
    at: momentOf('the crossing'),
    retrograde,
    final_settling: Type.Boolean({
      description: 'last crossing, within the window, of an unbroken series over one boundary',
    }),
  },
  { title: 'PlanetIngress', description: 'a crossing of the boundary between two signs' },
);

const gocharEventsResponse = Type.Object({
  gochar_events: Type.Array(eventSchema, { description: 'every event of the range, in order of time' }),
  resolved_time: resolvedTimeSchema,
  meta: metaSchema,
});

function gocharEventsRecord({
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

const planetIngressResponse = Type.Object({
  planet_ingress: Type.Array(ingressSchema, { description: 'every crossing of the range, in order of time' }),
  resolved_time: resolvedTimeSchema,
  meta: metaSchema,
});

function planetIngressRecord({
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
export const gocharEventsAnswer: EndpointAnswer<GocharEventsAnswer, typeof gocharEventsResponse> = {
  schema: gocharEventsResponse,
  record: gocharEventsRecord,
};

/** The answer of `POST /planet-ingress`. */
export const planetIngressAnswer: EndpointAnswer<PlanetIngressAnswer, typeof planetIngressResponse> = {
  schema: planetIngressResponse,
  record: planetIngressRecord,
};
