import type { DayGrahana } from '@ganita/core/eclipses/grahanasOfDay.js';
import { type FestivalId, festivalRow } from '@ganita/core/festivals/festivalCatalogue.js';
import { windowOf } from '@ganita/core/panchanga/windows.js';
import { dateText } from '@ganita/core/time/civilText.js';
import type { PrintedRounding } from '@ganita/core/time/printedMoment.js';
import type { Language } from '@ganita/words/languages.js';
import { speechOf } from '@ganita/words/speech.js';
import { localeOf, WORDS } from '@ganita/words/words.js';
import { type RequestPorts, readRequestOf } from 'ganita/api/answerTo.js';
import { briefRows } from 'ganita/api/calendar/briefDay.js';
import type { AnyRequest } from 'ganita/api/endpoint.js';
import { briefFestivalRecord } from 'ganita/api/festivals/brief.js';
import { angasRecord } from 'ganita/api/panchang/panchang.js';
import type { WireRequest } from 'ganita/api/schema/wire.js';
import { type Clock, clockOf } from 'ganita/api/values/clock.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { type YearCalendar, yearCalendar } from 'ganita/calculations/calendar/yearCalendar.js';
import { parseJson } from 'ganita/calculations/validation/parseJson.js';
import type { WantedErrors } from 'ganita/calculations/validation/requestErrors.js';
import { printedText } from 'ganita/text/printedText.js';
import { canvasOf } from '../report/page/canvas.js';
import { documentBytes, openDocument } from '../report/page/pdf.js';
import { shortTithiName, tithiName } from './dayParts.js';
import { POCKET_PAGE, pocketCover, pocketPage, pocketPages } from './pocketPage.js';
import { erasOf, type PocketDay, type WallDay } from './wallDay.js';
import { PAPERS, wallPages } from './wallPage.js';

/** The request of a calendar in print. */
export type CalendarPdfRequest = WireRequest<(typeof yearCalendar)['request']>;
type YearRequest = ReturnType<typeof yearCalendar.check>;

export const readCalendarRequest = (body: unknown, ports: RequestPorts, wanted: WantedErrors): AnyRequest =>
  readRequestOf({ calculation: yearCalendar as never, extension: true }, body, ports, wanted);

export const makeCalendar = (request: AnyRequest, ports: Ports): Promise<Uint8Array> =>
  printed(yearCalendar.compute(request as YearRequest, ports));

/** The PDF of a calendar whose request is JSON in UTF-8. Errors: those of the check and of the calendar. */
export const printCalendar = (json: Uint8Array, ports: Ports, wanted: WantedErrors): Promise<Uint8Array> =>
  makeCalendar(readCalendarRequest(parseJson(json, 'body'), ports, wanted), ports);

/** A year with a bookmark for each month: a page for the wall, with more where its list needs them, or some of a pocket panchang. */
async function printed(computed: YearCalendar): Promise<Uint8Array> {
  const answer = { ...computed, calendar: inMinutes(computed.calendar) };
  const { input, year } = answer;
  const { paper, language } = input;
  const speech = speechOf(language);
  const place = printedText(input.place) || `${input.latitude}, ${input.longitude}`;
  const document = openDocument({
    title: `${speech.figures(year)} · ${place}`,
    language: localeOf(language).tag,
    page: paper === 'A6' ? POCKET_PAGE : PAPERS[paper],
  });
  const canvas = canvasOf(document);
  const brand = input.brand === null ? null : printedText(input.brand) || null;
  const wall = wallDays(answer);
  const pocket = paper === 'A6' ? pocketDays(answer, wall) : [];
  let pages = 0;
  if (paper === 'A6') {
    document.addPage();
    pages++;
    pocketCover(canvas, { title: speech.figures(year), place, brand }, erasOf(answer, speech), speech);
  }
  for (const [number, name] of Object.entries(WORDS[language].report.civilMonth)) {
    const title = `${name} ${speech.figures(year)}`;
    const ofMonth = ({ date }: WallDay): boolean => Number(date.slice(5, 7)) === Number(number);
    const sheets =
      paper === 'A6'
        ? pocketPages(pocket.filter(ofMonth), speech).map(
            (page) => () => pocketPage(canvas, { title, place, brand }, page, ++pages, speech),
          )
        : wallPages({ paper, title, place, brand, days: wall.filter(ofMonth) }, speech).map(
            (page) => () => page(canvas),
          );
    sheets.forEach((draw, at) => {
      document.addPage();
      if (at === 0) document.outline.addItem(title);
      draw();
    });
  }
  canvas.flush();
  return documentBytes(document);
}

/** Paper has no seconds: its minutes are the nearest ones, unless those that have passed were asked for. */
const inMinutes = <C extends { readonly rounding: PrintedRounding }>(calendar: C): C =>
  calendar.rounding === 'nearest_second' ? { ...calendar, rounding: 'nearest_minute' } : calendar;

/** What of a day is printed: what begins in it and ends after it is of the next. */
const endingsIn = <T>(all: readonly T[]): readonly T[] => all.slice(0, Math.max(1, all.length - 1));

function wallDays({
  calendar,
  regional,
  holidays,
  alsoPrinted,
  grahanas,
  input: { language },
}: YearCalendar): readonly WallDay[] {
  const clock = clockOf(calendar.range.clock, calendar.rounding);
  const { festivals } = calendar;
  const eclipses = grahanas.map((one) => eclipseSpan(one, clock, language));
  return briefRows(calendar).map((day, index): WallDay => {
    const angas = calendar.days[index]?.angas ?? null;
    if (angas === null || festivals === null) throw new Error('a day has its angas and festivals');
    const { tithis, nakshatras, moon_signs: signs } = angasRecord(angas, clock, language);
    const [sign] = signs;
    if (sign === undefined) throw new Error('the Moon is in a sign');
    const holiday = holidays[index] ?? null;
    const isPrinted = (id: FestivalId): boolean =>
      day.festivals.some((one) => one.id === id || variantOf(one.id) === id || variantOf(id) === one.id);
    return {
      ...day,
      regional: regional[index] ?? null,
      holiday: holiday === null ? null : WORDS[language].report.civilHoliday[holiday],
      alsoKept: alsoPrinted
        .filter(({ row, occurrence }) => dateText(occurrence.day.date) === day.date && !isPrinted(row.id))
        .map((one) => briefFestivalRecord(one, festivals.calendar, language)),
      eclipses: eclipses.filter(({ starts }) => starts.startsWith(day.date)),
      tithis: endingsIn(tithis).map((tithi) => ({
        name: tithiName(tithi),
        short: shortTithiName(tithi),
        ends: tithi.ends,
      })),
      nakshatras: endingsIn(nakshatras),
      moonSign: { name: sign.sign_name, ends: signs.length > 1 ? sign.ends : null },
    };
  });
}

/** An eclipse by its kind and how much is covered at the place, from its first to its last moment there. */
function eclipseSpan({ eclipse, grahana }: DayGrahana, clock: Clock, language: Language): WallDay['eclipses'][number] {
  const { kind, grasa } = WORDS[language].eclipses;
  return {
    name: `${kind[eclipse.kind]}, ${grasa[grahana.kind]}`,
    ...clock.span({ startJdUt: grahana.sparshaJdUt, endJdUt: grahana.mokshaJdUt }),
  };
}

const variantOf = (id: FestivalId): string | null => festivalRow(id).variantOf;

function pocketDays({ calendar, input: { language } }: YearCalendar, wall: readonly WallDay[]): readonly PocketDay[] {
  const clock = clockOf(calendar.range.clock, calendar.rounding);
  return calendar.days.map(({ basis, angas }, index) => {
    const day = wall[index];
    if (angas === null || day === undefined) throw new Error('a day has its angas');
    const { yoga, karanas } = angasRecord(angas, clock, language);
    const rahu = basis.sunDay === null ? null : windowOf('rahu_kalam', basis.sunDay, basis.weekday);
    const [from, to] = rahu === null ? [] : [rahu.startJdUt, rahu.endJdUt].map(clock.minuteOrNull);
    const [karana, ...later] = karanas;
    if (karana === undefined) throw new Error('a day has its karana');
    const bhadra = later.find(({ id }) => id === 'vishti') ?? null;
    return { ...day, yoga, karana, bhadra, rahu: rahu === null ? null : `${from}–${to}` };
  });
}
