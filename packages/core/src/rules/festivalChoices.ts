import { choice } from './choice.js';

/** Choices of festivals and fasts (docs/rules/10-festivals.md#section-1). */
export const festivalChoices = {
  tradition: choice(
    ['smarta', 'vaishnava', 'iskcon', 'madhva'],
    'smarta',
    'whose day of an ekadashi, of Janmashtami and of Rama Navami is the day of the fast; the others are named beside it',
    'docs/rules/10-festivals.md#section-6 and #section-7',
  ),
  ekadashi_arunodaya: choice(
    ['fixed_96_minutes', 'night_fraction'],
    'fixed_96_minutes',
    'when arunodaya starts by which a Vaishnava ekadashi is pure: 96 minutes, or two fifteenths of the night before sunrise; the Madhva day always uses the second',
    'docs/rules/10-festivals.md#section-6',
  ),
  nakshatra_mahadvadashi: choice(
    ['off', 'on'],
    'off',
    'whether Jaya, Vijaya, Jayanti and Papanashini, the great dwadashis by nakshatra, move a Vaishnava ekadashi',
    'docs/rules/10-festivals.md#section-6 (Haribhaktivilasa)',
  ),
  janmashtami_rule: choice(
    ['nishitha', 'jayanti_yoga'],
    'nishitha',
    'which day of Janmashtami Smartas keep: with Ashtami at nishitha; or the day after, where the first nishitha has no Rohini and Ashtami and Rohini are together on the second day (Drik Panchang)',
    'docs/rules/17-festivals-by-publisher-region-and-rank.md#section-2',
  ),
  diwali_rule: choice(
    ['longer_part', 'second_of_two'],
    'longer_part',
    'which of two evenings with Amavasya is Diwali: the one of which it covers more, or the second (Dharmasindhu, the Government of India in 1955, the stock exchange, Odisha)',
    'docs/rules/17-festivals-by-publisher-region-and-rank.md#section-1',
  ),
  radha_ashtami_rule: choice(
    ['second_of_two', 'longer_part'],
    'second_of_two',
    'which of two days with Ashtami at madhyahna is Radha Ashtami: the second, or the one of which it covers more (Drik Panchang)',
    'docs/rules/17-festivals-by-publisher-region-and-rank.md#section-1',
  ),
  raksha_bandhan_rule: choice(
    ['three_muhurtas', 'at_sunrise'],
    'three_muhurtas',
    'whether Raksha Bandhan is the second day of Purnima only where Purnima lasts three muhurtas of it, or wherever it is there at sunrise (Nepal)',
    'docs/rules/17-festivals-by-publisher-region-and-rank.md#section-1',
  ),
  vijayadashami_rule: choice(
    ['shravana', 'at_sunrise'],
    'shravana',
    'which day is Vijayadashami: with Dashami at aparahna, by Shravana where two have it, or with Dashami at sunrise (Nepal, Bengal)',
    'docs/rules/17-festivals-by-publisher-region-and-rank.md#section-1',
  ),
  pongal_rule: choice(
    ['by_vakya', 'by_drik'],
    'by_vakya',
    'Pongal and other days of Tamil months by the Sun of the Vakyas, or by the observed one (Drik Panchang)',
    'docs/rules/17-festivals-by-publisher-region-and-rank.md#section-4',
  ),
  thrissur_pooram_rule: choice(
    ['nakshatra_at_midnight', 'nakshatra_at_sunrise'],
    'nakshatra_at_midnight',
    'Thrissur Pooram: with Purva Phalguni at midnight, or at sunrise (Drik Panchang)',
    'docs/rules/17-festivals-by-publisher-region-and-rank.md#section-1',
  ),
  sankranti_day: choice(
    ['dharmashastra', 'civil_date', 'sunset'],
    'dharmashastra',
    'day of a sankranti: its civil date with the exceptions of Makara after sunset and Karka before sunrise, its civil date, or the next date after sunset',
    'docs/rules/10-festivals.md#section-8',
  ),
} as const;
