import { type ChoiceWords, choiceWords, valueWords } from '@ganita/words/choiceWords.js';
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

/** A name or a value as it is printed. */
interface Named {
  /** In words; its id where there are none. */
  readonly text: string;
  readonly isId: boolean;
  /** As a request has it, where the words say it otherwise. */
  readonly id?: string;
}

/** The ledger: every choice of tradition in words and as a request has it, the versions, and the other fields of the request. */
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
  const cell = ({ text, isId, id }: Named, isValue: boolean): Cell => ({
    text,
    ...(isId ? { colour: COLOUR.faint } : isValue ? { weight: 'semibold' } : {}),
    ...(id === undefined ? {} : { under: id }),
  });
  const rows = Array.from({ length: Math.ceil(entries.length / 2) }, (_, row) =>
    entries.slice(2 * row, 2 * row + 2).flatMap(([name, value]) => [cell(name, false), cell(value, true)]),
  );
  table(
    sheet,
    Array.from({ length: 4 }, () => ({ title: '', lines: 3 })),
    rows,
    { size: SIZE.small, air: -1 },
  );
}

/** A convention as lines of the ledger: a record gives one line for each of its values. */
function lines(name: string, value: unknown, speech: Speech): (readonly [Named, Named])[] {
  const words = WORDS[speech.language];
  const named = ({ text, isEnglish }: ChoiceWords, id: string): Named =>
    isEnglish ? { text: id, isId: true } : { text: speech.figures(text), isId: false, ...(text === id ? {} : { id }) };
  const nameOf = (key?: string): Named =>
    key === undefined
      ? named(choiceWords(name, words), name)
      : named(choiceWords(`${name}.${key}`, words), `${name}: ${key}`);
  const valued = (one: unknown, of = name): Named =>
    one === null
      ? { text: NOTHING, isId: false }
      : named(valueWords(of, one as string | number | boolean, words), String(one));
  if (value === null || typeof value !== 'object') return [[nameOf(), valued(value)]];
  if (Array.isArray(value)) return [[nameOf(), listed(value.map((one) => valued(one)))]];
  const inner = Object.entries(value as Readonly<Record<string, unknown>>);
  const [, first] = inner[0] ?? [];
  const alike = inner.length > 1 && inner.every(([, one]) => one === first);
  if (!alike) return inner.map(([key, one]) => [nameOf(key), valued(one, `${name}.${key}`)]);
  const all = valued(first);
  return [[nameOf(), { ...all, text: `${all.text} (${speech.figures(inner.length)})` }]];
}

/** Values one after the other. */
function listed(values: readonly Named[]): Named {
  const text = values.map((one) => one.text).join(', ') || NOTHING;
  const ids = values.map((one) => one.id ?? one.text).join(', ');
  const isId = values.length > 0 && values.every((one) => one.isId);
  return { text, isId, ...(values.some(({ id }) => id !== undefined) ? { id: ids } : {}) };
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
      : [
          `${speech.word('changed_choices')}: ${changed.map((line) => line.map(({ text }) => text).join(' – ')).join(', ')}`,
        ]),
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
