import { rulerText } from 'ganita/api/values/rulerText.js';
import type { SectionResults } from 'ganita/calculations/natal/sectionTable.js';
import type { Sheet } from '../page/pageFlow.js';
import { COLOUR, SIZE } from '../page/theme.js';
import { type Report, sectionOf } from '../report.js';

type GrahaDasha = SectionResults['graha_dashas']['systems'][number];

/** A graha dasha of the pages, which its page has made part of the request. */
export function grahaDashaOf(report: Report, id: string) {
  const { systems, year, utcOffsetHours } = sectionOf(report, 'graha_dashas');
  const system = systems.find((one) => one.id === id);
  if (system === undefined) throw new Error(`the report was made without ${id}`);
  return { system, year, utcOffsetHours };
}

export const vimsottariOf = (report: Report) => grahaDashaOf(report, 'vimsottari');

/** How much of the first period is left at the birth. */
export function balanceNote(sheet: Sheet, { balance, dasha }: GrahaDasha): void {
  const { speech } = sheet;
  const first = dasha.lords[dasha.keys[0] ?? 0];
  if (balance === null || first === undefined) return;
  const { printed, totalYears } = balance;
  const length =
    printed === null
      ? `${speech.decimal(totalYears, 6)} ${speech.word('years')}`
      : (['years', 'months', 'days'] as const)
          .map((unit) => `${speech.figures(printed[unit])} ${speech.word(unit)}`)
          .join(' ');
  sheet.note(`${speech.word('balance_at_birth')}: ${rulerText(first, speech)} ${length}`, {
    size: SIZE.body,
    colour: COLOUR.ink,
  });
}
