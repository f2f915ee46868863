import { EVENT_ROWS } from '@ganita/core/muhurta/events/events.js';
import { Type } from 'typebox';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { metaOf, settingsOf } from '../engineMeta.js';
import { languageField } from '../fields/languageField.js';
import { metaField } from '../fields/metaSchema.js';
import type { CheckedRequest } from '../validation/checkRequest.js';

/** `GET /muhurta/events` takes no parameters; `language` and `meta` are extensions. */
const eventsInput = Type.Object({ language: languageField, meta: metaField });

/** The kinds of events of a muhurta. */
export interface EventsAnswer {
  readonly input: Filled<typeof eventsInput>;
  readonly events: typeof EVENT_ROWS;
  readonly meta: Meta;
}

const compute = (request: CheckedRequest<Filled<typeof eventsInput>, null>, ports: Ports): EventsAnswer => ({
  input: request.input,
  events: EVENT_ROWS,
  meta: metaOf(request, ports, settingsOf({})),
});

/** `GET /muhurta/events`: the authoritative list of event types. */
export const muhurtaEvents = calculation({
  request: eventsInput,
  checks: {},
  rules: () => null,
  compute,
});
