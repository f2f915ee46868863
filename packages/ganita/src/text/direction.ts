/** Letters of Hebrew, Arabic and their neighbours, with their presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Marks around a text that does not decide the direction of what is beside it. */
export const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069'] as const;

/** Whether a text has letters that are written from right to left. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/**
 * A text that does not decide the order of what is written around it on its line: with letters from right to left, between
 * two isolates (Unicode Standard Annex 9). They are never drawn.
 */
export const isolated = (text: string): string =>
  hasRightToLeft(text) ? `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}` : text;
