import type { FoundYoga, InChart } from '@ganita/core/yogas/birthYogas.js';
import { distinctNames, namedTogether } from '@ganita/core/yogas/twins.js';
import { YOGAS } from '@ganita/core/yogas/yogaCatalogue.js';
import { yogaRank } from '@ganita/core/yogas/yogaRank.js';
import { factorOf } from '@ganita/core/zodiac/vargaKeys.js';
import { yogaShownName } from '@ganita/words/compoundNames.js';
import { conditionSentence } from '@ganita/words/conditionSentence.js';
import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import type { Sheet } from '../page/pageFlow.js';
import { type Cell, type Column, table } from '../page/printedTable.js';
import { COLOUR, SIZE } from '../page/theme.js';
import { type Report, sectionOf } from '../report.js';
import { heading } from './headingPage.js';

/** Room below the doshas in which the yogas may begin on the same page. */
const LEAST_ROOM = 260;

/** Yogas of the birth chart with the conditions that are met, then the other charts in which yogas are present. */
export function yogasPages(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { notEvaluated, ...found } = sectionOf(report, 'yogas');
  const shown = ({ id, family }: FoundYoga): boolean => !report.isForFamily || yogaRank(id, family) !== 'grave';
  const [yogas, raja] = [found.yogas.filter(shown), found.raja.filter(shown)];
  heading(sheet, 'yogas', { least: LEAST_ROOM });
  yogasOfBirth(sheet, yogas);
  sheet.y += 12;
  sheet.subheading(speech.word('raja_yogas'), 110);
  yogasOfBirth(sheet, raja);
  sheet.y += 12;
  otherCharts(sheet, [...yogas, ...raja]);
  const missing = Object.entries(notEvaluated).filter(([id]) => !report.isForFamily || !isGrave(id));
  if (missing.length === 0) return;
  const whole = missing.map(([id, [need]]) => {
    const why = need === undefined ? '' : ` (${WORDS[speech.language].yogas.missingFact[need]})`;
    return `${nameOf(id, speech)}${why}`;
  });
  sheet.y += 6;
  sheet.note(`${speech.word('not_evaluated')}: ${[...new Set(whole)].join(', ')}`, { size: SIZE.table });
}

const isGrave = (id: string): boolean => YOGAS.some((yoga) => yoga.id === id && yogaRank(id, yoga.family) === 'grave');

/** The name of a yoga. */
const nameOf = (id: string, { language }: Speech): string =>
  yogaShownName((WORDS[language].yogas.name as Readonly<Record<string, string>>)[id] ?? id);

/** The yogas of D-1 by family, a line for each condition. */
function yogasOfBirth(sheet: Sheet, yogas: readonly FoundYoga[]): void {
  const { speech } = sheet;
  const columns: Column[] = [
    { title: speech.word('yogas'), lines: 3 },
    { title: speech.word('evidence'), lines: 3 },
  ];
  const rows: Cell[][] = [];
  const heads = new Set<number>();
  let [family, names]: [string | null, string] = [null, ''];
  for (const twins of namedTogether(yogas)) {
    const [yoga] = twins;
    const inRasi = yoga.charts.find(({ key }) => key === 'D-1_rasi');
    if (inRasi === undefined) continue;
    if (yoga.family !== family && yoga.family !== 'raja') {
      heads.add(rows.length);
      rows.push([{ text: WORDS[speech.language].yogas.family[yoga.family], colour: COLOUR.title }, '']);
    }
    family = yoga.family;
    // Combinations of one name follow each other: it is written once.
    const before = names;
    names = namesOf(twins, speech);
    rows.push(...yogaRows(names === before ? '' : names, inRasi, speech));
  }
  if (rows.length === 0) sheet.note(speech.word('none'), { size: SIZE.table });
  else table(sheet, columns, rows, { strong: (row) => heads.has(row), size: SMALL, grouped: true });
}

function yogaRows(names: string, { conditions, cancelledBy }: InChart, speech: Speech): Cell[][] {
  const words = WORDS[speech.language].yogas.cancellation;
  const sentences = new Set(conditions.map((one) => conditionSentence(one, speech)));
  const cancelled = cancelledBy.map((one) => `${speech.word('cancelled_by')}: ${words[one]}`);
  const texts = [...sentences, ...cancelled];
  return (texts.length === 0 ? [''] : texts).map((text, at): Cell[] => [
    at === 0 ? { text: names, weight: 'semibold' } : '',
    text,
  ]);
}

/** The names of one finding. */
const namesOf = (twins: readonly FoundYoga[], speech: Speech): string =>
  [...new Set(distinctNames(twins).map(({ id }) => nameOf(id, speech)))].join(', ');

/** Every yoga with the divisional charts in which it is present, two to a row. */
function otherCharts(sheet: Sheet, yogas: readonly FoundYoga[]): void {
  const { speech } = sheet;
  const factorsOf = new Map<string, Set<number>>();
  for (const twins of namedTogether(yogas)) {
    const names = namesOf(twins, speech);
    const charts = twins[0].charts.filter(({ key }) => key !== 'D-1_rasi');
    if (charts.length === 0) continue;
    factorsOf.set(names, new Set([...(factorsOf.get(names) ?? []), ...charts.map(({ key }) => factorOf(key))]));
  }
  const entries = [...factorsOf].map(([text, factors]): Cell[] => [
    { text, weight: 'semibold' },
    [...factors]
      .sort((a, b) => a - b)
      .map(speech.figures)
      .join(', '),
  ]);
  if (entries.length === 0) return;
  sheet.subheading(speech.word('also_in_vargas'), 60);
  const half = Math.ceil(entries.length / 2);
  const columns: Column[] = [
    { title: speech.word('yogas'), lines: 2 },
    { title: speech.word('varga_mark'), lines: 3 },
  ];
  const rows = entries.slice(0, half).map((entry, row): Cell[] => [...entry, ...(entries[half + row] ?? ['', ''])]);
  table(sheet, [...columns, ...columns], rows, { size: SMALL, air: airOf(sheet, rows.length) });
}

const SMALL = SIZE.small;
/** Height of a page below its heading, points, and the share of it that a last page must fill. */
const FULL_PAGE = 690;
const LITTLE = 0.3;
/** Some rows have two lines. */
const LONGER = 1.14;

/** Rows are set closer where a few of them would need a page of their own. */
function airOf(sheet: Sheet, rows: number): number {
  const height = rows * (sheet.leading(SMALL) + 2) * LONGER;
  const over = (height - sheet.room()) % FULL_PAGE;
  return over > 0 && over < LITTLE * FULL_PAGE ? -Math.min(CLOSEST, over / rows + 0.3) : 0;
}

const CLOSEST = 2.6;
