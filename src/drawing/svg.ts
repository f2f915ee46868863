import type { Language } from '../calculations/fields/languages.js';
import { type Colour, paintOf, type Role, TEXT_ROLES, type TextRole } from './roles.js';
import type { Point, Scene, Shape } from './scene.js';
import { PALETTES, type Theme } from './themes.js';

/** How a scene is written. */
export interface SvgForm {
  readonly theme: Theme;
  /** Pixels of the longer side. */
  readonly size: number;
}

/** The language tag of a picture, and the font that its script needs beside Noto Sans. */
const SCRIPTS: Readonly<Record<Language, readonly [tag: string, font: string]>> = {
  en: ['en', ''],
  hi: ['hi', 'Noto Sans Devanagari'],
  ka: ['kn', 'Noto Sans Kannada'],
  ta: ['ta', 'Noto Sans Tamil'],
  te: ['te', 'Noto Sans Telugu'],
};

const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML 1.0 does not allow.
  /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it is written in XML. A character that XML does not allow becomes U+FFFD. */
export const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"]/g, (character) => ENTITIES[character] as string);

/** A number with at most two decimals. */
export const figure = (x: number): string => String(Math.round(x * 100) / 100 + 0);

const pair = ([x, y]: Point): string => `${figure(x)} ${figure(y)}`;

/** Width and height of a scene in pixels. */
export function pixelsOf({ width, height }: Scene, size: number): readonly [width: number, height: number] {
  const scale = size / Math.max(width, height);
  return [Math.round(width * scale), Math.round(height * scale)];
}

/**
 * A scene as an SVG document: text that can be selected and searched, a title and a description, no script and no
 * reference. Every colour is written twice: as an attribute, which every renderer understands, and as a rule with a CSS
 * variable (`--ganita-line`), with which a page changes it. `ink` is `currentColor`. The same scene always gives the same
 * bytes.
 */
export function svgOf(scene: Scene, { theme, size }: SvgForm): string {
  const [tag, font] = SCRIPTS[scene.language];
  const [width, height] = pixelsOf(scene, size);
  const fonts = ['Noto Sans', font].filter((name) => name !== '').map((name) => `'${name}'`);
  const attributes = [
    'xmlns="http://www.w3.org/2000/svg"',
    `viewBox="0 0 ${figure(scene.width)} ${figure(scene.height)}"`,
    `width="${width}" height="${height}"`,
    `role="img" lang="${tag}" class="ganita ganita-${theme}"`,
    `color="${PALETTES[theme].ink}" font-family="${fonts.join(',')},sans-serif"`,
  ];
  const used = new Set<Role | TextRole>();
  const shapes = groupsOf(scene.shapes).map((group) => written(group, theme, used));
  return [
    `<svg ${attributes.join(' ')}>`,
    `<title>${escaped(scene.title)}</title>`,
    `<desc>${escaped(scene.description)}</desc>`,
    `<style>${[...used].map((role) => rule(role, theme)).join('')}</style>`,
    ...shapes,
    '</svg>\n',
  ].join('\n');
}

/** What shapes must share to be written as one group. */
const groupKey = (shape: Shape): string =>
  shape.kind === 'text' ? `${shape.role} ${shape.anchor} ${figure(shape.size)}` : shape.role;

/** Shapes that follow each other and are painted alike. */
function groupsOf(shapes: readonly Shape[]): Shape[][] {
  const groups: Shape[][] = [];
  let last = '';
  for (const shape of shapes) {
    const key = groupKey(shape);
    if (key === last) groups.at(-1)?.push(shape);
    else groups.push([shape]);
    last = key;
  }
  return groups;
}

function written(group: readonly Shape[], theme: Theme, used: Set<Role | TextRole>): string {
  const [first] = group as readonly [Shape];
  const { fill, stroke, width = 1, dash } = paintOf(first.role);
  used.add(first.role);
  const attributes = [
    `class="ganita-${first.role}"`,
    `fill="${fill === undefined ? 'none' : colourOf(fill, theme)}"`,
    ...(stroke === undefined ? [] : [`stroke="${colourOf(stroke, theme)}" stroke-width="${width}"`]),
    ...(dash === undefined ? [] : [`stroke-dasharray="${dash.join(' ')}"`]),
    ...(first.kind === 'text' ? textAttributes(first.role, first.size, first.anchor) : []),
  ];
  return `<g ${attributes.join(' ')}>${group.map(element).join('')}</g>`;
}

function textAttributes(role: TextRole, size: number, anchor: string): readonly string[] {
  return [
    `font-size="${figure(size)}"`,
    ...(TEXT_ROLES[role].weight === 'semibold' ? ['font-weight="600"'] : []),
    ...(anchor === 'start' ? [] : [`text-anchor="${anchor}"`]),
  ];
}

function element(shape: Shape): string {
  switch (shape.kind) {
    case 'polygon':
      return `<path d="M${shape.points.map(pair).join('L')}Z"/>`;
    case 'line':
      return `<path d="M${shape.points.map(pair).join('L')}"/>`;
    case 'circle': {
      const [x, y] = shape.centre;
      return `<circle cx="${figure(x)}" cy="${figure(y)}" r="${figure(shape.radius)}"/>`;
    }
    case 'text': {
      const [x, y] = shape.at;
      const id = shape.id === undefined ? '' : ` data-id="${escaped(shape.id)}"`;
      return `<text x="${figure(x)}" y="${figure(y)}"${id}>${escaped(shape.text)}</text>`;
    }
  }
}

const colourOf = (colour: Colour, theme: Theme): string =>
  colour === 'ink' ? 'currentColor' : PALETTES[theme][colour];

function rule(role: Role | TextRole, theme: Theme): string {
  const { fill, stroke } = paintOf(role);
  const parts = Object.entries({ fill, stroke }).flatMap(([property, colour]) =>
    colour === undefined ? [] : [`${property}:var(--ganita-${colour},${colourOf(colour, theme)})`],
  );
  return `.ganita-${theme} .ganita-${role}{${parts.join(';')}}`;
}
