/**
 * Words of the windows, parts and yogas of a day (docs/rules/07-panchang-calendar-transits.md#section-8 and
 * #section-9), English in the spelling of the rules. Spellings: the almanacs named in ../README.md.
 */
import type { Choghadiya, Gowri, Muhurta, Quality } from '@ganita/core/panchanga/dayParts.js';
import type { Anandadi, DayYogaId, Direction, ShivaVasa, TamilYoga, World } from '@ganita/core/panchanga/dayYogas.js';
import type { PanchakaRahita } from '@ganita/core/panchanga/panchakaRahita.js';
import type { RiseEvent } from '@ganita/core/panchanga/panchangParts.js';
import type { GhatiWindowId, WindowId } from '@ganita/core/panchanga/windows.js';
import type { Rules } from '@ganita/core/rules/rules.js';

export const window = {
  rahu_kalam: 'Rahu Kalam',
  yamaganda: 'Yamaganda',
  gulika: 'Gulika',
  abhijit: 'Abhijit',
  brahma_muhurta: 'Brahma Muhurta',
  pratah_sandhya: 'Pratah Sandhya',
  sayahna_sandhya: 'Sayahna Sandhya',
  godhuli: 'Godhuli',
  vijaya: 'Vijaya',
  nishita: 'Nishita',
  pradosha: 'Pradosha',
  pratah_kala: 'Pratah Kala',
  sangava_kala: 'Sangava Kala',
  madhyahna_kala: 'Madhyahna Kala',
  aparahna_kala: 'Aparahna Kala',
  sayahna_kala: 'Sayahna Kala',
  durmuhurta: 'Durmuhurta',
  varjyam: 'Varjyam',
  amrita_kala: 'Amrita Kala',
} satisfies Readonly<Record<WindowId | GhatiWindowId | 'durmuhurta', string>>;

export const choghadiya = {
  udvega: 'Udvega',
  chara: 'Chara',
  labha: 'Labha',
  amrita: 'Amrita',
  kala: 'Kala',
  shubha: 'Shubha',
  roga: 'Roga',
} satisfies Readonly<Record<Choghadiya, string>>;

export const gowri = {
  uthi: 'Uthi',
  amirdha: 'Amirdha',
  rogam: 'Rogam',
  laabam: 'Laabam',
  dhanam: 'Dhanam',
  sugam: 'Sugam',
  soram: 'Soram',
  visham: 'Visham',
} satisfies Readonly<Record<Gowri, string>>;

export const partQuality = {
  good: 'Good',
  neutral: 'Neutral',
  bad: 'Bad',
} satisfies Readonly<Record<Quality, string>>;

export const muhurta = {
  rudra: 'Rudra',
  ahi: 'Ahi',
  mitra: 'Mitra',
  pitri: 'Pitri',
  vasu: 'Vasu',
  varaha: 'Varaha',
  vishvedeva: 'Vishvedeva',
  vidhi: 'Vidhi',
  sutamukhi: 'Sutamukhi',
  puruhuta: 'Puruhuta',
  vahini: 'Vahini',
  naktanchara: 'Naktanchara',
  varuna: 'Varuna',
  aryaman: 'Aryaman',
  bhaga: 'Bhaga',
  girisha: 'Girisha',
  ajapada: 'Ajapada',
  ahirbudhnya: 'Ahirbudhnya',
  pushya: 'Pushya',
  ashwini: 'Ashwini',
  yama: 'Yama',
  agni: 'Agni',
  vidhatri: 'Vidhatri',
  kanda: 'Kanda',
  aditi: 'Aditi',
  jiva: 'Jiva',
  vishnu: 'Vishnu',
  dyumadgadyuti: 'Dyumadgadyuti',
  brahma: 'Brahma',
  samudra: 'Samudra',
} satisfies Readonly<Record<Muhurta, string>>;

export const dayYoga = {
  sarvartha_siddhi: 'Sarvartha Siddhi',
  amrita_siddhi: 'Amrita Siddhi',
  ravi_pushya: 'Ravi Pushya',
  guru_pushya: 'Guru Pushya',
  dwipushkar: 'Dwipushkar',
  tripushkar: 'Tripushkar',
  ravi_yoga: 'Ravi Yoga',
  aadal: 'Aadal',
  vidaal: 'Vidaal',
  ganda_moola: 'Ganda Moola',
  panchaka: 'Panchaka',
  mrityu: 'Mrityu',
  dagdha: 'Dagdha',
  yamaghata: 'Yamaghata',
  utpata: 'Utpata',
  bhadra: 'Bhadra',
} satisfies Readonly<Record<DayYogaId | 'bhadra', string>>;

export const anandadi = {
  ananda: 'Ananda',
  kaladanda: 'Kaladanda',
  dhumra: 'Dhumra',
  dhata: 'Dhata',
  saumya: 'Saumya',
  dhwanksha: 'Dhwanksha',
  dhwaja: 'Dhwaja',
  shrivatsa: 'Shrivatsa',
  vajra: 'Vajra',
  mudgara: 'Mudgara',
  chhatra: 'Chhatra',
  mitra: 'Mitra',
  manasa: 'Manasa',
  padma: 'Padma',
  lumbaka: 'Lumbaka',
  utpata: 'Utpata',
  mrityu: 'Mrityu',
  kana: 'Kana',
  siddhi: 'Siddhi',
  shubha: 'Shubha',
  amrita: 'Amrita',
  mushala: 'Mushala',
  gada: 'Gada',
  matanga: 'Matanga',
  rakshasa: 'Rakshasa',
  chara: 'Chara',
  sthira: 'Sthira',
  vardhamana: 'Vardhamana',
} satisfies Readonly<Record<Anandadi, string>>;

export const tamilYoga = {
  siddha: 'Siddha',
  prabalarishta: 'Prabalarishta',
  marana: 'Marana',
  amrita: 'Amrita',
} satisfies Readonly<Record<TamilYoga, string>>;

export const direction = {
  east: 'East',
  west: 'West',
  north: 'North',
  south: 'South',
} satisfies Readonly<Record<Direction, string>>;

export const world = {
  heaven: 'Heaven',
  earth: 'Earth',
  nether: 'Nether world',
} satisfies Readonly<Record<World, string>>;

export const shivaVasa = {
  cremation_ground: 'Cremation ground',
  kailasa: 'On Kailasa',
  with_gauri: 'With Gauri',
  on_nandi: 'On Nandi',
  in_assembly: 'In assembly',
  at_meal: 'At meal',
  at_play: 'At play',
} satisfies Readonly<Record<ShivaVasa, string>>;

export const panchakaRahita = {
  mrityu: 'Mrityu',
  agni: 'Agni',
  raja: 'Raja',
  chora: 'Chora',
  roga: 'Roga',
} satisfies Readonly<Record<PanchakaRahita, string>>;

/** A rise or set that a day does not have; {0} is the span. */
export const absentRise = {
  sunrise: 'No sunrise {0}',
  sunset: 'No sunset {0}',
  moonrise: 'No moonrise {0}',
  moonset: 'No moonset {0}',
} satisfies Readonly<Record<RiseEvent, string>>;

/** The span of a day. */
export const riseSpan = {
  vedic_day: 'from sunrise to sunrise',
  civil_date: 'from midnight to midnight',
} satisfies Readonly<Record<Rules['moon_event_span'], string>>;

/** The rises and sets around that span; {0} is the moment. */
export const neighbourRise = {
  before: 'the one before at {0}',
  after: 'the one after at {0}',
} satisfies Readonly<Record<'before' | 'after', string>>;
