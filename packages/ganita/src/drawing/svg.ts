import { localeOf } from '@ganita/words/words.js';
import type { Theme } from '../calculations/fields/pictureFields.js';
import { type Colour, paintOf, ROLES, type Role, TEXT_ROLES, type TextRole } from './roles.js';
import type { Scene } from './scene.js';
import { figure, type Pen, pixelsOf, svgShapes, tenths } from './svgShapes.js';
import { PALETTES } from './themes.js';

/** How a scene is written. */
export interface PictureForm {
  readonly theme: Theme;
  /** Width in pixels. */
  readonly size: number;
}

const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML 1.0 does not allow.
  /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that may have to be written in another way: most texts have none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const SUSPECT = /[&<>"\x00-\x1f\ud800-\udfff\ufffe\uffff]/;

/** A text as it is written in XML. A character that XML does not allow becomes U+FFFD. */
export const xmlText = (text: string): string =>
  SUSPECT.test(text)
    ? text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"]/g, (character) => ENTITIES[character] as string)
    : text;

/**
 * A scene as an SVG document: text that can be selected and searched, a title and a description, no script and no
 * reference. Every colour is written twice: as an attribute, which every renderer understands, and as a rule with a CSS
 * variable (`--ganita-line`), by which a page changes it. `ink` is `currentColor`. The same scene always gives the same
 * bytes.
 */
export function svgOf(scene: Scene, { theme, size }: PictureForm): string {
  const { tag, fonts } = localeOf(scene.language);
  const [width, height] = pixelsOf(scene, size);
  const attributes = [
    'xmlns="http://www.w3.org/2000/svg"',
    `viewBox="0 0 ${figure(scene.width)} ${figure(scene.height)}"`,
    `width="${width}" height="${height}"`,
    `role="img" lang="${tag}" class="ganita ganita-${theme}"`,
    `color="${PALETTES[theme].ink}" font-family="${fonts.map((name) => `'${name}'`).join(',')},sans-serif"`,
  ];
  const colourOf = (colour: Colour): string => (colour === 'ink' ? 'currentColor' : PALETTES[theme][colour]);
  const shapes = svgShapes(scene, textPen(colourOf));
  return [
    `<svg ${attributes.join(' ')}>`,
    `<title>${xmlText(scene.title)}</title>`,
    `<desc>${xmlText(scene.description)}</desc>`,
    `<style>${styleOf(scene, theme, colourOf)}</style>`,
    shapes,
    '</svg>\n',
  ].join('');
}

/** Places of texts: a quarter of a unit beside its place cannot be seen, and each further digit makes the document larger. */
const halves = (x: number): string => figure(Math.round(x * 2) / 2);

const textPen = (colour: Pen['colour']): Pen => ({
  colour,
  group: ({ role }) => [`class="ganita-${role}"`],
  textGroup: ({ role, size, anchor }) => [
    `font-size="${tenths(size)}"`,
    ...(TEXT_ROLES[role].weight === 'semibold' ? ['font-weight="600"'] : []),
    ...(anchor === 'start' ? [] : [`text-anchor="${anchor}"`]),
  ],
  text({ text, at: [x, y], id }) {
    const named = id === undefined ? '' : ` data-id="${xmlText(id)}"`;
    return `<text x="${halves(x)}" y="${halves(y)}"${named}>${xmlText(text)}</text>`;
  },
});

/** Rules that give the roles of a scene their colours, a rule for all roles that have the same. */
function styleOf({ shapes }: Scene, theme: Theme, colourOf: Pen['colour']): string {
  const selectors = new Map<string, string[]>();
  for (const role of new Set(shapes.map(({ role }) => role))) {
    const colours = paints(role, (colour) => `var(--ganita-${colour},${colourOf(colour)})`);
    const selector = `.ganita-${theme} .ganita-${role}`;
    selectors.set(colours, [...(selectors.get(colours) ?? []), selector]);
  }
  return [...selectors].map(([colours, list]) => `${list.join(',')}{${colours}}`).join('');
}

function paints(role: Role | TextRole, written: (colour: Colour) => string): string {
  const { fill, stroke } = paintOf(role);
  return Object.entries({ fill, stroke })
    .flatMap(([property, colour]) => (colour === undefined ? [] : [`${property}:${written(colour)}`]))
    .join(';');
}

/** The rules of all roles for the style sheet of a page, whose variables decide the colours of every picture in it. */
export const pictureRules = (): string =>
  [...Object.keys(ROLES), ...Object.keys(TEXT_ROLES)]
    .map((role) => `.ganita .ganita-${role}{${paints(role as Role, (colour) => `var(--ganita-${colour})`)}}`)
    .join('');

/** A picture without rules of its own, for a page that has those of all pictures and allows none beside them. */
export function withoutRules(svg: string): string {
  const [start, end] = [svg.indexOf('<style>'), svg.indexOf(STYLE_END)];
  return start === -1 || end === -1 ? svg : svg.slice(0, start) + svg.slice(end + STYLE_END.length);
}

const STYLE_END = '</style>';
