import type { Sign } from '@ganita/core/zodiac/signs.js';
import type { Speech } from '@ganita/words/speech.js';
import type { ChartStyle } from 'ganita/calculations/fields/pictureFields.js';
import { type ChartPicture, chartScene, type ItemsBySign } from 'ganita/drawing/chart/chartScene.js';
import { SMALLER } from 'ganita/drawing/chart/items.js';
import { LABEL_SIZES, SIDE } from 'ganita/drawing/chart/styles.js';
import { HEADING_SIZE } from 'ganita/drawing/pictureHeading.js';
import type { Canvas } from '../page/canvas.js';
import { drawScene } from '../page/sceneOnCanvas.js';
import { LEAST_SIZE } from '../page/theme.js';

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

/** Font size of the numbers of signs in units: those of a chart that is printed small are larger. */
const labelSizeAt = (style: ChartStyle, side: number): number =>
  Math.max(LABEL_SIZES[style], inUnits(LEAST_SIZE, side));

/** Points as whole units of a chart that is printed with a side. */
const inUnits = (points: number, side: number): number => Math.min(MOST_UNITS, Math.ceil((points * SIDE) / side));

/** The largest letters that leave a house room for the number of a note: charts of which a page has many are read with care. */
const MOST_UNITS = 19;

/** The sizes that are tried in a house: with degrees that can be read on paper; without them in a crowded house, and smaller. */
function sizesAt({ sizes, items }: DrawnChart, side: number): Pick<ChartPicture, 'sizes' | 'crowdedSizes'> {
  const least = inUnits(LEAST_SIZE, side);
  const hasDegrees = Object.values(items).some((list) => list.some(({ degrees }) => degrees !== null));
  const leastWhole = hasDegrees ? inUnits(LEAST_SIZE / SMALLER, side) : least;
  return {
    sizes: [...new Set(sizes.map((size) => Math.max(size, leastWhole)))],
    crowdedSizes: [...new Set([...sizes.map((size) => Math.max(size, least)), ...sizes])],
  };
}

/** A smaller chart has no title in its middle, which could not be read there: it is above it. */
const LEAST_HEADED = (LEAST_SIZE * SIDE) / HEADING_SIZE;

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
    heading: style === 'north' || place.side < LEAST_HEADED ? [] : [chart.title],
    lagna: chart.firstSign,
    marksLagna: true,
    signLabel: chart.label,
    labelSize: labelSizeAt(style, place.side),
    items: chart.items,
    ...sizesAt(chart, place.side),
    rings: [],
    key: [],
    noteNumber: (number) => `*${speech.figures(number)}`,
  });
  canvas.content('Figure', () => drawScene(canvas, scene, place), chart.title);
}
