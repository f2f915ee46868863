/**
 * What `ganita` computes, on paper and in pixels.
 *
 * @module @ganita/print
 */
import type { Picture } from 'ganita';
import type { CalendarPdfRequest } from './almanac/printCalendar.js';
import { png as pngOfPicture } from './pictures.js';

/** A picture of `ganita.picture` as PNG. Error: `invalid_input` for a size at which it would have too many pixels. */
export const png: (picture: Picture) => Promise<Uint8Array> = pngOfPicture;

/**
 * The wall calendar of a year as PDF, as `POST /calendar.pdf` prints it. Errors: those of the check of the request, and of the
 * calendar.
 */
export async function calendarPdf(request: CalendarPdfRequest): Promise<Uint8Array> {
  const [{ makeCalendar, readCalendarRequest }, { openPorts }] = await Promise.all([
    import('./almanac/printCalendar.js'),
    import('ganita/adapters/openPorts.js'),
  ]);
  const ports = await openPorts();
  return makeCalendar(readCalendarRequest(request, ports, 'all'), ports);
}
