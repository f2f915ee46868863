/** Writing of numbers and colours as PDF operators take them. */

/** A number with at most three decimals. */
export const figure = (x: number): string => String(Math.round(x * 1000) / 1000 + 0);

const colours = new Map<string, string>();

/** `#7a1f1f` as the three parts of an RGB colour, 0..1. */
export function rgb(colour: string): string {
  const known = colours.get(colour);
  if (known !== undefined) return known;
  const parts = [1, 3, 5].map((at) => figure(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ');
  colours.set(colour, parts);
  return parts;
}

const fourDigits = (code: number): string => code.toString(16).padStart(4, '0');

/** A glyph number as four hexadecimal digits. */
export const glyphCode = fourDigits;

/** A text as a hexadecimal PDF string in UTF-16 with its byte order mark. */
export const unicodeString = (text: string): string =>
  `<feff${Array.from({ length: text.length }, (_, index) => fourDigits(text.charCodeAt(index))).join('')}>`;
