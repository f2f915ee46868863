import { type Colour, paintOf, TEXT_ROLES } from 'ganita/drawing/roles.js';
import type { Label, Point, Scene, Shape } from 'ganita/drawing/scene.js';
import { BEFORE_PLACE } from 'ganita/drawing/text/labelBox.js';
import { PALETTES } from 'ganita/drawing/themes.js';
import { type Canvas, type Paint, textWidth } from './canvas.js';

/** Where a scene is drawn: its top left corner, and the side of the square that it must fit into, in points. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

const hex = (colour: Colour): string => PALETTES.light[colour];

/** Draw a picture on a page, in the colours of the light theme. Its texts are texts of the page. */
export function drawScene(canvas: Canvas, { shapes, width, height }: Scene, { x, y, side }: Place): void {
  const scale = side / Math.max(width, height);
  const left = x + (side - width * scale) / 2;
  drawShapes(canvas, shapes, ([px, py]) => [left + px * scale, y + py * scale], scale);
}

/** Draw shapes; without a place and a scale a unit is a point of the page. */
export function drawShapes(
  canvas: Canvas,
  shapes: readonly Shape[],
  placed: (point: Point) => Point = (point) => point,
  scale = 1,
): void {
  for (const shape of shapes) {
    if (shape.kind === 'text') drawText(canvas, shape, placed(shape.at), scale);
    else drawOutline(canvas, shape, placed, scale);
  }
}

function drawText(canvas: Canvas, { text, role, anchor, size }: Label, [x, y]: Point, scale: number): void {
  const { fill, weight } = TEXT_ROLES[role];
  const style = { size: size * scale, weight, colour: hex(fill) };
  canvas.text(text, x - BEFORE_PLACE[anchor] * textWidth(text, style), y, style);
}

function drawOutline(
  canvas: Canvas,
  shape: Exclude<Shape, Label>,
  placed: (point: Point) => Point,
  scale: number,
): void {
  const { fill, stroke, width = 1, dash } = paintOf(shape.role);
  const paint: Paint = {
    ...(fill !== undefined && { fill: hex(fill) }),
    ...(stroke !== undefined && { stroke: hex(stroke), lineWidth: width * scale }),
    ...(dash !== undefined && { dash: dash.map((length) => length * scale) }),
  };
  switch (shape.kind) {
    case 'polygon':
      canvas.polygon(shape.points.map(placed), paint);
      return;
    case 'line':
      canvas.path(shape.points.map(placed), paint);
      return;
    case 'circle': {
      const [x, y] = placed(shape.centre);
      const radius = shape.radius * scale;
      canvas.rectangle(x - radius, y - radius, 2 * radius, 2 * radius, paint, radius);
    }
  }
}
