import { setImmediate } from 'node:timers/promises';
import { Resvg } from '@resvg/resvg-js';
import { TEXT_ROLES } from 'ganita/drawing/roles.js';
import type { Label, Scene } from 'ganita/drawing/scene.js';
import type { PictureForm } from 'ganita/drawing/svg.js';
import { figure, type Pen, pixelsOf, svgShapes } from 'ganita/drawing/svgShapes.js';
import { BEFORE_PLACE } from 'ganita/drawing/text/labelBox.js';
import { PALETTES } from 'ganita/drawing/themes.js';
import { outlinesOf } from './text/outlines.js';
import { UNITS_PER_EM } from './text/shaper.js';

/** More decimals than of a place: the scale of a glyph multiplies a thousand units. */
const fine = (x: number): string => String(Math.round(x * 1e5) / 1e5);

function outlined({ text, role, at: [x, y], anchor, size }: Label): string {
  const { glyphs, width } = outlinesOf(text, TEXT_ROLES[role].weight);
  const scale = size / UNITS_PER_EM;
  const place = `translate(${figure(x - width * scale * BEFORE_PLACE[anchor])} ${figure(y)}) scale(${fine(scale)} ${fine(-scale)})`;
  const paths = glyphs.map((glyph) => `<path transform="translate(${glyph.x} ${glyph.y})" d="${glyph.path}"/>`);
  return `<g transform="${place}">${paths.join('')}</g>`;
}

/**
 * A scene as PNG. HarfBuzz shapes its texts with the fonts of the package, as in the PDF, and their outlines are drawn: no
 * font of the machine decides what a picture looks like. Errors: RangeError for a character that no font has.
 */
export async function pngOf(scene: Scene, { theme, size }: PictureForm): Promise<Uint8Array> {
  const palette = PALETTES[theme];
  const pen: Pen = { colour: (colour) => palette[colour], group: () => [], textGroup: () => [], text: outlined };
  const [width, height] = pixelsOf(scene, size);
  const view = `viewBox="0 0 ${figure(scene.width)} ${figure(scene.height)}" width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${view} preserveAspectRatio="none">${svgShapes(scene, pen)}</svg>`;
  const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  // The renderer frees its pixels in a turn of the event loop: pictures drawn one after the other would keep them all.
  await setImmediate();
  return png;
}
