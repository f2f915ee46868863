import type { Point } from './scene.js';

/** Edges on one straight line, each by where it begins and ends along it. */
interface StraightLine {
  readonly at: (along: number) => Point;
  readonly edges: (readonly [from: number, to: number])[];
}

/** Places nearer to each other than this are one. */
const SAME = 1e-3;
const keyOf = (x: number): number => Math.round(x / SAME);

type Outline = readonly Point[];

/**
 * The edges of polygons, each stretch once: houses share their sides, and what lies on one line is drawn as one. Stretches
 * on an edge of a frame, whose thicker line covers them, are left out. Lines in the order of their first edge; a line that
 * is closer to level runs from left to right, any other downwards.
 */
export function linework(polygons: readonly Outline[], frames: readonly Outline[] = []): readonly Outline[] {
  const covering = linesOf(frames);
  return [...linesOf(polygons)].flatMap(([key, { at, edges }]) => {
    const covered = stretchesOf(covering.get(key)?.edges ?? []);
    return stretchesOf(edges)
      .filter(([from, to]) => !covered.some(([start, end]) => start <= from + SAME && to <= end + SAME))
      .map(([from, to]) => [at(from), at(to)]);
  });
}

function linesOf(polygons: readonly Outline[]): ReadonlyMap<string, StraightLine> {
  const lines = new Map<string, StraightLine>();
  for (const points of polygons) {
    points.forEach((from, index) => {
      addEdge(lines, from, points[(index + 1) % points.length] as Point);
    });
  }
  return lines;
}

function addEdge(lines: Map<string, StraightLine>, [x1, y1]: Point, [x2, y2]: Point): void {
  const isLevel = Math.abs(x2 - x1) >= Math.abs(y2 - y1);
  const slope = isLevel ? (y2 - y1) / (x2 - x1) : (x2 - x1) / (y2 - y1);
  const offset = isLevel ? y1 - slope * x1 : x1 - slope * y1;
  const key = `${isLevel} ${keyOf(slope)} ${keyOf(offset)}`;
  const at = (along: number): Point => {
    const across = slope * along + offset;
    return isLevel ? [along, across] : [across, along];
  };
  const [from, to] = isLevel ? [x1, x2] : [y1, y2];
  const line = lines.get(key) ?? { at, edges: [] };
  line.edges.push([Math.min(from, to), Math.max(from, to)]);
  lines.set(key, line);
}

/** Edges that meet or overlap, as one. */
function stretchesOf(edges: StraightLine['edges']): readonly (readonly [from: number, to: number])[] {
  const stretches: [from: number, to: number][] = [];
  for (const [from, to] of edges.sort((a, b) => a[0] - b[0])) {
    const last = stretches.at(-1);
    if (last === undefined || from > last[1] + SAME) stretches.push([from, to]);
    else last[1] = Math.max(last[1], to);
  }
  return stretches;
}
