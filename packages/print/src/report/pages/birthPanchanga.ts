import { WORDS } from '@ganita/words/words.js';
import { calendarInfoSection } from 'ganita/api/horoscope/calendarInfo.js';
import type { Sheet } from '../page/pageFlow.js';
import { type Cell, table } from '../page/printedTable.js';
import { COLOUR, SIZE } from '../page/theme.js';
import { type Report, sectionOf } from '../report.js';
import { panchangaTitle } from './birthFacts.js';
import { nakshatraText } from './nakshatraText.js';

/** The angas with their start and end, and the windows of the day. */
export function birthPanchanga(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { language } = speech;
  const record = calendarInfoSection.record(sectionOf(report, 'calendar_info'), language);
  sheet.subheading(panchangaTitle(report, speech));
  const { tithi, nakshatra, yoga, karana, moon_sign_stay: moonSign, sun_sign_stay: sunSign } = record.at_birth;
  const named = [
    ['tithi', `${tithi.paksha_name} ${tithi.name}`, tithi.lord_name, tithi],
    ['nakshatra', nakshatraText(nakshatra.name, nakshatra.pada, speech), nakshatra.lord_name, nakshatra],
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
  const { calendar_sunrise_definition: by } = report.chart.context.rules;
  const definition = WORDS[language].pages.sunriseDefinition[by];
  const sun =
    start === null || end === null
      ? []
      : [windowRow(`${speech.word('sunrise')} – ${speech.word('sunset')} (${definition})`, { start, end }, sheet)];
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
