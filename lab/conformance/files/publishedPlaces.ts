import { parseDate, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import { type CivilDate, HOURS_PER_DAY, unixOf } from '@ganita/core/time/julianDay.js';
import { type GoldenNode, pick } from '../golden.js';
import type { AgreementContext } from '../reader.js';

const NOON = { hour: HOURS_PER_DAY / 2, minute: 0, second: 0 };
const SECONDS_PER_HOUR = 3600;

export const dateOf = (text: string): CivilDate => parseDate(text, 'date', TRANSIT_YEARS);

/** Hours by which the clock of an item's place is ahead of UTC at noon of a date. */
export function offsetHoursAt(item: GoldenNode, date: CivilDate, context: AgreementContext): number {
  const zone = item.at('timezone').text();
  if (zone === 'UTC') return 0;
  return context.zones.periodAt(zone, unixOf({ ...date, ...NOON })).offsetSeconds / SECONDS_PER_HOUR;
}

/** The answer of `POST /panchang` at the place of an item, for its date or another one. */
export async function panchangOf(
  item: GoldenNode,
  rules: Readonly<Record<string, string>>,
  context: AgreementContext,
  date = item.at('date').text(),
): Promise<unknown> {
  const body = {
    date,
    latitude: item.at('latitude').number(),
    longitude: item.at('longitude').number(),
    timezone: offsetHoursAt(item, dateOf(date), context),
    rules,
  };
  return pick(await context.answer('panchangDay', body), 'panchang');
}
