import { describe, expect, it } from 'vitest';
import { barText, progressBar } from './progressBar.js';

describe('the progress of a long command', () => {
  it('shows lines, rate and the time that is left', () => {
    expect(barText(50, 200, 2000)).toBe(`[${'#'.repeat(7)}${'-'.repeat(23)}] 50/200 lines, 25 lines/s, 6 s left`);
    expect(barText(200, 200, 4000)).toBe(`[${'#'.repeat(30)}] 200/200 lines, 50 lines/s`);
    expect(barText(3, null, 2000)).toBe('3 lines, 1.5 lines/s');
    expect(barText(0, 10, 0)).toContain('0/10 lines');
  });

  it('is written a few times a second, and only on a terminal', () => {
    const written: string[] = [];
    const write = (text: string | Uint8Array): boolean => written.push(String(text)) > 0;
    let now = 0;
    const bar = progressBar({ isTTY: true, write }, () => now);
    for (now = 0; now < 1000; now += 10) bar.show(now, 1000);
    bar.end();
    expect(written).toHaveLength(7);
    expect(written.at(-2)).toContain('990/1000');
    written.length = 0;
    const none = progressBar({ isTTY: false, write } as never, () => now);
    none.show(1, 2);
    none.end();
    expect(written).toEqual([]);
  });
});
