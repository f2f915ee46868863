import { namesIn } from 'ganita/calculations/location/placeNaming.js';
import { placesNamed } from 'ganita/calculations/location/placeOfName.js';
import type { Fields, PlanContext } from '../page.js';
import { type KnownPlace, type PlaceChoice, placeIn, placeParameters } from './place.js';

/** The reference meridian of Indian almanacs: shown, and named as such, until a place is chosen. */
const UJJAIN: KnownPlace = { label: 'Ujjain', latitude: 23.1765, longitude: 75.7885, zone: 'Asia/Kolkata' };

/** Its name in the language of the page. */
function referenceLabel({ places, language }: Pick<PlanContext, 'places' | 'language'>): string {
  const [found] = placesNamed(UJJAIN.label, places);
  return found === undefined ? UJJAIN.label : namesIn(language, places).name(found);
}

/** The place that a page is about. */
export interface ShownPlace {
  readonly choice: PlaceChoice;
  readonly place: KnownPlace;
  /** Whether it is the reference place, because none is chosen. */
  readonly isReference: boolean;
}

/** The place of the fields, or the one that was chosen last, or the reference place until a person has chosen one. */
export function shownPlace(
  fields: Fields,
  context: Pick<PlanContext, 'places' | 'zones' | 'language' | 'place'>,
): ShownPlace {
  const given = placeIn(fields, context);
  const choice = given.kind === 'none' ? placeIn(context.place, context) : given;
  return choice.kind === 'known'
    ? { choice, place: choice.place, isReference: false }
    : { choice, place: { ...UJJAIN, label: referenceLabel(context) }, isReference: true };
}

/** The fields that the browser is to remember: those of a place that was chosen. */
export const rememberedPlace = ({ choice }: ShownPlace): { readonly remembered?: Fields } =>
  choice.kind === 'known' ? { remembered: placeParameters(choice.place) } : {};
