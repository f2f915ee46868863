import { choiceWords, valueWords } from '@ganita/words/choiceWords.js';
import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import { conventionsRecord } from 'ganita/api/values/meta.js';
import { round8 } from 'ganita/api/values/numbers.js';
import { birthClockRecord } from 'ganita/api/values/resolvedTime.js';
import { ENGINE } from 'ganita/calculations/engineMeta.js';
import type { Sheet } from '../page/pageFlow.js';
import { type Cell, table } from '../page/printedTable.js';
import { COLOUR, SIZE } from '../page/theme.js';
import type { Report } from '../report.js';
import { heading } from './headingPage.js';
import { isOfPair } from './titles.js';

/** Written where a convention has no value. */
const NOTHING = '–';

/** The ledger: every choice of tradition in words, the versions, and the other fields of the request. */
export function conventionsPage(sheet: Sheet, { chart }: Report): void {
  const { speech } = sheet;
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

  const entries = Object.entries(conventionsRecord(settings)).flatMap(([name, value]) => lines(name, value, speech));
  const cells = ([name, value]: readonly [string, string]): Cell[] => [
    { text: name, colour: COLOUR.faint },
    { text: value, weight: 'semibold' },
  ];
  const rows = Array.from({ length: Math.ceil(entries.length / 2) }, (_, row) =>
    entries.slice(2 * row, 2 * row + 2).flatMap(cells),
  );
  table(
    sheet,
    Array.from({ length: 4 }, () => ({ title: '', lines: 3 })),
    rows,
    { size: SIZE.small, air: -1 },
  );
}

/** A convention in words, as lines of the ledger: a record gives one line for each of its values. */
function lines(name: string, value: unknown, speech: Speech): (readonly [string, string])[] {
  const words = WORDS[speech.language];
  const line = (id: string, text: string): readonly [string, string] => [
    speech.figures(choiceWords(id, words).text),
    speech.figures(text),
  ];
  const textOf = (id: string, one: unknown): string =>
    one === null ? NOTHING : valueWords(id, one as string | number, words).text;
  if (value === null || typeof value !== 'object') return [line(name, textOf(name, value))];
  if (Array.isArray(value)) return [line(name, value.map((one) => textOf(name, one)).join(', ') || NOTHING)];
  const inner = Object.entries(value as Readonly<Record<string, unknown>>);
  const [, first] = inner[0] ?? [];
  const alike = inner.length > 1 && inner.every(([, one]) => one === first);
  return alike
    ? [line(name, `${textOf(name, first)} (${inner.length})`)]
    : inner.map(([key, one]) => line(`${name}.${key}`, textOf(`${name}.${key}`, one)));
}

/**
 * The last line of a report: the preset and the choices that differ from it, and the fields that were not read.
 */
export function conventionsLine(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { chart } = report;
  const { engineVersion, ignoredFields, settings } = chart.meta;
  const changed = Object.entries(settings.changed).flatMap(([name, value]) => lines(name, value, speech));
  const { ayanamsa_mode, preset } = chart.context.rules;
  const parts = [
    `${ENGINE.name} ${engineVersion}`,
    `${speech.word('ayanamsa')}: ${WORDS[speech.language].kundali.ayanamsa[ayanamsa_mode]}`,
    `${speech.word('preset')}: ${WORDS[speech.language].pages.preset[preset]}`,
    ...(changed.length === 0
      ? []
      : [`${speech.word('changed_choices')}: ${changed.map((line) => line.join(' – ')).join(', ')}`]),
    ...(ignoredFields.length === 0
      ? []
      : [`${speech.word('ignored_fields')}: ${ignoredFields.map(printable).join(', ')}`]),
    ...(isOfPair(report.pages) ? [] : birthClock(report, speech)),
  ];
  sheet.lastNote(parts.join(' · '));
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
