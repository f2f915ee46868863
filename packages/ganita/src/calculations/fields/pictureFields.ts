import { invalidInput } from '@ganita/core/errors/domainError.js';
import { Type } from 'typebox';
import { checkPrintable } from '../../text/printedText.js';
import type { FieldCheck } from '../validation/checkRequest.js';
import { optionalInteger } from './birthFields.js';
import { nullable, oneOf } from './schema.js';

/** Ways of drawing a chart: houses fixed (north) or signs fixed (south, east). */
export const CHART_STYLES = ['north', 'south', 'east'] as const;
export type ChartStyle = (typeof CHART_STYLES)[number];

/** Where a picture is shown: on a light page, on a dark one, or on paper. */
export const THEMES = ['light', 'dark', 'print'] as const;
export type Theme = (typeof THEMES)[number];

/** What a picture is written as. */
export const PICTURE_FORMATS = ['svg', 'png'] as const;

/** Most characters of a name. */
export const NAME_LENGTH = 80;

/** The field `style`; null until `readersStyle` fills it in. */
export const chartStyleField = Type.Optional(
  nullable(
    oneOf(CHART_STYLES, {
      title: 'ChartStyle',
      default: null,
      description:
        'how a chart is drawn: north (houses fixed), south (signs fixed, clockwise), east (signs fixed); null: as readers of the language do, in English as in the state of the place',
    }),
  ),
);

/** The style of a request whose defaults are resolved. */
export function resolvedStyle({ style }: { readonly style: ChartStyle | null }): ChartStyle {
  if (style === null) throw new Error('request defaults not resolved');
  return style;
}

/** The fields of every picture. */
export const pictureFields = {
  theme: Type.Optional(
    oneOf(THEMES, {
      title: 'PictureTheme',
      default: 'light',
      description: 'colours: for a light page, for a dark one, or black on white for print',
    }),
  ),
  size: optionalInteger(64, 2048, 600, 'width in pixels; the height follows from what is drawn'),
  format: Type.Optional(
    oneOf(PICTURE_FORMATS, {
      title: 'PictureFormat',
      default: 'svg',
      description: 'svg: text that can be selected and restyled; png: pixels, drawn with the fonts of the service',
    }),
  ),
  name: Type.Optional(
    nullable(
      Type.String({ default: null, description: `name in the heading, at most ${NAME_LENGTH} characters; null: none` }),
    ),
  ),
};

const { name: _name, ...plainPictureFields } = pictureFields;

/** The fields of pictures that are not of a person. */
export { plainPictureFields };

/** The name of a picture or a report. */
const nameCheck: FieldCheck = (value) => {
  if (typeof value !== 'string') return;
  // Characters as a person counts code points.
  if ([...value].length > NAME_LENGTH)
    throw invalidInput('name', `must have at most ${NAME_LENGTH} characters`, value, 'wrong_length');
  checkPrintable('name', value);
};

/** The name of a place that is printed. */
const printedPlaceCheck: FieldCheck = (value) => checkPrintable('place', value as string);

export const plainPictureChecks: Readonly<Record<string, FieldCheck>> = { place: printedPlaceCheck };
export const pictureChecks: Readonly<Record<string, FieldCheck>> = { name: nameCheck, place: printedPlaceCheck };
