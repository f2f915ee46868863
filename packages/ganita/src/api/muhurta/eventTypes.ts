import { EVENT_ROWS, EVENT_TYPES, type EventType } from '@ganita/core/muhurta/events/events.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { oneOf } from '../../calculations/fields/schema.js';
import type { EventsAnswer } from '../../calculations/muhurta/muhurtaEvents.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import type { Wire } from '../schema/wire.js';
import { metaRecord } from '../values/meta.js';

/** A kind of event. */
export const eventTypeFields = {
  event_type: oneOf(EVENT_TYPES, { title: 'MuhurtaEventType', description: 'id of a kind of event' }),
  label: Type.String({ description: 'display word of the kind of event in the language of the request' }),
  source: Type.String({ description: 'text and chapter that its rules come from' }),
};

export const eventTypeRecord = (id: EventType, source: string, language: Language) => ({
  event_type: id,
  label: WORDS[language].muhurta.eventType[id],
  source,
});

const muhurtaEventsResponse = Type.Object({
  events: Type.Array(Type.Object(eventTypeFields, { title: 'MuhurtaEvent', description: 'a kind of event' }), {
    minItems: EVENT_ROWS.length,
    maxItems: EVENT_ROWS.length,
    description: 'every kind of event that `POST /muhurta` accepts',
  }),
  meta: metaSchema,
});

const muhurtaEventsRecord = ({ input, events, meta }: EventsAnswer): Wire<typeof muhurtaEventsResponse> => ({
  events: events.map(({ id, source }) => eventTypeRecord(id, source, input.language)),
  meta: metaRecord(meta),
});

/** The answer of `GET /muhurta/events`. */
export const muhurtaEventsAnswer: EndpointAnswer<EventsAnswer, typeof muhurtaEventsResponse> = {
  schema: muhurtaEventsResponse,
  record: muhurtaEventsRecord,
};
