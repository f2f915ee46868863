import { CHART_STYLES, type ChartStyle } from 'ganita/calculations/fields/pictureFields.js';
import type { Fields } from '../page.js';
import { choiceIn } from './dates.js';

/** The way of drawing that a form chooses; null where it chooses none, so that charts are drawn as its readers know them. */
export const styleIn = (fields: Fields): ChartStyle | null =>
  (fields.style ?? '') === '' ? null : choiceIn(fields, 'style', CHART_STYLES, 'north');
