import { type TextStyle, textWidth } from './canvas.js';

/** A text broken into lines that fit a width, and the size at which they do. */
export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

/** A text is broken into lines only if it would have to shrink below this share of its size. */
const SHRINK = 0.88;
const STEP = 0.96;

/** Break a text at its spaces into lines no wider than `width`; a word that is wider has a line of its own. */
function wrapped(text: string, width: number, style: TextStyle): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer, style) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

/** The largest size, at most the wanted one, at which a text fits on one line. */
export function sizeForLine(text: string, width: number, style: TextStyle): number {
  const natural = textWidth(text, style);
  return natural <= width ? style.size : (style.size * width) / natural;
}

/**
 * Fit a text into a width and a number of lines: a little smaller on one line, else broken, else smaller still. Nothing
 * is ever cut.
 */
export function fitted(
  text: string,
  width: number,
  style: TextStyle,
  mostLines = 1,
  shrink: number = SHRINK,
): FittedText {
  const oneLine = sizeForLine(text, width, style);
  if (mostLines === 1 || oneLine >= style.size * shrink) return { lines: [text], size: oneLine };
  for (let size = style.size; size > 2; size *= STEP) {
    const lines = wrapped(text, width, { ...style, size });
    const fits = lines.length <= mostLines && lines.every((line) => textWidth(line, { ...style, size }) <= width);
    if (fits) return { lines, size };
  }
  return { lines: [text], size: oneLine };
}
