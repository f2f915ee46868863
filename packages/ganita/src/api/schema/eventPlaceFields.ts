import { Type } from 'typebox';
import { latitude, longitude, metres, timezoneUsed } from '../../calculations/fields/birthFields.js';

/** Where an event is. */
export const eventPlaceFields = {
  place: Type.String({ description: 'name of the place of the event, as given' }),
  latitude,
  longitude,
  timezone: timezoneUsed,
  elevation: metres,
};
