import { COVERAGE, SHARED } from './coverage.data.js';

/** Scripts that the report can write, each with a font of its own; `latin` includes Greek, Cyrillic and signs. */
export type Script = keyof typeof COVERAGE;
export const SCRIPTS = Object.keys(COVERAGE) as readonly Script[];

/** A part of a text that one font draws. */
export interface ScriptRun {
  readonly script: Script;
  readonly text: string;
}

const ZERO_WIDTH_NON_JOINER = 0x200c;
const ZERO_WIDTH_JOINER = 0x200d;
const isJoiner = (code: number): boolean => code === ZERO_WIDTH_JOINER || code === ZERO_WIDTH_NON_JOINER;

/**
 * By code point below 0x2100 the index of its script, 255 where no font has it; higher ones are looked up in the
 * ranges.
 */
const TABLE_SIZE = 0x2100;
const TABLE = new Uint8Array(TABLE_SIZE).fill(255);
SCRIPTS.forEach((script, index) => {
  for (const [first, last] of COVERAGE[script]) TABLE.fill(index, first, Math.min(last + 1, TABLE_SIZE));
});

const within = (ranges: readonly (readonly [number, number])[], code: number): boolean =>
  ranges.some(([first, last]) => first <= code && code <= last);

/** The script whose font draws a character, or null where none does. */
function scriptOf(code: number): Script | null {
  if (code < TABLE_SIZE) return SCRIPTS[TABLE[code] as number] ?? null;
  return SCRIPTS.find((script) => within(COVERAGE[script], code)) ?? null;
}

/** The first character that no font can draw, or null. Spaces count as drawn. */
export function uncoveredCharacter(text: string): string | null {
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    if (!isJoiner(code) && scriptOf(code) === null) return character;
  }
  return null;
}

/** Most words of a report: dates, figures, and what is written in English. */
const ASCII = /^[\x20-\x7e]+$/;

/**
 * Cut a text into runs of one font. A joiner, and an accent or stop that several fonts have, stays with the letters
 * before it. Errors: a character that no font can draw (`uncoveredCharacter` finds it beforehand).
 */
export function scriptRuns(text: string): readonly ScriptRun[] {
  if (ASCII.test(text)) return [{ script: 'latin', text }];
  const runs: { script: Script; text: string }[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    const last = runs.at(-1);
    if (last !== undefined && last.script !== 'latin' && (isJoiner(code) || within(SHARED[last.script] ?? [], code))) {
      last.text += character;
      continue;
    }
    if (isJoiner(code)) continue;
    const script = scriptOf(code);
    if (script === null) throw new RangeError(`no font of the report has U+${code.toString(16).toUpperCase()}`);
    if (last?.script === script) last.text += character;
    else runs.push({ script, text: character });
  }
  return runs;
}
