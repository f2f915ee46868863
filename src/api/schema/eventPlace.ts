import { Type } from 'typebox';
import { latitude, longitude, timezoneUsed } from '../../calculations/fields/birthFields.js';

/** Where an event is. */
export const eventPlaceFields = {
  place: Type.String({ description: 'name of the place of the event, as given' }),
  latitude: { ...latitude, description: 'latitude of the place of the event, degrees, north positive' },
  longitude: { ...longitude, description: 'longitude of the place of the event, degrees, east positive' },
  timezone: timezoneUsed,
  elevation: Type.Number({ description: 'metres above sea level, as given; it has no effect' }),
};
