/** Tokens of the largest answer of a tool; that of a chart in short has its own bound. */
export const MAX_TOKENS = 3000;

const UTF8 = new TextEncoder();

/**
 * Tokens of a text, counted high: one for each three bytes of UTF-8. Tokenizers take about four bytes of English or JSON for
 * a token, and three or more of an Indian script.
 */
export const tokensOf = (text: string): number => Math.ceil(UTF8.encode(text).byteLength / 3);

/** The largest number up to `most` for which `fits` holds, where it holds for all smaller ones; -1 if for none. */
export function mostThat(most: number, fits: (count: number) => boolean): number {
  let [good, bad] = [-1, most + 1];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (fits(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** A value whose deep or long parts are left out, with the paths of those. */
export interface Outlined {
  readonly value: unknown;
  readonly leftOut: readonly string[];
}

const MAX_PATHS = 12;
const BREADTHS = [Number.POSITIVE_INFINITY, 60, 30, 15, 8, 4, 2, 1] as const;
const MAX_DEPTH = 8;

/**
 * A value as deep, then as broad, as goes into some tokens: entries beyond a number are left out of each list and record, and
 * below a depth records are described by their length.
 */
export function outlined(value: unknown, path: string, maxTokens: number): Outlined {
  for (const breadth of BREADTHS) {
    for (let depth = MAX_DEPTH; depth > 1; depth -= 2) {
      const leftOut: string[] = [];
      const cut = cutTo(value, path, depth, breadth, leftOut);
      const found = { value: cut, leftOut: leftOut.slice(0, MAX_PATHS) };
      if (tokensOf(JSON.stringify(found)) <= maxTokens) return found;
    }
  }
  return { value: null, leftOut: [path] };
}

function cutTo(value: unknown, path: string, depth: number, breadth: number, leftOut: string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  if (depth === 0 && entries.length > 0) {
    leftOut.push(path);
    return `(${entries.length} entries)`;
  }
  const shown = entries.slice(0, breadth);
  if (shown.length < entries.length) leftOut.push(`${path}: ${entries.length - shown.length} of ${entries.length}`);
  const inner = shown.map(([key, one]) => [key, cutTo(one, `${path}.${key}`, depth - 1, breadth, leftOut)] as const);
  return Array.isArray(value) ? inner.map(([, one]) => one) : Object.fromEntries(inner);
}
