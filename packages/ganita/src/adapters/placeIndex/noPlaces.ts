import { DomainError } from '@ganita/core/errors/domainError.js';
import type { PlaceIndex } from '../../calculations/location/placeIndexPort.js';

const noPlaces = (): never => {
  throw new DomainError('not_defined', 'what was asked for needs an index of places, and there is none here');
};

/** Where there is no index of places, a request that needs one fails. */
export const NO_PLACES: PlaceIndex = {
  hasIndex: false,
  get source() {
    return noPlaces();
  },
  get size() {
    return noPlaces();
  },
  hasCountry: noPlaces,
  search: noPlaces,
  alike: noPlaces,
  nameIn: noPlaces,
  namesOf: noPlaces,
  nearest: noPlaces,
};
