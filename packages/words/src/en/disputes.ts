/** Words of days that two rules give: the rules, who keeps them, and sentences. */
import type { Authority, Reading } from '@ganita/core/festivals/disputes.js';

export const reading = {
  nishitha: 'Ashtami at midnight (nishitha)',
  jayanti_yoga: 'Ashtami together with Rohini (Jayanti yoga)',
  first_of_two: 'the first of two days',
  second_of_two: 'the second of two days',
  longer_part: 'the day of which the tithi covers more',
  at_sunrise: 'the tithi at sunrise',
  three_muhurtas: 'the tithi for three muhurtas after sunrise',
  shravana: 'the tithi in the afternoon, and Shravana',
  at_nishitha: 'the tithi at midnight (nishitha)',
  at_madhyahna: 'the tithi at midday',
  in_the_afternoon: 'the tithi in the afternoon',
  in_the_evening: 'the tithi in the evening',
  after_bhadra: 'the evening free of Bhadra',
  else_at_sunrise: 'without the tithi at moonrise, the day with it at sunrise',
  else_at_start: 'without the tithi at moonrise, the day on which it starts',
  by_drik: 'by observed positions (drik)',
  by_surya_siddhanta: 'by the Surya Siddhanta',
} satisfies Readonly<Record<Reading, string>>;

export const authority = {
  dharmasindhu: 'Dharmasindhu',
  nirnayasindhu: 'Nirnayasindhu',
  drik_panchang: 'Drik Panchang',
  nepal: 'Nepal',
  bengal: 'Bengal',
  odisha_government: 'Government of Odisha',
  reform_committee: 'Calendar Reform Committee of India (1955)',
  stock_exchange: 'National Stock Exchange of India',
  other_almanacs: 'other almanacs',
} satisfies Readonly<Record<Authority, string>>;

/** Of this day `{1}` is its rule and `{2}` who keeps it; of the other day `{1}` is its date, then the same. */
export const phrase = {
  some_keep_another: 'Some observe it on another day.',
  this_day: 'This day: {1} ({2}).',
  other_day: 'Another day, {1}: {2} ({3}).',
};
