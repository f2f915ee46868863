import { Type } from 'typebox';
import { EVENT_ROWS, EVENT_TYPES } from '../../core/muhurta/events/events.js';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { metaSchema } from '../fields/metaSchema.js';
import { oneOf } from '../fields/schema.js';
import { languageField } from '../fields/transitFields.js';
import { ledgerOf } from '../ledger.js';
import type { CheckedRequest } from '../validation/checkRequest.js';

/** `GET /muhurta/events` takes no parameters; the language is an extension. */
const eventsInput = Type.Object({ language: languageField });

const eventsOutput = Type.Object({
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

/** The kinds of events that a muhurta can be asked for. */
export interface EventsAnswer {
  readonly input: Filled<typeof eventsInput>;
  readonly events: typeof EVENT_ROWS;
  readonly meta: Meta;
}

const run = (request: CheckedRequest<Filled<typeof eventsInput>, null>, ports: Ports): EventsAnswer => ({
  input: request.input,
  events: EVENT_ROWS,
  meta: ledgerOf(request, ports, {}),
});

/** `GET /muhurta/events`: the authoritative list of event types. */
export const muhurtaEvents = calculation({
  name: 'muhurtaEvents',
  summary: 'Kinds of events that a muhurta can be asked for',
  input: eventsInput,
  checks: {},
  rules: () => null,
  output: eventsOutput,
  run,
});
