import { describe, expect, it } from 'vitest';
import { textWidth } from './canvas.js';
import { broken, onLines } from './fitText.js';

const STYLE = { size: 8, weight: 'semibold' } as const;
/** Wider than a column of a wall calendar on Letter, points. */
const [NAME, COLUMN] = ['മാസശ്രീകൃഷ്ണജന്മാഷ്ടമി', 99.4];

describe('a text on lines of a width', () => {
  it('has a word that is wider broken between its letters, and no line beyond the width', () => {
    const lines = broken(`12* ${NAME}, ഏകാദശി`, COLUMN, STYLE);
    expect(textWidth(NAME, STYLE)).toBeGreaterThan(COLUMN);
    for (const line of lines) expect(textWidth(line, STYLE)).toBeLessThanOrEqual(COLUMN);
    expect(lines.join('').replaceAll(' ', '')).toBe(`12*${NAME},ഏകാദശി`);
    for (const line of lines) expect(line).not.toMatch(/^\p{M}/u);
  });

  it('is smaller where that is enough, else on more lines, and never below the least size', () => {
    expect(onLines(NAME, COLUMN, { ...STYLE, size: 8.4 }, 7)).toMatchObject({ lines: [NAME] });
    expect(onLines(NAME, COLUMN, STYLE, 8)).toEqual({ lines: broken(NAME, COLUMN, STYLE), size: 8 });
  });
});
