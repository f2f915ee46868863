import type { Application } from '@ganita/core/yogas/tajaka/applying.js';
import {
  TAJAKA_YOGAS,
  type TajakaYogaId,
  type TajakaYogas,
  type Uneven,
} from '@ganita/core/yogas/tajaka/tajakaYogas.js';
import type { Planet } from '@ganita/core/zodiac/grahas.js';
import { conditionSentence } from '@ganita/words/conditionSentence.js';
import { filled } from '@ganita/words/messages.js';
import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import type { Sheet } from '../../page/pageFlow.js';
import { type Cell, table } from '../../page/printedTable.js';
import { SIZE } from '../../page/theme.js';
import { type Report, sectionOf } from '../../report.js';
import { heading } from '../headingPage.js';

/** Height of a heading with the head of the table and some rows: where these fit, it follows the year on its page. */
const LEAST = 130;

/** Cells after the name of a yoga: its planets, their aspect, the degrees between them, and what else makes it. */
type Row = readonly [planets: string, aspect: string, apart: string, more: string];

/** The tajaka yogas of the chart of the year. */
export function tajakaPage(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { tajaka } = sectionOf(report, 'yogas');
  const rows = tajaka === null ? [] : TAJAKA_YOGAS.flatMap((id) => yogaRows(id, tajaka, speech));
  heading(sheet, 'tajaka_yogas', { least: LEAST });
  if (rows.length === 0) {
    sheet.note(speech.word('none'), { size: SIZE.table });
    return;
  }
  const titles = ['yogas', 'planets', 'aspects', 'degrees', 'found'] as const;
  table(
    sheet,
    titles.map((id) => ({ title: speech.word(id), lines: 3 })),
    rows,
    { air: 1.5, grouped: true },
  );
}

function yogaRows(id: TajakaYogaId, found: TajakaYogas, speech: Speech): Cell[][] {
  const rows = rowsOf(id, found, speech);
  const name = { text: WORDS[speech.language].yogas.name[id], weight: 'semibold' } as const;
  return rows.map((row, index): Cell[] => [index === 0 ? name : '', ...row]);
}

function rowsOf(id: TajakaYogaId, found: TajakaYogas, speech: Speech): readonly Row[] {
  const { yogas, zodiac, kundali } = WORDS[speech.language];
  const { carried, cut, second } = kundali.tajaka;
  const body = (planet: Planet): string => zodiac.body[planet];
  const pair = (of: Application, more = ''): Row => [
    `${body(of.faster)} – ${body(of.slower)}`,
    `${yogas.tajakaAspect[of.aspect]}, ${yogas.tajakaCloseness[of.closeness]}`,
    speech.degrees(of.apartDeg),
    more,
  ];
  const strengths = ({ faster, fasterBala, slower, slowerBala }: Uneven): string =>
    [[faster, fasterBala] as const, [slower, slowerBala] as const]
      .map(([planet, bala]) => `${body(planet)} ${speech.decimal(bala, 2)}`)
      .join(', ');
  switch (id) {
    case 'ishkavala':
    case 'induvara':
      return (found[id] ?? []).map((one): Row => ['', '', '', conditionSentence(one, speech)]);
    case 'ithasala':
    case 'eesarpha':
      return found[id].map((one) => pair(one));
    case 'nakta':
    case 'yamaya':
      return found[id].map(
        ({ between, by }): Row => [between.map(body).join(' – '), '', '', filled(carried, { graha: body(by) }, speech)],
      );
    case 'manahoo':
      return found.manahoo.map((one) => pair(one, filled(cut, { graha: body(one.cutBy) }, speech)));
    case 'kamboola':
      return found.kamboola.map(({ moon, other }) =>
        pair(moon, filled(second, { graha: `${body(other.faster)} – ${body(other.slower)}` }, speech)),
      );
    case 'radda':
      return found.radda.map((one) =>
        pair(one, one.reasons.map(({ planet, reason }) => `${body(planet)}: ${yogas.tajakaFault[reason]}`).join(', ')),
      );
    case 'duhphali_kutta':
      return found.duhphali_kutta.map((one) =>
        pair(one, `${speech.figures(speech.word('strength_of_20'))}: ${strengths(one)}`),
      );
  }
}
