import { type Colour, paintOf } from './roles.js';
import type { Label, Line, Polygon, Scene, Shape } from './scene.js';

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
  return groups.map((group) => groupOf(group, pen)).join('\n');
}

function groupOf(group: readonly Shape[], pen: Pen): string {
  const [first] = group as readonly [Shape];
  const { fill, stroke, width = 1, dash } = paintOf(first.role);
  const attributes = [
    ...pen.group(first),
    `fill="${fill === undefined ? 'none' : pen.colour(fill)}"`,
    ...(stroke === undefined ? [] : [`stroke="${pen.colour(stroke)}" stroke-width="${width}"`]),
    ...(dash === undefined ? [] : [`stroke-dasharray="${dash.join(' ')}"`]),
    ...(first.kind === 'text' ? pen.textGroup(first) : []),
  ];
  const outlines = group.flatMap((shape) =>
    shape.kind === 'polygon' || shape.kind === 'line' ? [outline(shape)] : [],
  );
  if (outlines.length === group.length) return `<path ${attributes.join(' ')} d="${outlines.join('')}"/>`;
  return `<g ${attributes.join(' ')}>${group.map((shape) => element(shape, pen)).join('')}</g>`;
}

/** The data of a path: level and upright parts have a command with one coordinate. */
function outline({ kind, points }: Polygon | Line): string {
  let data = '';
  let [atX, atY] = ['', ''];
  for (const point of points) {
    const [x, y] = [figure(point[0]), figure(point[1])];
    if (data === '') data = `M${x} ${y}`;
    else if (y === atY) data += `H${x}`;
    else data += x === atX ? `V${y}` : `L${x} ${y}`;
    [atX, atY] = [x, y];
  }
  return kind === 'polygon' ? `${data}Z` : data;
}

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
