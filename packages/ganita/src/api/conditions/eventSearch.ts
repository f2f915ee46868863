import { STRICTNESSES } from '@ganita/core/conditions/muhurtaTree.js';
import type { Language } from '@ganita/words/languages.js';
import { Type } from 'typebox';
import type { EventSearch, EventSearchInput } from '../../calculations/conditions/muhurtaSearch.js';
import { latitude, longitude, timezoneUsed } from '../../calculations/fields/birthFields.js';
import { nullable, oneOf } from '../../calculations/fields/schema.js';
import { eventTypeFields, eventTypeRecord } from '../muhurta/eventTypes.js';
import { natalMoonRecord, natalMoonSchema } from '../muhurta/muhurta.js';

/** What is searched, and where. */
export const eventSearchFields = {
  ...eventTypeFields,
  strictness: oneOf(STRICTNESSES, { title: 'Strictness', description: 'how much of the rules of the event holds' }),
  place: Type.String({ description: 'name of the place, as given' }),
  latitude,
  longitude,
  timezone: timezoneUsed,
  natal_moon: nullable({ ...natalMoonSchema, description: 'the natal Moon of `birth`; null without one' }),
};

export const eventSearchRecord = (
  { input, event, clockUsed, natalMoonDeg }: EventSearch & { readonly input: EventSearchInput },
  language: Language,
) => ({
  ...eventTypeRecord(input.event_type, event.source, language),
  strictness: input.strictness,
  place: input.place,
  latitude: input.latitude,
  longitude: input.longitude,
  timezone: clockUsed.offsetHours,
  natal_moon: natalMoonDeg === null ? null : natalMoonRecord(natalMoonDeg, language),
});
