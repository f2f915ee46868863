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
  sankranti_day: choice(
    ['dharmashastra', 'civil_date', 'sunset'],
    'dharmashastra',
    'day of a sankranti: its civil date with the exceptions of Makara after sunset and Karka before sunrise, its civil date, or the next date after sunset',
    'docs/rules/10-festivals.md#section-8',
  ),
} as const;
