import { type DayRange, daysOf } from './rangeCost.js';

interface WrittenPicture {
  readonly format: 'svg' | 'png';
  readonly size: number;
}

/** Of a picture that is computed, drawn and written as SVG; of a layer of a chart; of pixels; as measured. */
const PICTURE = 4;
const DAY_PICTURE = 7;
const LAYER = 1;
const MEGAPIXEL = 60;
const PNG = 10;
/** Of a day in a graph of transits. */
const TRANSITS = 6;
const DAY = 0.02;

/** What a picture costs, in milliseconds of CPU time on the machine of docs/performance.md. */
export const pictureMs = ({ format, size }: WrittenPicture, svgMs = PICTURE): number =>
  svgMs + (format === 'png' ? PNG + (MEGAPIXEL * size * size) / 1e6 : 0);

export const chartPictureMs = (input: WrittenPicture & { readonly layers: readonly unknown[] }): number =>
  pictureMs(input, PICTURE + LAYER * new Set(input.layers).size);

export const dayPictureMs = (input: WrittenPicture): number => pictureMs(input, DAY_PICTURE);

export const transitsPictureMs = (input: WrittenPicture & DayRange): number =>
  pictureMs(input, TRANSITS + daysOf(input) * DAY);
