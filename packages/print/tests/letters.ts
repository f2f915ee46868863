import { inflateSync } from 'node:zlib';

/** Letters that a PDF has: their font size in points, and where their line begins on the page, from its top left corner. */
export interface Letters {
  /** Number of the stream of operators in which they are, in the order of the pages. */
  readonly page: number;
  readonly size: number;
  readonly at: string;
}

/** The operators of each page, as they are written to the file. */
export function contentsOf(pdf: Uint8Array): readonly string[] {
  const file = Buffer.from(pdf);
  const contents: string[] = [];
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at)) {
    const start = at + 'stream\n'.length;
    const end = file.indexOf('\nendstream', start);
    const operators = /\/FlateDecode/.test(
      file
        .subarray(Math.max(0, at - 200), at)
        .toString('latin1')
        .split('obj')
        .at(-1) ?? '',
    )
      ? inflateSync(file.subarray(start, end)).toString('latin1')
      : '';
    if (/^BT /m.test(operators)) contents.push(operators);
    at = end + '\nendstream'.length;
  }
  return contents;
}

/** Every setting of letters in a PDF: read from its operators, so that it is the size that is printed. */
export const lettersOf = (pdf: Uint8Array): readonly Letters[] =>
  contentsOf(pdf).flatMap((operators, page) =>
    operators
      .split(/^BT /m)
      .slice(1)
      .flatMap((block) => {
        const [, at = ''] = /1 0 0 -1 (\S+ \S+) Tm/.exec(block) ?? [];
        return [...block.matchAll(/\/\w+ ([\d.]+) Tf/g)].map(([, size]) => ({
          page: page + 1,
          size: Number(size),
          at,
        }));
      }),
  );
