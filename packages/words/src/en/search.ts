/** Words of the search of the panchang by conditions. Spellings: the almanacs named in ../README.md. */
import type { DayPart } from '@ganita/core/conditions/rows/dayRows.js';

/** Halves of the time between two sunrises, and of its day. */
export const dayPart = {
  day: 'Day',
  night: 'Night',
  forenoon: 'Forenoon',
  afternoon: 'Afternoon',
} satisfies Readonly<Record<DayPart, string>>;

/** Headings and notes. `{0}` is filled in. */
export const phrase = {
  by_event: 'For an event',
  by_conditions: 'By conditions',
  title: 'Search of the panchang',
  lede: 'Every time of a range in which all chosen conditions hold, to the minute.',
  any: 'Any',
  condition_fields: 'Conditions',
  outside: 'Outside of',
  find: 'Search',
  choose: 'Choose at least one condition.',
  none_found: 'The conditions do not hold together at any time of the range.',
  opens: 'Opens',
  closes: 'Closes',
  begins: '{0} begins',
  ends: '{0} ends',
  range_begins: 'The range begins',
  range_ends: 'The range ends',
  table_note: 'Local times of the place. Angas and the rising sign are those at the start.',
  go_on: 'Go on from {0}',
  calendar_file: 'Calendar file',
  partner: 'Birth details of the other person, if the event is for two',
  partner_balas: 'The Moon of both births counts.',
};
