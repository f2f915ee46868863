/** A text broken into lines that fit a width, and the size at which they do. */
export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Width of a text at a font size. */
export type Measure = (text: string, size: number) => number;

/** A text is broken into lines only if it would have to shrink below this share of its size. */
const SHRINK = 0.88;
const STEP = 0.96;

/** Break a text at its spaces into lines no wider than `width`; a word that is wider has a line of its own. */
function wrapped(text: string, width: number, size: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

/** The largest size, at most the wanted one, at which a text fits on one line. */
export function sizeForLine(text: string, width: number, size: number, measure: Measure): number {
  const natural = measure(text, size);
  return natural <= width ? size : (size * width) / natural;
}

/**
 * Fit a text into a width and a number of lines: a little smaller on one line, else broken, else smaller still. Nothing
 * is ever cut.
 */
export function fitted(
  text: string,
  width: number,
  wanted: number,
  measure: Measure,
  mostLines = 1,
  shrink: number = SHRINK,
): FittedText {
  const oneLine = sizeForLine(text, width, wanted, measure);
  if (mostLines === 1 || oneLine >= wanted * shrink) return { lines: [text], size: oneLine };
  for (let size = wanted; size > 2; size *= STEP) {
    const lines = wrapped(text, width, size, measure);
    if (lines.length <= mostLines && lines.every((line) => measure(line, size) <= width)) return { lines, size };
  }
  return { lines: [text], size: oneLine };
}
