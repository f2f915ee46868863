import type { Graha } from '@ganita/core/zodiac/grahas.js';
import type { ChartItem } from '../chart/items.js';
import type { Role } from '../roles.js';
import { boxOutline, type Point, type Scene, type Shape } from '../scene.js';
import { type Sheet, sheetScene } from '../sheet.js';
import { sizeForLine } from '../text/fitLabel.js';
import { ASCENT, DESCENT } from '../text/labelBox.js';
import { textWidth } from '../text/width.js';
import type { GraphPlace } from './graphPlace.js';
import { simplified } from './simplified.js';
import { spreadOut } from './spreadOut.js';
import { unwrapped } from './wrappedPath.js';

/** A change of sign, or a turn of a path. */
export interface GraphMark extends GraphPlace {
  readonly kind: 'change' | 'retrograde' | 'direct';
}

/** Longitudes over some time. */
export interface PathsPicture extends Sheet {
  readonly paths: readonly { readonly graha: Graha; readonly label: string; readonly places: readonly GraphPlace[] }[];
  readonly marks: readonly GraphMark[];
  /** The names of the signs, Aries first. */
  readonly signs: readonly string[];
  /** Texts below the graph, the most important first: one that has no room is left out. */
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
  readonly notes: readonly (readonly ChartItem[])[];
}

const SIGNS = 12;
const BAND = 22;
const HEIGHT = SIGNS * BAND;
/** Space for the names of signs and of grahas. */
const LEFT = 58;
const RIGHT = 40;
const GAP = 3;
const NAME = 9.5;
const LABEL = 10.5;
const TICK = 8.5;
const LINE = ASCENT + DESCENT + 0.04;
const TICK_GAP = 4;
/** Space between the end of a path and its label. */
const LEADER = 10;

/** How the path of each graha is drawn. */
const PATH_ROLES: Readonly<Record<Graha, Role>> = {
  Sun: 'pathSun',
  Moon: 'pathMoon',
  Mars: 'pathMars',
  Mercury: 'pathMercury',
  Jupiter: 'pathJupiter',
  Venus: 'pathVenus',
  Saturn: 'pathSaturn',
  Rahu: 'pathRahu',
  Ketu: 'pathKetu',
};

/** Paths of grahas through the zodiac, time to the right and longitude upwards. */
export const pathsScene = (picture: PathsPicture): Scene =>
  sheetScene(picture, (left, top, width) => {
    const area = { x: left + LEFT, width: width - LEFT - RIGHT };
    const place = ({ at, deg }: GraphPlace): Point => [area.x + at * area.width, top + HEIGHT - (deg / 360) * HEIGHT];
    const level = (index: number): Shape => ({
      kind: 'line',
      role: 'grid',
      points: [
        [area.x, top + index * BAND],
        [area.x + area.width, top + index * BAND],
      ],
    });
    const signs = picture.signs.map((text, index): Shape => {
      const size = sizeForLine(text, LEFT - GAP, NAME, textWidth);
      const y = top + HEIGHT - (index + 0.5) * BAND + ((ASCENT - DESCENT) / 2) * size;
      return { kind: 'text', role: 'tick', text, at: [area.x - GAP, y], anchor: 'end', size };
    });
    const lines = picture.paths.flatMap(({ graha, places }) =>
      unwrapped(places).map(
        (piece): Shape => ({ kind: 'line', role: PATH_ROLES[graha], points: simplified(piece.map(place)) }),
      ),
    );
    const ordered = [...picture.marks].sort((a, b) => a.kind.localeCompare(b.kind, 'en'));
    return {
      shapes: [
        ...Array.from({ length: SIGNS - 1 }, (_, index) => level(index + 1)),
        { kind: 'polygon', role: 'border', points: boxOutline(area.x, top, area.width, HEIGHT) },
        ...lines,
        ...ordered.map((mark) => markShape(mark.kind, place(mark))),
        ...signs,
        ...pathLabels(picture, area.x + area.width, place, top),
        ...tickShapes(picture, area, top + HEIGHT + GAP),
      ],
      height: HEIGHT + GAP + LINE * TICK,
      notes: picture.notes,
    };
  });

/** The name of each path at its end, moved up or down until none meets another, with a line to the end. */
function pathLabels(
  { paths }: PathsPicture,
  right: number,
  place: (at: GraphPlace) => Point,
  top: number,
): readonly Shape[] {
  const ends = paths.map(({ places }) => place(places.at(-1) as GraphPlace)[1]);
  const middles = spreadOut(ends, LINE * LABEL, top, top + HEIGHT);
  return paths.flatMap(({ graha, label }, index): readonly Shape[] => {
    const size = sizeForLine(label, RIGHT - LEADER - 1, LABEL, textWidth);
    const [end, middle] = [ends[index] as number, middles[index] as number];
    const at = [right + LEADER, middle + ((ASCENT - DESCENT) / 2) * size] as const;
    const points: readonly Point[] = [
      [right, end],
      [right + LEADER - 2, middle],
    ];
    return [
      { kind: 'line', role: PATH_ROLES[graha], points },
      { kind: 'text', role: 'name', text: label, at, anchor: 'start', size, id: graha },
    ];
  });
}

function tickShapes(
  { ticks }: PathsPicture,
  area: { readonly x: number; readonly width: number },
  top: number,
): readonly Shape[] {
  const taken: (readonly [number, number])[] = [];
  return ticks.flatMap(({ at, text }): readonly Shape[] => {
    const half = textWidth(text, TICK) / 2;
    const x = Math.min(area.x + area.width - half, Math.max(area.x + half, area.x + at * area.width));
    const [from, to] = [x - half - TICK_GAP, x + half + TICK_GAP];
    if (taken.some(([left, right]) => from < right && left < to)) return [];
    taken.push([x - half, x + half]);
    return [{ kind: 'text', role: 'tick', text, at: [x, top + ASCENT * TICK], anchor: 'middle', size: TICK }];
  });
}

const MARK = 3;

/** A circle where the sign changes, a triangle downwards where a path turns back, upwards where it goes on. */
function markShape(kind: GraphMark['kind'], [x, y]: Point): Shape {
  if (kind === 'change') return { kind: 'circle', role: 'change', centre: [x, y], radius: 1.8 };
  const tip = kind === 'direct' ? -MARK : MARK;
  return {
    kind: 'polygon',
    role: 'mark',
    points: [
      [x - MARK, y - tip * 0.7],
      [x + MARK, y - tip * 0.7],
      [x, y + tip],
    ],
  };
}
