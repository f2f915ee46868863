import { CHART_STYLES, type ChartStyle } from 'ganita/calculations/fields/pictureFields.js';
import { readersStyle } from 'ganita/calculations/location/readersRegion.js';
import type { Fields, PlanContext } from '../page.js';
import { choiceIn } from './dates.js';
import type { KnownPlace } from './place.js';

/** The way of drawing that a form chooses; null where it chooses none, so that charts are drawn as its readers know them. */
export const styleIn = (fields: Fields): ChartStyle | null =>
  (fields.style ?? '') === '' ? null : choiceIn(fields, 'style', CHART_STYLES, 'north');

/** How a report draws charts. That of the contract is northern where nothing is said; a page prints what it shows. */
export const printedStyle = (
  style: ChartStyle | null,
  place: KnownPlace,
  { language, places }: Pick<PlanContext, 'language' | 'places'>,
): ChartStyle => style ?? readersStyle({ ...place, language }, places);
