import type { Point } from '../scene.js';

/** How far a point may be from the line that replaces it, in units: less than can be seen. */
const TOLERANCE = 0.15;

/** A line without the points that are on it anyway: it is the shorter in a document. */
export function simplified(points: readonly Point[]): readonly Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 3) return points;
  let farthest = 0;
  let distance = 0;
  points.forEach((point, index) => {
    const away = distanceTo(first, last, point);
    if (away > distance) [farthest, distance] = [index, away];
  });
  if (distance <= TOLERANCE) return [first, last];
  return [...simplified(points.slice(0, farthest + 1)).slice(0, -1), ...simplified(points.slice(farthest))];
}

/** Distance of a point from the line through two others, or from both where they are one. */
function distanceTo([x1, y1]: Point, [x2, y2]: Point, [x, y]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / length;
}
