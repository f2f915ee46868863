// The ten doshas of a marriage: docs/rules/18-muhurta-as-asked.md#section-6.
import type { Graha } from '../zodiac/grahas.js';
import type { Nakshatra } from '../zodiac/nakshatras.js';
import type { Sign } from '../zodiac/signs.js';
import type { Star28 } from '../zodiac/taras.js';

/** In the order of the verse that names them; the last is the tithi burnt by the sign of the Sun. */
export const VIVAHA_DOSHAS = [
  'latta',
  'pata',
  'yuti',
  'vedha',
  'jamitra',
  'bana',
  'ekargala',
  'upagraha',
  'krantisamya',
  'dagdha_tithi',
] as const;
export type VivahaDosha = (typeof VIVAHA_DOSHAS)[number];

/** Whose kick counts. The full Moon's is left out: no text says how long it lasts. */
export const LATTA_GRAHAS = ['Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'] as const;

/** As many stars as each of these is from the Sun's, so many from Ashwini is a star of pata. */
export const PATA_STARS: readonly Nakshatra[] = ['Magha', 'Ashlesha', 'Chitra', 'Anuradha', 'Revati', 'Shravana'];

/** Malefics of yuti and vedha. */
export const MALEFICS: readonly Graha[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'];
export const BENEFICS: readonly Graha[] = ['Mercury', 'Jupiter', 'Venus'];

/** Signs in which the Moon is free of yuti: its own, that of its exaltation, and those of its friends. */
export const NO_YUTI_SIGNS: readonly Sign[] = ['Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo'];

/** Stars on one of the five lines, of those in which marriages are held and their partners. */
export const VEDHA_PAIRS: readonly (readonly [Star28, Star28])[] = [
  ['Rohini', 'Abhijit'],
  ['Bharani', 'Anuradha'],
  ['Uttara Ashadha', 'Mrigashira'],
  ['Shravana', 'Magha'],
  ['Hasta', 'Uttara Bhadrapada'],
  ['Swati', 'Shatabhisha'],
  ['Mula', 'Punarvasu'],
  ['Uttara Phalguni', 'Revati'],
];

/** Whole navamsas from a graha to the Moon. */
export const JAMITRA_NAVAMSAS = 54;

/** Degrees that the Sun has passed in its sign under the arrow of death: with 4 added they leave 5 of nines. */
export const MRITYU_BANA_DEG: readonly number[] = [1, 10, 19, 28];

/** Counts from the star of the Sun to that of the Moon, both included. */
export const UPAGRAHA_COUNTS: readonly number[] = [5, 7, 8, 10, 14, 15, 18, 19, 21, 22, 23, 24, 25];

/** Signs of the Sun and the Moon, either way round. */
export const KRANTISAMYA_SIGNS: readonly (readonly [Sign, Sign])[] = [
  ['Leo', 'Aries'],
  ['Taurus', 'Capricorn'],
  ['Libra', 'Aquarius'],
  ['Virgo', 'Pisces'],
  ['Cancer', 'Scorpio'],
  ['Sagittarius', 'Gemini'],
];
