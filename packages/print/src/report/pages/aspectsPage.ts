import { GRAHAS, type Graha } from '@ganita/core/zodiac/grahas.js';
import type { CompoundRelation } from '@ganita/core/zodiac/relations.js';
import { WORDS } from '@ganita/words/words.js';
import type { Sheet } from '../page/pageFlow.js';
import { type Cell, table } from '../page/printedTable.js';
import { COLOUR, SIZE } from '../page/theme.js';
import { type Report, sectionOf } from '../report.js';

/** The houses and planets that each graha aspects, and the grahas that aspect it. */
export function aspectsTable(sheet: Sheet, report: Report, air: number): void {
  const { speech } = sheet;
  const names = WORDS[speech.language].zodiac.body;
  const states = sectionOf(report, 'planetary_states').planets;
  const list = (grahas: readonly Graha[]): string =>
    grahas.length === 0 ? '–' : grahas.map((one) => names[one]).join(', ');
  const rows = GRAHAS.flatMap((graha): Cell[][] => {
    const drishti = states[graha].drishti;
    if (drishti === null) return [];
    return [
      [
        { text: names[graha], weight: 'semibold' },
        drishti.graha.houses.map((house) => speech.figures(house)).join(', '),
        list(drishti.graha.planets),
        list(drishti.aspectedByGraha),
      ],
    ];
  });
  const titles = (['planet', 'houses_aspected', 'planets_aspected', 'aspected_by'] as const).map((id) => ({
    title: speech.word(id),
    lines: 2,
  }));
  table(sheet, titles, rows, { air });
}

/** Colours of what is more than friendly or hostile. */
const COLOURS: Readonly<Partial<Record<CompoundRelation, string>>> = {
  great_friend: COLOUR.good,
  great_enemy: COLOUR.bad,
};

/** How each graha of a row regards that of a column: natural and temporary relation together. */
export function friendshipTable(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { body, relation } = WORDS[speech.language].zodiac;
  const states = sectionOf(report, 'planetary_states').planets;
  const rows = GRAHAS.map((graha): Cell[] => [
    { text: body[graha], weight: 'semibold' },
    ...GRAHAS.map((other): Cell => {
      const compound = states[graha].relations?.[other]?.compound;
      if (compound === undefined) return '–';
      const colour = COLOURS[compound];
      return { text: relation[compound], ...(colour !== undefined && { colour }) };
    }),
  ]);
  const columns = [speech.word('planet'), ...GRAHAS.map((graha) => body[graha])];
  table(
    sheet,
    columns.map((title) => ({ title, lines: 2 })),
    rows,
    { size: SIZE.small, air: 1 },
  );
}
