import type { ReportWord } from '@ganita/words/words.js';
import { saturnTransitsSection } from 'ganita/api/horoscope/saturn.js';
import type { Sheet } from '../page/pageFlow.js';
import { type Lane, timeline } from '../page/pageTimeline.js';
import { type Cell, rowSpacing, table } from '../page/printedTable.js';
import { COLOUR, SIZE } from '../page/theme.js';
import { type Report, sectionOf } from '../report.js';
import { heading } from './headingPage.js';

type SaturnRecord = ReturnType<typeof saturnTransitsSection.record>;
type Window = { readonly start: string; readonly end: string };

/** Sade sati by sign and by degree, and Saturn in the 4th and 8th from Moon and lagna, over a hundred years. */
export function saturnPages(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const record = saturnTransitsSection.record(sectionOf(report, 'saturn_transits'), speech.language);
  const ways = waysOf(report, record);
  heading(sheet, 'saturn', { least: heightOf(sheet, record, ways) });
  overview(sheet, record, ways, Number(report.chart.context.input.date.slice(0, 4)));
  sheet.y += 6;
  for (const [way, cycles] of ways) {
    sadeSati(sheet, cycles, way);
    sheet.y += 10;
  }
  houses(sheet, record);
}

/** Ways of counting sade sati, each with its cycles. */
type Ways = readonly (readonly [way: 'by_sign' | 'by_degree', cycles: SaturnRecord['sade_sati_by_sign']])[];

/** A family is shown sade sati by sign alone. */
const waysOf = ({ isForFamily }: Report, { sade_sati_by_sign, sade_sati_by_degree }: SaturnRecord): Ways => [
  ['by_sign', sade_sati_by_sign],
  ...(isForFamily ? [] : [['by_degree', sade_sati_by_degree] as const]),
];

/** Height of the whole section, so that it may begin on a page where another ends. */
function heightOf(sheet: Sheet, { houses_from_moon, houses_from_lagna }: SaturnRecord, ways: Ways): number {
  const phases = ways.flatMap(([, cycles]) => cycles).reduce((sum, one) => sum + one.phases.length, 0);
  const houses_ = [houses_from_moon, houses_from_lagna].flatMap((from) => [from['4'].length, from['8'].length]);
  const rows = phases + Math.max(...houses_) + 3;
  const line = sheet.leading(SIZE.table);
  return rows * (line + 2) + (LANES + ways.length) * (line + 5) + ways.length * sheet.leading(SIZE.subtitle) + FRAME;
}

/** Lanes of the houses in the drawing. */
const LANES = 4;
/** Title, years of the drawing and the space between the parts. */
const FRAME = 120;

/** Years that the keys of the horoscope cover. */
export const LIFE_YEARS = 100;

/** Every interval of the pages drawn over the years of the life. */
function overview(
  sheet: Sheet,
  { houses_from_moon, houses_from_lagna }: SaturnRecord,
  ways: Ways,
  birthYear: number,
): void {
  const { speech } = sheet;
  const sadeSatiLanes = ways.map(
    ([way, stretches]): Lane => ({
      name: `${speech.word('sade_sati')} (${speech.word(way)})`,
      colour: COLOUR.title,
      stretches,
    }),
  );
  timeline(
    sheet,
    [
      ...sadeSatiLanes,
      { name: speech.word('fourth_from_moon'), colour: COLOUR.gold, stretches: houses_from_moon['4'] },
      { name: speech.word('eighth_from_moon'), colour: COLOUR.gold, stretches: houses_from_moon['8'] },
      { name: speech.word('fourth_from_lagna'), colour: COLOUR.faint, stretches: houses_from_lagna['4'] },
      { name: speech.word('eighth_from_lagna'), colour: COLOUR.faint, stretches: houses_from_lagna['8'] },
    ],
    birthYear,
    LIFE_YEARS,
  );
}

const dates = ({ start, end }: Window, { speech }: Sheet): string => `${speech.date(start)} – ${speech.date(end)}`;

function sadeSati(sheet: Sheet, cycles: SaturnRecord['sade_sati_by_sign'], way: ReportWord): void {
  const { speech } = sheet;
  sheet.subheading(`${speech.word('sade_sati')} (${speech.word(way)})`, 80);
  table(
    sheet,
    [
      { title: speech.word('cycle'), align: 'center' },
      { title: `${speech.word('start')} – ${speech.word('end')}`, lines: 1 },
      { title: speech.word('phase') },
      { title: `${speech.word('start')} – ${speech.word('end')}`, lines: 1 },
      { title: speech.word('interruptions'), lines: 4 },
    ],
    cycles.flatMap((cycle) =>
      cycle.phases.map((phase, index): Cell[] => [
        { text: index === 0 ? speech.figures(cycle.number) : '', weight: 'semibold' },
        { text: index === 0 ? dates(cycle, sheet) : '', weight: 'semibold' },
        phase.phase_name,
        dates(phase, sheet),
        interruptionsBeside(cycle, index)
          .map((one) => dates(one, sheet))
          .join(', '),
      ]),
    ),
    { grouped: true },
  );
}

/** The interruptions of a cycle that begin in one of its phases or after it, but before the next. */
function interruptionsBeside(
  { phases, interruptions }: SaturnRecord['sade_sati_by_sign'][number],
  index: number,
): readonly Window[] {
  const [from, to] = [phases[index]?.start, phases[index + 1]?.start];
  return interruptions.filter(
    ({ start }) => (index === 0 || from === undefined || start >= from) && (to === undefined || start < to),
  );
}

function houses(sheet: Sheet, { houses_from_moon, houses_from_lagna }: SaturnRecord): void {
  const { speech } = sheet;
  const columns = [
    ['fourth_from_moon', houses_from_moon['4']],
    ['eighth_from_moon', houses_from_moon['8']],
    ['fourth_from_lagna', houses_from_lagna['4']],
    ['eighth_from_lagna', houses_from_lagna['8']],
  ] as const;
  const most = Math.max(...columns.map(([, list]) => list.length));
  sheet.need(60);
  table(
    sheet,
    columns.map(([id]) => ({ title: speech.word(id), lines: 1 })),
    Array.from({ length: most }, (_, row) =>
      columns.map(([, list]) => {
        const cycle = list[row];
        return cycle === undefined ? '' : dates(cycle, sheet);
      }),
    ),
    { air: Math.max(0, rowSpacing(sheet, most + 1)) },
  );
}
