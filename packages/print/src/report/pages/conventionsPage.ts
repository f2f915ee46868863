import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import { conventionsRecord } from 'ganita/api/values/meta.js';
import { round8 } from 'ganita/api/values/numbers.js';
import { birthClockRecord } from 'ganita/api/values/resolvedTime.js';
import { ENGINE } from 'ganita/calculations/engineMeta.js';
import { textWidth } from '../page/canvas.js';
import type { Sheet } from '../page/pageFlow.js';
import { COLOUR, SIZE } from '../page/theme.js';
import type { Report } from '../report.js';
import { heading } from './headingPage.js';
import { isOfPair } from './titles.js';

const COLUMNS = 2;
const GAP = 14;
/** Least space between a name and its value, points. */
const BETWEEN = 5;
/** Height of a line of the ledger. */
const STEP = SIZE.small * 1.4;

/** The ledger: every choice of tradition by its name, the versions, and the other fields of the request. */
export function conventionsPage(sheet: Sheet, { chart }: Report): void {
  const { speech, canvas } = sheet;
  const { engineVersion, ephemeris, ignoredFields, settings } = chart.meta;
  heading(sheet, 'conventions');
  sheet.note(speech.word('conventions_note'), { size: SIZE.table });
  sheet.y += 4;
  const facts: (readonly [string, string])[] = [
    [speech.word('version'), engineVersion],
    [speech.word('ephemeris'), `${ephemeris.name} ${ephemeris.version}`],
    ...(ignoredFields.length === 0
      ? []
      : [[speech.word('ignored_fields'), ignoredFields.map(printable).join(', ')] as const]),
  ];
  for (const [name, value] of facts) sheet.note(`${name}: ${value}`, { size: SIZE.table, colour: COLOUR.ink });
  sheet.y += 6;

  const entries = Object.entries(conventionsRecord(settings)).flatMap(([name, value]) => lines(name, value));
  const width = (sheet.width - GAP * (COLUMNS - 1)) / COLUMNS;
  const onPage = COLUMNS * Math.floor(sheet.room() / STEP);
  const perColumn = Math.ceil(entries.length / Math.ceil(entries.length / onPage) / COLUMNS);
  for (let first = 0; first < entries.length; first += COLUMNS * perColumn) {
    if (first > 0) sheet.nextPage();
    entries.slice(first, first + COLUMNS * perColumn).forEach(([name, value], index) => {
      const x = sheet.left + Math.floor(index / perColumn) * (width + GAP);
      const y = sheet.y + (index % perColumn) * STEP;
      const bold = { size: SIZE.small, weight: 'semibold', colour: COLOUR.ink } as const;
      const valueWidth = Math.min(width * 0.44, textWidth(value, bold));
      const nameWidth = width - BETWEEN - valueWidth;
      sheet.put(name, x, y + SIZE.small, nameWidth, { size: SIZE.small, colour: COLOUR.faint });
      sheet.put(value, x + width - valueWidth, y + SIZE.small, valueWidth, bold);
      canvas.line([x, y + STEP * 0.92], [x + width, y + STEP * 0.92], { stroke: COLOUR.line, lineWidth: 0.25 });
    });
    sheet.y += perColumn * STEP;
  }
}

/** A convention as lines of the ledger: a record gives one line for each of its values. */
function lines(name: string, value: unknown): (readonly [string, string])[] {
  if (value === null || typeof value !== 'object') return [[name, String(value)]];
  if (Array.isArray(value)) return [[name, value.length === 0 ? '-' : value.join(', ')]];
  const inner = Object.entries(value as Readonly<Record<string, unknown>>);
  const [, first] = inner[0] ?? [];
  const alike = inner.length > 1 && inner.every(([, one]) => one === first);
  return alike
    ? [[name, `${String(first)} (${inner.length})`]]
    : inner.map(([key, one]) => [`${name}.${key}`, String(one)]);
}

/**
 * The last line of a report: the preset and the choices that differ from it, and the fields that were not read.
 */
export function conventionsLine(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { chart } = report;
  const { engineVersion, ignoredFields, settings } = chart.meta;
  const changed = Object.entries(settings.changed).flatMap(([name, value]) => lines(name, value));
  const { ayanamsa_mode, preset } = chart.context.rules;
  const parts = [
    `${ENGINE.name} ${engineVersion}`,
    `${speech.word('ayanamsa')}: ${WORDS[speech.language].kundali.ayanamsa[ayanamsa_mode]}`,
    `${speech.word('preset')}: ${WORDS[speech.language].pages.preset[preset]}`,
    ...(changed.length === 0
      ? []
      : [`${speech.word('changed_choices')}: ${changed.map((line) => choiceText(line, speech)).join(', ')}`]),
    ...(ignoredFields.length === 0
      ? []
      : [`${speech.word('ignored_fields')}: ${ignoredFields.map(printable).join(', ')}`]),
    ...(isOfPair(report.pages) ? [] : birthClock(report, speech)),
  ];
  sheet.lastNote(parts.join(' · '));
}

/** A choice in words where there are any, else by the names that a request can set. */
function choiceText([name, value]: readonly [string, string], { language }: Speech): string {
  const { kundali, pages } = WORDS[language];
  const inWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    ayanamsa_mode: kundali.ayanamsa,
    positions: pages.positions,
    sunrise_definition: pages.sunriseDefinition,
  };
  return inWords[name]?.[value] ?? `${name} ${value}`;
}

/** How the clock of the birth was read: where its offset is from, and the moment of the charts as a Julian day. */
function birthClock({ chart }: Report, speech: Speech): readonly string[] {
  const { birth, sky } = chart.context;
  const { offset_source } = birthClockRecord(birth);
  return [
    `${speech.word('time_resolved_by')}: ${speech.word(`by_${offset_source}`)}`,
    `${speech.word('julian_day')}: ${speech.figures(round8(sky.jdUt))}`,
  ];
}

/** A name out of the request with nothing in it that a font lacks. */
const printable = (name: string): string => name.replace(/[^\x21-\x7e]/g, '?').slice(0, 40);
