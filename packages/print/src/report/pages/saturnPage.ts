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
  heading(sheet, 'saturn', heightOf(sheet, record));
  overview(sheet, record, Number(report.chart.context.input.date.slice(0, 4)));
  sheet.y += 6;
  sadeSati(sheet, record.sade_sati_by_sign, 'by_sign');
  sheet.y += 10;
  sadeSati(sheet, record.sade_sati_by_degree, 'by_degree');
  sheet.y += 10;
  houses(sheet, record);
}

/** Height of the whole section, so that it may begin on a page where another ends. */
function heightOf(
  sheet: Sheet,
  { sade_sati_by_sign, sade_sati_by_degree, houses_from_moon, houses_from_lagna }: SaturnRecord,
): number {
  const phases = [...sade_sati_by_sign, ...sade_sati_by_degree].reduce((sum, one) => sum + one.phases.length, 0);
  const houses_ = [houses_from_moon, houses_from_lagna].flatMap((from) => [from['4'].length, from['8'].length]);
  const rows = phases + Math.max(...houses_) + 3;
  const line = sheet.leading(SIZE.table);
  return rows * (line + 2) + LANES * (line + 5) + 2 * sheet.leading(SIZE.subtitle) + FRAME;
}

const LANES = 6;
/** Title, years of the drawing and the space between the parts. */
const FRAME = 120;

/** Years that the keys of the horoscope cover. */
const LIFE_YEARS = 100;

/** Every interval of the pages drawn over the years of the life. */
function overview(
  sheet: Sheet,
  { sade_sati_by_sign, sade_sati_by_degree, houses_from_moon, houses_from_lagna }: SaturnRecord,
  birthYear: number,
): void {
  const { speech } = sheet;
  const sadeSatiLane = (way: 'by_sign' | 'by_degree', list: SaturnRecord['sade_sati_by_sign']): Lane => ({
    name: `${speech.word('sade_sati')} (${speech.word(way)})`,
    colour: COLOUR.title,
    stretches: list,
  });
  timeline(
    sheet,
    [
      sadeSatiLane('by_sign', sade_sati_by_sign),
      sadeSatiLane('by_degree', sade_sati_by_degree),
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
        // Each beside a phase, so that no pair of dates is broken; what is left beside the last.
        cycle.interruptions
          .slice(index, index === cycle.phases.length - 1 ? undefined : index + 1)
          .map((one) => dates(one, sheet))
          .join(', '),
      ]),
    ),
    { grouped: true },
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
