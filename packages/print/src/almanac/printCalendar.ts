import { speechOf } from '@ganita/words/speech.js';
import { localeOf, WORDS } from '@ganita/words/words.js';
import { type RequestPorts, readRequestOf } from 'ganita/api/answerTo.js';
import { briefRows } from 'ganita/api/calendar/briefDay.js';
import type { AnyRequest } from 'ganita/api/endpoint.js';
import type { WireRequest } from 'ganita/api/schema/wire.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { type YearCalendar, yearCalendar } from 'ganita/calculations/calendar/yearCalendar.js';
import { parseJson } from 'ganita/calculations/validation/parseJson.js';
import type { WantedErrors } from 'ganita/calculations/validation/requestErrors.js';
import { printedText } from 'ganita/text/printedText.js';
import { canvasOf } from '../report/page/canvas.js';
import { documentBytes, openDocument } from '../report/page/pdf.js';
import type { WallDay } from './wallDay.js';
import { PAPERS, wallPage } from './wallPage.js';

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

/** Twelve pages, each with its bookmark. */
async function printed({ input, year, calendar, regional }: YearCalendar): Promise<Uint8Array> {
  const speech = speechOf(input.language);
  const place = printedText(input.place) || `${input.latitude}, ${input.longitude}`;
  const title = `${speech.figures(year)} · ${place}`;
  const document = openDocument({ title, language: localeOf(input.language).tag, page: PAPERS[input.paper] });
  const canvas = canvasOf(document);
  const days = briefRows(calendar).map((day, index): WallDay => ({ ...day, regional: regional[index] ?? null }));
  const brand = input.brand === null ? null : printedText(input.brand) || null;
  const { civilMonth } = WORDS[input.language].report;
  for (const [number, name] of Object.entries(civilMonth)) {
    document.addPage();
    document.outline.addItem(`${name} ${speech.figures(year)}`);
    const month = days.filter(({ date }) => Number(date.slice(5, 7)) === Number(number));
    wallPage(
      canvas,
      { paper: input.paper, title: `${name} ${speech.figures(year)}`, place, brand, days: month },
      speech,
    );
  }
  canvas.flush();
  return documentBytes(document);
}
