import type { PlaceIndex } from '../../calculations/location/placeIndexPort.js';
import { createPlaceIndex } from './placeIndex.js';

/**
 * An index that is opened at its first use, which takes some 0.1 s: threads that only compute charts never load it, and a
 * service whose clients bring coordinates saves its 28 MB.
 */
export function lazyPlaceIndex(): PlaceIndex {
  let opened: PlaceIndex | null = null;
  const index = (): PlaceIndex => {
    opened ??= createPlaceIndex();
    return opened;
  };
  return {
    get source() {
      return index().source;
    },
    get size() {
      return index().size;
    },
    hasCountry: (code) => index().hasCountry(code),
    search: (text, query) => index().search(text, query),
    alike: (text) => index().alike(text),
    nameIn: (...wanted) => index().nameIn(...wanted),
    namesOf: (place) => index().namesOf(place),
    nearest: (...spot) => index().nearest(...spot),
  };
}
