import { runningAt } from '@ganita/core/dashas/runningAt.js';
import { REGIONAL_CALENDARS } from '@ganita/core/regionalCalendars/calendars.data.js';
import type { Speech } from '@ganita/words/speech.js';
import { localeOf, WORDS } from '@ganita/words/words.js';
import { momentWriter } from 'ganita/api/values/clock.js';
import { rulerText } from 'ganita/api/values/rulerText.js';
import { drawChart } from '../charts/chartBox.js';
import { plainChart } from '../charts/tokens.js';
import { type Fact, factsCard } from '../page/factsCard.js';
import type { Sheet } from '../page/pageFlow.js';
import { rowSpacing, rowsHeight, table } from '../page/printedTable.js';
import { COLOUR, SIZE } from '../page/theme.js';
import type { Report } from '../report.js';
import { avakahada, payaBy } from './avakahada.js';
import { balanceNote, vimsottariOf } from './balanceNote.js';
import { coordinate, longDate, panchangaFacts } from './birthFacts.js';
import { chartName } from './chartNames.js';
import { bornAt, livedFrom, periodTexts } from './dashaTexts.js';
import { PAGE_TABLE } from './pageTable.js';
import { positionsTable } from './planetsPage.js';

const GAP = 12;
const LARGEST_CHART = 215;

/** Everything that a priest asks for, on one page: the birth, two charts, planets, avakahada and the running dasha. */
export function sheetPage(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const title = PAGE_TABLE.sheet.title(WORDS[speech.language]);
  sheet.section(report.name === null ? title : `${title}: ${report.name}`);
  const width = (sheet.width - GAP) / 2;
  const { top, height } = { top: sheet.y, height: cards(sheet, report, sheet.left + width + GAP, width) };
  charts(sheet, report, { top, height, width });
  sheet.y = top + height + GAP;
  // Rows are closer where the cards have more lines: all of it is on one page.
  positionsTable(sheet, report, Math.min(0, rowSpacing(sheet, report.bodies.length + HEAD_ROWS, dashasHeight(sheet))));
  sheet.y += 8;
  dashas(sheet, report);
}

/** Rasi and navamsa, one over the other, as high as the cards beside them. */
function charts(
  sheet: Sheet,
  report: Report,
  { top, height, width }: { readonly top: number; readonly height: number; readonly width: number },
): void {
  const { canvas, speech } = sheet;
  const style = { size: SIZE.subtitle, weight: 'semibold', colour: COLOUR.title } as const;
  const titleHeight = sheet.leading(style.size) + 2;
  const step = (height + GAP) / 2;
  const side = Math.min(LARGEST_CHART, width, step - GAP - titleHeight);
  (['D-1_rasi', 'D-9_navamsa'] as const).forEach((key, index) => {
    const title = chartName(key, speech);
    const chart = plainChart(report.chart.context.varga(key), title, report, speech);
    const x = sheet.left + (width - side) / 2;
    const y = top + index * step;
    sheet.put(title, x, y + style.size, side, style, 'center');
    drawChart(canvas, report.style, chart, { x, y: y + titleHeight, side }, speech);
  });
}

/** The birth with its panchanga, and what follows from its Moon, one over the other; their height. */
function cards(sheet: Sheet, report: Report, x: number, width: number): number {
  const { speech } = sheet;
  const { input } = report.chart.context;
  const { koota, porutham } = WORDS[speech.language].match;
  const ofMoon = [
    ...OF_MOON.map(speech.word),
    payaBy('house', speech),
    koota.varna,
    koota.vasya,
    koota.yoni,
    koota.gana,
    koota.nadi,
    porutham.rajju,
  ];
  const named = (facts: readonly Fact[], names: readonly string[]): readonly Fact[] =>
    facts.filter(([name]) => names.includes(name));
  const birth: readonly Fact[] = [
    [speech.word('date'), longDate(input.date, speech)],
    [speech.word('time'), speech.clock(input.time)],
    [speech.word('place'), input.place === '' ? null : input.place],
    [
      '',
      `${coordinate(input.latitude, ['north', 'south'], speech)}, ${coordinate(input.longitude, ['east', 'west'], speech)}`,
    ],
    ...named(panchangaFacts(report, speech), ['', ...[...OF_CALENDAR, monthOf(speech)].map(speech.word)]),
  ];
  const first = factsCard(sheet, speech.word('birth_details'), birth, width);
  const second = factsCard(sheet, speech.word('avakahada'), named(avakahada(sheet, report), ofMoon), width);
  first.draw(x, sheet.y, first.height);
  second.draw(x, sheet.y + first.height + GAP, second.height);
  return first.height + GAP + second.height;
}

/** Rows of the head of a table, which may have two lines. */
const HEAD_ROWS = 2;

/** Height of what is below the planets: two notes and a table of two rows. */
const dashasHeight = (sheet: Sheet): number => rowsHeight(sheet, 2 + HEAD_ROWS) + 2 * sheet.leading(SIZE.body);

/** The month of the calendar in which readers of the language name a day. */
function monthOf({ language }: Speech): 'amanta_month' | 'purnimanta_month' | 'solar_month' {
  const [first] = localeOf(language).calendars;
  const calendar = first === undefined ? null : REGIONAL_CALENDARS[first];
  if (calendar?.kind === 'solar') return 'solar_month';
  return calendar?.kind === 'lunar' && calendar.monthEnd === 'full_moon' ? 'purnimanta_month' : 'amanta_month';
}

/** What a sheet has of the calendar of the birth beside the month. */
const OF_CALENDAR = ['samvatsara', 'vara', 'tithi', 'yoga', 'karana', 'sunrise', 'sunset'] as const;
/** What it has of the Moon beside the kootas. */
const OF_MOON = ['naming_syllable', 'nakshatra', 'moon_sign', 'lagna'] as const;

/** The balance at birth, the beginnings of the mahadashas, and what runs at the date of the report. */
function dashas(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { system, year, utcOffsetHours } = vimsottariOf(report);
  balanceNote(sheet, system);
  sheet.y += 2;
  const periods = livedFrom(bornAt(report), periodTexts(system.dasha, 1, year, utcOffsetHours));
  table(
    sheet,
    periods.map(({ lord }) => ({ title: rulerText(lord, speech) })),
    [periods.map(({ start }) => speech.date(start))],
  );
  const { asOf } = report;
  const running = runningAt(system.dasha, year.limitAt, asOf.jdUt, 2);
  const last = running?.at(-1);
  if (running == null || last === undefined) return;
  sheet.y += 4;
  const end = speech.date(momentWriter(utcOffsetHours)(last.endJdUt));
  const lords = running.map(({ lord }) => rulerText(lord, speech)).join(' – ');
  sheet.note(`${speech.word('running_dashas')}, ${speech.date(asOf.text)}: ${lords} (${speech.word('end')} ${end})`, {
    size: SIZE.body,
    colour: COLOUR.ink,
  });
}
