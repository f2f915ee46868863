import type { Sign } from '@ganita/core/zodiac/signs.js';
import type { Speech } from '@ganita/words/speech.js';
import type { ChartStyle } from 'ganita/calculations/fields/pictureFields.js';
import { chartScene, type ItemsBySign } from 'ganita/drawing/chart/chartScene.js';
import { LABEL_SIZES, SIDE } from 'ganita/drawing/chart/styles.js';
import type { Canvas } from '../page/canvas.js';
import { drawScene } from '../page/sceneOnCanvas.js';

/** The contents of a chart. */
export interface DrawnChart {
  /** Written in the middle of a southern or eastern chart. */
  readonly title: string;
  /** The sign of house 1. */
  readonly firstSign: Sign;
  readonly items: ItemsBySign;
  /** Font sizes that are tried in a house, in units of a side of 320. */
  readonly sizes: readonly number[];
  /** The label of a sign: a number, a name in a large southern chart, or nothing. */
  readonly label: (sign: Sign) => string;
}

export interface ChartPlace {
  readonly x: number;
  readonly y: number;
  /** Side of the square in points. */
  readonly side: number;
}

/** Least size in points at which the number of a sign is printed, as far as its house has room for it. */
const LEAST_LABEL = 6;
/** The largest number that leaves a house room for three lines, in units. */
const LARGEST_LABEL = 14;

/** Font size of the numbers of signs in units: those of a chart that is printed small are larger. */
const labelSizeAt = (style: ChartStyle, side: number): number =>
  Math.max(LABEL_SIZES[style], Math.min(LARGEST_LABEL, (LEAST_LABEL * SIDE) / side));

/** Draw a chart in one of the styles. */
export function drawChart(
  canvas: Canvas,
  style: ChartStyle,
  chart: DrawnChart,
  place: ChartPlace,
  speech: Speech,
): void {
  const scene = chartScene({
    style,
    language: speech.language,
    title: chart.title,
    description: '',
    heading: style === 'north' ? [] : [chart.title],
    lagna: chart.firstSign,
    marksLagna: true,
    signLabel: chart.label,
    labelSize: labelSizeAt(style, place.side),
    items: chart.items,
    sizes: chart.sizes,
    rings: [],
    key: [],
    noteNumber: (number) => `*${speech.figures(number)}`,
  });
  drawScene(canvas, scene, place);
}
