import { dateTimeText } from '@ganita/core/time/civilText.js';
import { type CivilDateTime, civilOf } from '@ganita/core/time/julianDay.js';
import type { BirthMoment } from '../../calculations/birthMoment.js';
import type { ClockUsed, PlaceClock } from '../../calculations/fields/zoneFields.js';
import type { resolvedTimeSchema } from '../schema/resolvedTimeFields.js';
import type { Wire } from '../schema/wire.js';

const utcText = (utc: CivilDateTime): string => `${dateTimeText(utc)}Z`;

const placeRecord = ({ zoneOfPlace, offsetOfZone, differs }: PlaceClock) => ({
  zone_of_place: zoneOfPlace,
  offset_of_zone: offsetOfZone,
  differs,
});

/** How the clock of a birth was read. */
export const birthClockRecord = ({ resolved, placeClock }: BirthMoment): Wire<typeof resolvedTimeSchema> => ({
  timezone_used: resolved.offsetHours,
  zone: resolved.zone,
  offset_source: resolved.source,
  is_dst: resolved.isDst,
  ambiguity: resolved.ambiguity,
  utc: utcText(resolved.utc),
  ...placeRecord(placeClock),
});

/** By which clock an answer is written whose dates are read literally. */
export const clockUsedRecord = (used: ClockUsed): Wire<typeof resolvedTimeSchema> => ({
  timezone_used: used.offsetHours,
  zone: used.zone,
  offset_source: used.zone === null ? 'supplied' : 'zone',
  is_dst: used.isDst,
  ambiguity: null,
  utc: utcText(civilOf(used.startJdUt, 0)),
  ...placeRecord(used),
});
