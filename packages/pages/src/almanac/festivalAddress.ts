import type { FestivalId } from '@ganita/core/festivals/festivalCatalogue.js';
import { addressOf } from '../addresses.js';
import { type KnownPlace, placeParameters } from '../fields/place.js';
import { PATHS } from '../paths.js';

/** The page of a festival at a place: its id with hyphens, `/app/festival/maha-shivaratri`. */
export const festivalAddress = (id: FestivalId, place: KnownPlace): string =>
  addressOf(PATHS.festival.replace(':festival', id.replaceAll('_', '-')), placeParameters(place));
