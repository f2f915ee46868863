import { dateText } from '@ganita/core/time/civilText.js';
import { addDays } from '@ganita/core/time/julianDay.js';
import { type GoldenNode, pick } from '../golden.js';
import { secondsOf } from '../moments.js';
import type { AgreementContext } from '../reader.js';
import { list } from './publishedParts.js';
import { dateOf, offsetHoursAt, panchangOf } from './publishedPlaces.js';
import { inUtc, WINDOW } from './publishedWindows.js';

type Windows = ReturnType<typeof inUtc>;

const secondsAt = (text: string | null): number => secondsOf(text ?? '')?.seconds ?? 0;

/** The window that starts nearest to a printed one. */
const nearest = (windows: Windows, printed: GoldenNode): Windows[number] | undefined => {
  const start = secondsAt(printed.at('start_utc').text());
  const apart = (window: Windows[number]): number => Math.abs(secondsAt(window.start_utc) - start);
  return [...windows].sort((a, b) => apart(a) - apart(b))[0];
};

/** A yoga is listed under the civil date of its start, which may be in the night of the Vedic day before. */
async function windowsOfDays(kind: string, inputs: GoldenNode, context: AgreementContext): Promise<Windows> {
  const date = inputs.at('date').text();
  const before = dateText(addDays(dateOf(date), -1));
  const found: Windows[number][] = [];
  for (const day of [before, date]) {
    const panchang = await panchangOf(inputs, {}, context, day);
    const windows = pick(panchang, 'special_yogas', kind, 'present_during');
    found.push(...inUtc(windows, pick(panchang, 'timezone') as number));
  }
  return found;
}

/**
 * The same of one search of the whole year by one condition. The publisher ends a window at sunrise, even if the next
 * day has the yoga by another rule of it, while a search joins what touches; so it is cut where the vara changes.
 */
async function windowsOfYear(kind: string, inputs: GoldenNode, context: AgreementContext): Promise<Windows> {
  const date = dateOf(inputs.at('date').text());
  const timezone = offsetHoursAt(inputs, date, context);
  const answer = await context.answer('panchangSearch', {
    from_date: `${date.year}-01-01`,
    to_date: `${date.year}-12-31`,
    latitude: inputs.at('latitude').number(),
    longitude: inputs.at('longitude').number(),
    timezone,
    where: { day_yoga: kind },
    split: true,
    limit: 1000,
  });
  const joined: { start: unknown; end: unknown }[] = [];
  for (const piece of list(pick(answer, 'intervals'))) {
    const [start, end, last] = [pick(piece, 'start'), pick(piece, 'end'), joined.at(-1)];
    const isCut = list(pick(piece, 'opened_by')).includes('vara');
    if (last !== undefined && last.end === start && !isCut) last.end = end;
    else joined.push({ start, end });
  }
  return inUtc(joined, timezone);
}

/** A printed window of a yoga of the day: by the days it is in, and by a search of the year. */
export async function comparePublishedYoga(item: GoldenNode, context: AgreementContext): Promise<void> {
  const [kind = ''] = item.at('kind').text().replace('special_yoga:', '').split('_january');
  const inputs = item.at('inputs');
  const printed = item.at('expected');
  for (const windows of [windowsOfDays, windowsOfYear]) {
    const ours = nearest(await windows(kind, inputs, context), printed);
    context.section('yogas of the day').compare(printed, ours, WINDOW);
  }
}
