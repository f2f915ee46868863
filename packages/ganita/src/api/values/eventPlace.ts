import type { EventPlace } from '../../calculations/fields/eventFields.js';

/** Where an event is. */
export const eventPlaceRecord = ({ name, place, utcOffsetHours, elevationM }: EventPlace) => ({
  place: name,
  latitude: place.latitudeDeg,
  longitude: place.longitudeDeg,
  timezone: utcOffsetHours,
  elevation: elevationM,
});
