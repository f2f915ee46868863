// Tables of birth attributes: docs/rules/15-birth-attributes.md.
import type { TithiClass } from '../panchanga/angaNames.js';
import type { House } from '../zodiac/houses.js';
import type { Nakshatra } from '../zodiac/nakshatras.js';
import type { Sign } from '../zodiac/signs.js';
import type { Weekday } from '../zodiac/weekdays.js';

/** Metals of the four payas. */
export const PAYAS = ['gold', 'silver', 'copper', 'iron'] as const;
export type Paya = (typeof PAYAS)[number];

/** By the house of the Moon (docs/rules/15-birth-attributes.md#section-2). */
export const PAYA_OF_HOUSE: Readonly<Record<House, Paya>> = {
  1: 'gold',
  2: 'silver',
  3: 'copper',
  4: 'iron',
  5: 'silver',
  6: 'gold',
  7: 'copper',
  8: 'iron',
  9: 'silver',
  10: 'copper',
  11: 'gold',
  12: 'iron',
};

/** Runs of nakshatras of one paya, from Ardra (docs/rules/16-schools-of-a-chart.md#section-9). */
export const PAYA_RUNS = [
  ['Ardra', 10, 'silver'],
  ['Vishakha', 4, 'iron'],
  ['Purva Ashadha', 7, 'copper'],
  ['Revati', 6, 'gold'],
] as const satisfies readonly (readonly [first: Nakshatra, count: number, paya: Paya])[];

/** Syllables of the four padas of each nakshatra in IAST (docs/rules/15-birth-attributes.md#section-3). */
export const NAMING_SYLLABLES = {
  Ashwini: ['cū', 'ce', 'co', 'lā'],
  Bharani: ['lī', 'lū', 'le', 'lo'],
  Krittika: ['a', 'ī', 'u', 'e'],
  Rohini: ['o', 'vā', 'vī', 'vū'],
  Mrigashira: ['ve', 'vo', 'kā', 'kī'],
  Ardra: ['kū', 'gha', 'ṅa', 'cha'],
  Punarvasu: ['ke', 'ko', 'hā', 'hī'],
  Pushya: ['hū', 'he', 'ho', 'ḍā'],
  Ashlesha: ['ḍī', 'ḍū', 'ḍe', 'ḍo'],
  Magha: ['mā', 'mī', 'mū', 'me'],
  'Purva Phalguni': ['mo', 'ṭā', 'ṭī', 'ṭū'],
  'Uttara Phalguni': ['ṭe', 'ṭo', 'pā', 'pī'],
  Hasta: ['pū', 'ṣa', 'ṇa', 'ṭha'],
  Chitra: ['pe', 'po', 'rā', 'rī'],
  Swati: ['rū', 're', 'ro', 'tā'],
  Vishakha: ['tī', 'tū', 'te', 'to'],
  Anuradha: ['nā', 'nī', 'nū', 'ne'],
  Jyeshtha: ['no', 'yā', 'yī', 'yū'],
  Mula: ['ye', 'yo', 'bhā', 'bhī'],
  'Purva Ashadha': ['bhū', 'dhā', 'phā', 'ḍhā'],
  'Uttara Ashadha': ['bhe', 'bho', 'jā', 'jī'],
  Shravana: ['khī', 'khū', 'khe', 'kho'],
  Dhanishta: ['gā', 'gī', 'gū', 'ge'],
  Shatabhisha: ['go', 'sā', 'sī', 'sū'],
  'Purva Bhadrapada': ['se', 'so', 'dā', 'dī'],
  'Uttara Bhadrapada': ['dū', 'tha', 'jha', 'ña'],
  Revati: ['de', 'do', 'cā', 'cī'],
} as const satisfies Readonly<Record<Nakshatra, readonly [string, string, string, string]>>;
export type NamingSyllable = (typeof NAMING_SYLLABLES)[Nakshatra][number];

/** What the ghata chakra names as inauspicious for those born with the Moon in a sign. */
export interface Ghatak {
  readonly moonSign: Sign;
  readonly tithiClass: TithiClass;
  readonly vara: Weekday;
  readonly nakshatra: Nakshatra;
}

const ghatak = (moonSign: Sign, tithiClass: TithiClass, vara: Weekday, nakshatra: Nakshatra): Ghatak => ({
  moonSign,
  tithiClass,
  vara,
  nakshatra,
});

/** By the sign of the natal Moon (Muhurta Chintamani, Yatra Prakarana; docs/rules/15-birth-attributes.md#section-4). */
export const GHATAK: Readonly<Record<Sign, Ghatak>> = {
  Aries: ghatak('Aries', 'nanda', 'Sunday', 'Magha'),
  Taurus: ghatak('Virgo', 'purna', 'Saturday', 'Hasta'),
  Gemini: ghatak('Aquarius', 'bhadra', 'Monday', 'Swati'),
  Cancer: ghatak('Leo', 'bhadra', 'Wednesday', 'Anuradha'),
  Leo: ghatak('Capricorn', 'jaya', 'Saturday', 'Mula'),
  Virgo: ghatak('Gemini', 'purna', 'Saturday', 'Shravana'),
  Libra: ghatak('Sagittarius', 'rikta', 'Thursday', 'Shatabhisha'),
  Scorpio: ghatak('Taurus', 'nanda', 'Friday', 'Revati'),
  Sagittarius: ghatak('Pisces', 'jaya', 'Friday', 'Bharani'),
  Capricorn: ghatak('Leo', 'rikta', 'Tuesday', 'Rohini'),
  Aquarius: ghatak('Sagittarius', 'jaya', 'Thursday', 'Ardra'),
  Pisces: ghatak('Aquarius', 'purna', 'Friday', 'Ashlesha'),
};
