import { readFileSync } from 'node:fs';
import { PROCLAIMED_DIFFERENCES, PROCLAIMED_YEARS } from '@ganita/calendars/bikramSambat.data.js';
import { bikramSambat, bikramSambatByRule } from '@ganita/calendars/bikramSambat.js';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../architecture/sourceFiles.js';

const page = readFileSync(`${projectRoot}docs/calendars.md`, 'utf8');
/** The cells of the rows of a table whose first cell matches. */
const rowsOf = (first: RegExp): readonly (readonly string[])[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, ...cells]) => cells)
    .filter(([cell = '']) => first.test(cell));

describe('docs/calendars.md', () => {
  it('scores each year of Nepal as the rule predicted it and as it was proclaimed', () => {
    const rows = rowsOf(/^20\d\d$/);
    expect(rows.map(([year]) => Number(year))).toEqual([2081, 2082, 2083, 2084, 2085, 2086, 2087]);
    for (const [year = '', predicted, proclaimed, equal] of rows) {
      const lengths = (calendar: typeof bikramSambat): readonly number[] =>
        calendar.monthsOf(Number(year)).map(({ days }) => days);
      expect(predicted, year).toBe(lengths(bikramSambatByRule).join(' '));
      const isProclaimed = Number(year) <= PROCLAIMED_YEARS.last;
      expect(proclaimed, year).toBe(isProclaimed ? lengths(bikramSambat).join(' ') : '');
      const same = lengths(bikramSambat).filter((days, at) => days === lengths(bikramSambatByRule)[at]).length;
      expect(equal, year).toBe(isProclaimed ? `${same} of 12` : '');
    }
  });

  it('lists the months that were not proclaimed as the rule has them, with their margins', () => {
    const months = ['Baisakh', 'Jestha', 'Asar', 'Shrawan', 'Bhadau', 'Asoj', 'Kartik', 'Mangsir', 'Pus', 'Magh'];
    const names = [...months, 'Phagun', 'Chait'];
    const rows = PROCLAIMED_DIFFERENCES.map(({ year, month, daysAfterRule }) => {
      const margin = bikramSambatByRule.monthsOf(year)[month - 1]?.marginMinutes ?? 0;
      return [
        `${names[month - 1]} ${year}`,
        `${daysAfterRule > 0 ? '+' : ''}${daysAfterRule} day`,
        margin.toFixed(1),
        '',
      ];
    });
    expect(rowsOf(/^[A-Z][a-z]+ 20\d\d$/)).toEqual(rows);
  });
});
