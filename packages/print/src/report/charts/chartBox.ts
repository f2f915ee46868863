import type { Sign } from '@ganita/core/zodiac/signs.js';
import type { Speech } from '@ganita/words/speech.js';
import type { ChartStyle } from 'ganita/calculations/fields/pictureFields.js';
import { type ChartPicture, chartScene, type ItemsBySign, SCENE_SIDE } from 'ganita/drawing/chart/chartScene.js';
import { SMALLER } from 'ganita/drawing/chart/items.js';
import { LABEL_SIZES } from 'ganita/drawing/chart/styles.js';
import type { Scene } from 'ganita/drawing/scene.js';
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
  /** Font sizes that are tried in a house, in units of the picture. */
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

/** Points as whole units of a scene of so many units that is printed with a side. */
const inUnits = (points: number, side: number, units: number): number =>
  Math.min(MOST_UNITS, Math.ceil((points * units) / side));

/** The largest letters that leave a house room for the number of a note. */
const MOST_UNITS = 20;

/** The sizes that are tried, none less than can be read on paper: in a house with degrees, and in a crowded one without them. */
function sizesAt(
  { sizes, items }: DrawnChart,
  side: number,
  units: number,
): Pick<ChartPicture, 'sizes' | 'crowdedSizes' | 'noteSize'> {
  const least = inUnits(LEAST_SIZE, side, units);
  const hasDegrees = Object.values(items).some((list) => list.some(({ degrees }) => degrees !== null));
  const leastWhole = hasDegrees ? inUnits(LEAST_SIZE / SMALLER, side, units) : least;
  const atLeast = (size: number): readonly number[] => [
    ...new Set([...sizes, (Math.min(...sizes) + size) / 2, size].map((one) => Math.max(one, size))),
  ];
  return {
    sizes: atLeast(leastWhole),
    ...(hasDegrees && { crowdedSizes: atLeast(least) }),
    noteSize: leastWhole,
  };
}

/** Whether the title in the middle of a chart is in letters that can be read. */
const isTitleRead = ({ shapes }: Scene, side: number): boolean =>
  shapes.every(
    (shape) => shape.kind !== 'text' || shape.role !== 'title' || shape.size * side >= LEAST_SIZE * SCENE_SIDE,
  );

/** A chart that is printed with a side, in letters that can be read: what finds no room in a house is in a note below. */
export function chartAt(style: ChartStyle, chart: DrawnChart, side: number, speech: Speech): Scene {
  const drawn = (units: number, heading: readonly string[]): Scene =>
    chartScene({
      style,
      language: speech.language,
      title: chart.title,
      description: '',
      heading,
      lagna: chart.firstSign,
      marksLagna: true,
      signLabel: chart.label,
      labelSize: Math.max(LABEL_SIZES[style], inUnits(LEAST_SIZE, side, units)),
      items: chart.items,
      ...sizesAt(chart, side, units),
      rings: [],
      key: [],
      noteNumber: (number) => `*${speech.figures(number)}`,
    });
  let units = SCENE_SIDE;
  const titled = drawn(units, style === 'north' ? [] : [chart.title]);
  // A title that could not be read in the middle is only above the chart.
  let scene = isTitleRead(titled, side) ? titled : drawn(units, []);
  // With notes the whole is printed smaller, so that its letters must be larger.
  while (scene.height > units) {
    units = scene.height;
    scene = drawn(units, []);
  }
  return scene;
}

/** Whether a chart has more in a house than finds room there. */
export const hasNotes = ({ height }: Scene): boolean => height > SCENE_SIDE;

/** Draw a chart in one of the styles. */
export function drawChart(
  canvas: Canvas,
  style: ChartStyle,
  chart: DrawnChart,
  place: ChartPlace,
  speech: Speech,
): void {
  const scene = chartAt(style, chart, place.side, speech);
  canvas.content('Figure', () => drawScene(canvas, scene, place), chart.title);
}
