import { calendarInfoRecord } from '../../api/horoscope/calendar/record.js';
import { WORDS } from '../../i18n/words.js';
import { textWidth } from '../page/canvas.js';
import type { Heading, Sheet } from '../page/pageFlow.js';
import { PAGE } from '../page/pdf.js';
import { type Cell, table } from '../page/table.js';
import { COLOUR, MARGIN, SIZE } from '../page/theme.js';
import { type Report, sectionOf } from '../report.js';
import { panchangaTitle } from './birthFacts.js';

/** Height at the foot of the page for the panchanga of the birth. */
const PANCHANGA = 330;
const DOT_STEP = 4;

/** A page for the contents, which are written when all other pages are there; below them the panchanga of the birth. */
export function contentsPage(sheet: Sheet, report: Report): { readonly page: number; readonly top: number } {
  const { document, speech } = sheet;
  sheet.section(speech.word('contents'));
  const reserved = { page: document.bufferedPageRange().count - 1, top: sheet.y };
  sheet.y = PAGE.height - MARGIN.bottom - PANCHANGA;
  panchanga(sheet, report);
  return reserved;
}

/** Write the contents onto their page, each line a link. */
export function writeContents(
  sheet: Sheet,
  reserved: { readonly page: number; readonly top: number },
  headings: readonly Heading[],
): void {
  const { document, canvas, speech } = sheet;
  const room = PAGE.height - MARGIN.bottom - PANCHANGA - reserved.top - 10;
  const step = Math.min(22, room / headings.length);
  const size = Math.min(10, step * 0.6);
  document.switchToPage(reserved.page);
  headings.forEach(({ title, page, destination }, index) => {
    const y = reserved.top + index * step;
    const baseline = y + step * 0.65;
    const style = { size, colour: COLOUR.ink } as const;
    const number = speech.figures(page + 1);
    const numberLeft = sheet.left + sheet.width - textWidth(number, style);
    canvas.text(title, sheet.left, baseline, style);
    canvas.text(number, numberLeft, baseline, style);
    for (let x = sheet.left + textWidth(title, style) + 6; x < numberLeft - 6; x += DOT_STEP) {
      canvas.rectangle(x, baseline - 0.7, 0.7, 0.7, { fill: COLOUR.gold });
    }
    document.goTo(sheet.left, y, sheet.width, step, destination);
  });
}

/** The angas with their start and end, and the windows of the day. */
function panchanga(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { language } = speech;
  const record = calendarInfoRecord(sectionOf(report, 'calendar_info'), language);
  sheet.subheading(panchangaTitle(report, speech));
  const named = [
    ['tithi', `${record.lunar_month.paksha_name} ${record.tithi.name}`, record.tithi.lord, record.tithi],
    [
      'nakshatra',
      `${record.nakshatra.name} ${speech.figures(record.nakshatra.pada)}`,
      record.nakshatra.lord,
      record.nakshatra,
    ],
    ['yoga', record.yoga.name, record.yoga.lord, record.yoga],
    ['karana', record.karana.name, record.karana.lord, record.karana],
    ['moon_sign', record.moon_sign.sign_name, null, record.moon_sign],
    ['sun_sign', record.sun_sign.sign_name, null, record.sun_sign],
  ] as const;
  table(
    sheet,
    ['', '', speech.word('lord'), speech.word('start'), speech.word('end')].map((title) => ({ title })),
    named.map(([id, name, lord, { start, end }]): Cell[] => [
      { text: speech.word(id), colour: COLOUR.faint },
      { text: name, weight: 'semibold' },
      lord === null ? '' : WORDS[language].zodiac.body[lord],
      speech.moment(start),
      speech.moment(end),
    ]),
  );
  sheet.y += 10;
  const windows = (['rahu_kalam', 'yamaganda', 'gulika', 'abhijit'] as const).flatMap((id): Cell[][] => {
    const window = record[id];
    return window === null ? [] : [windowRow(WORDS[language].panchangaDay.window[id], window, sheet)];
  });
  const durmuhurta = (record.durmuhurta ?? []).map((window) =>
    windowRow(WORDS[language].panchangaDay.window.durmuhurta, window, sheet),
  );
  const day = record.vedic_day;
  const sun =
    day === null
      ? []
      : [
          windowRow(
            `${speech.word('sunrise')} – ${speech.word('sunset')}`,
            { start: day.sunrise, end: day.sunset },
            sheet,
          ),
        ];
  const rows = [...sun, ...windows, ...durmuhurta];
  if (rows.length === 0) sheet.note(speech.word('no_sunrise'), { size: SIZE.table });
  else
    table(
      sheet,
      ['', speech.word('start'), speech.word('end')].map((title) => ({ title })),
      rows,
    );
}

const windowRow = (
  name: string,
  { start, end }: { readonly start: string; readonly end: string },
  { speech }: Sheet,
): Cell[] => [{ text: name, weight: 'semibold' }, speech.moment(start), speech.moment(end)];
