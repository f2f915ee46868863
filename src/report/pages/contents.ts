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
  const { tithi, nakshatra, yoga, karana, moon_sign_stay: moonSign, sun_sign_stay: sunSign } = record.at_birth;
  const named = [
    ['tithi', `${tithi.paksha_name} ${tithi.name}`, tithi.lord_name, tithi],
    ['nakshatra', `${nakshatra.name} ${speech.figures(nakshatra.pada)}`, nakshatra.lord_name, nakshatra],
    ['yoga', yoga.name, yoga.lord_name, yoga],
    ['karana', karana.name, karana.lord_name, karana],
    ['moon_sign', moonSign.sign_name, '', moonSign],
    ['sun_sign', sunSign.sign_name, '', sunSign],
  ] as const;
  table(
    sheet,
    ['', '', speech.word('lord'), speech.word('start'), speech.word('end')].map((title) => ({ title })),
    named.map(([id, name, lord, { starts, ends }]): Cell[] => [
      { text: speech.word(id), colour: COLOUR.faint },
      { text: name, weight: 'semibold' },
      lord,
      speech.moment(starts),
      speech.moment(ends),
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
  const { sunrise_at: start, sunset_at: end } = record;
  const sun =
    start === null || end === null
      ? []
      : [windowRow(`${speech.word('sunrise')} – ${speech.word('sunset')}`, { start, end }, sheet)];
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
