import { linework } from './linework.js';
import { type Colour, paintOf } from './roles.js';
import type { Label, Line, Point, Polygon, Scene, Shape } from './scene.js';

/** How a document of a kind writes what differs between the kinds. */
export interface Pen {
  readonly colour: (colour: Colour) => string;
  /** Further attributes of a group of texts, and one text. */
  readonly textGroup: (first: Label) => readonly string[];
  readonly text: (label: Label) => string;
  /** Attributes of any group. */
  readonly group: (first: Shape) => readonly string[];
}

/** A number with at most two decimals. */
export const figure = (x: number): string => String(Math.round(x * 100) / 100 + 0);

/** A length of which less than a tenth of a unit cannot be seen: each further digit makes the document larger. */
export const tenths = (x: number): string => String(Math.round(x * 10) / 10 + 0);

/** Width and height of a scene in pixels, for a width as requested. */
export function pixelsOf({ width, height }: Scene, size: number): readonly [width: number, height: number] {
  return [size, Math.round((height * size) / width)];
}

/** The shapes of a scene as elements of SVG; those that follow each other and are painted alike are one group. */
export function svgShapes({ shapes }: Scene, pen: Pen): string {
  const groups: Shape[][] = [];
  let last = '';
  for (const shape of shapes) {
    const key = shape.kind === 'text' ? `${shape.role} ${shape.anchor} ${figure(shape.size)}` : shape.role;
    if (key === last) groups.at(-1)?.push(shape);
    else groups.push([shape]);
    last = key;
  }
  const frames = shapes.flatMap((shape) =>
    shape.kind === 'polygon' && shape.role === 'frame' ? [pointsOf(shape)] : [],
  );
  return groups.map((group) => groupOf(group, frames, pen)).join('');
}

function groupOf(group: readonly Shape[], frames: readonly (readonly Point[])[], pen: Pen): string {
  const [first] = group as readonly [Shape];
  const { fill, stroke, width = 1, dash, isShared } = paintOf(first.role);
  const attributes = [
    ...pen.group(first),
    `fill="${fill === undefined ? 'none' : pen.colour(fill)}"`,
    ...(stroke === undefined ? [] : [`stroke="${pen.colour(stroke)}" stroke-width="${width}"`]),
    ...(dash === undefined ? [] : [`stroke-dasharray="${dash.join(' ')}"`]),
    ...(first.kind === 'text' ? pen.textGroup(first) : []),
  ];
  const outlines = group.filter((shape) => shape.kind === 'polygon' || shape.kind === 'line');
  if (outlines.length < group.length) {
    return `<g ${attributes.join(' ')}>${group.map((shape) => element(shape, pen)).join('')}</g>`;
  }
  if (isShared !== true || outlines.length === 1)
    return `<path ${attributes.join(' ')} d="${outlines.map(outline).join('')}"/>`;
  const sides = linework(outlines.map(pointsOf), frames).map(outlineOf);
  return `<path ${attributes.join(' ')} stroke-linecap="square" d="${sides.join('')}"/>`;
}

/**
 * The data of a path. Points are written as steps from the one before, so that marks of one shape have the same steps
 * wherever they are; level and upright steps have one number.
 */
const outline = ({ kind, points }: Polygon | Line): string => `${outlineOf(points)}${kind === 'polygon' ? 'Z' : ''}`;

function outlineOf(points: readonly Point[]): string {
  const [first, ...others] = points as readonly [Point, ...Point[]];
  let data = `M${tenths(first[0])} ${tenths(first[1])}`;
  let [atX, atY] = [0, 0];
  for (const [px, py] of others) {
    // Tenths from the first point, so that what is rounded away does not add up.
    const [x, y] = [Math.round((px - first[0]) * 10), Math.round((py - first[1]) * 10)];
    const [dx, dy] = [(x - atX) / 10, (y - atY) / 10];
    if (dy === 0) data += `h${dx}`;
    else data += dx === 0 ? `v${dy}` : `l${dx}${dy < 0 ? '' : ' '}${dy}`;
    [atX, atY] = [x, y];
  }
  return data;
}

const pointsOf = ({ points }: Polygon | Line): readonly Point[] => points;

function element(shape: Shape, pen: Pen): string {
  switch (shape.kind) {
    case 'polygon':
    case 'line':
      return `<path d="${outline(shape)}"/>`;
    case 'circle': {
      const [x, y] = shape.centre;
      return `<circle cx="${figure(x)}" cy="${figure(y)}" r="${figure(shape.radius)}"/>`;
    }
    case 'text':
      return pen.text(shape);
  }
}
