/**
 * Words of muhurta: kinds of events and what may bar a date (docs/rules/08-match-and-muhurta.md#section-14 to
 * #section-16). Spellings: the almanacs named in ../README.md.
 */
import type { MuhurtaPart, Strictness } from '@ganita/core/conditions/muhurtaTree.js';
import type { EventType } from '@ganita/core/muhurta/events/events.js';
import type { ExclusionId } from '@ganita/core/muhurta/exclusions.js';
import type { Severity } from '@ganita/core/muhurta/matchedExclusions.js';
import type { MuhurtaClass } from '@ganita/core/muhurta/ratings.js';

export const eventType = {
  vivaha: 'Marriage',
  engagement: 'Engagement (vagdana)',
  garbhadhana: 'Conception rite (garbhadhana, nishekam)',
  pumsavana: 'Pumsavana',
  seemantha: 'Simantonnayana (baby shower)',
  namakarana: 'Naming (namakarana)',
  annaprashana: 'First feeding (annaprashana)',
  karnavedha: 'Ear piercing (karnavedha)',
  chudakarana: 'First haircut (mundan, chudakarana)',
  aksharabhyasa: 'First letters (aksharabhyasa)',
  vidyarambha: 'Beginning of studies (vidyarambha)',
  upanayana: 'Sacred thread (upanayana)',
  deeksha: 'Mantra initiation (deeksha)',
  griha_arambha: 'Foundation laying (griha arambha, bhumi puja)',
  griha_pravesha: 'House warming (griha pravesha)',
  pratishtha: 'Temple or idol installation (pratishtha)',
  well_digging: 'Well, borewell or pond digging',
  property_purchase: 'Land or property purchase',
  vehicle_purchase: 'Vehicle purchase or first ride',
  gold_purchase: 'Buying or first wearing of gold and ornaments',
  new_clothes: 'First wearing of new clothes',
  general_purchase: 'Buying (kraya)',
  general_sale: 'Selling (vikraya)',
  business_opening: 'Opening a shop or business',
  job_joining: 'Joining service or a job',
  oath_taking: 'Oath of office, coronation (rajyabhisheka)',
  loan_giving: 'Lending or investing money',
  loan_taking: 'Borrowing money',
  travel: 'Journey (yatra)',
  medical_treatment: 'Beginning of medical treatment',
  surgery: 'Surgical operation',
  agriculture_ploughing: 'First ploughing (hala pravaha)',
  agriculture_sowing: 'Sowing of seed (bijopti)',
  litigation: 'Filing a law suit',
} satisfies Readonly<Record<EventType, string>>;

export const exclusion = {
  adhika_masa: 'Adhika masa',
  kshaya_masa: 'Kshaya masa',
  guru_asta: 'Jupiter combust (guru asta)',
  shukra_asta: 'Venus combust (shukra asta)',
  guru_bala_vriddha: 'Jupiter old or young (bala, vriddha)',
  shukra_bala_vriddha: 'Venus old or young (bala, vriddha)',
  simhastha_guru: 'Jupiter in Leo',
  pitru_paksha: 'Pitru paksha',
  holashtaka: 'Holashtaka',
  chaturmasa: 'Chaturmasa',
  dhanu_mina_masa: 'Dhanu or Mina masa (kharmas)',
  dakshinayana: 'Dakshinayana',
  grahana_day: 'Day of an eclipse',
  kshaya_tithi_day: 'Day with a skipped tithi',
  vriddhi_tithi_day: 'Day with a repeated tithi',
  debt_sankranti_day: 'Day of a sankranti (debt)',
  sankranti: 'Near a sankranti',
  vishti: 'Vishti karana (bhadra)',
  vyatipata: 'Vyatipata',
  vaidhriti: 'Vaidhriti',
  bad_yoga: 'Unfavourable yoga',
  krakacha: 'Krakacha',
  dagdha_tithi: 'Dagdha tithi',
  masa_dagdha_tithi: 'Masa dagdha tithi',
  gandanta: 'Gandanta',
  chandrashtama: 'Chandrashtama',
  panchaka: 'Panchaka',
  bhumi_shayana: 'Bhumi shayana',
  kalasha_chakra: 'Kalasha chakra',
  ekargala: 'Ekargala',
  guru_pushya: 'Pushya on Thursday',
  bhauma_ashwini: 'Ashwini on Tuesday',
  shani_rohini: 'Rohini on Saturday',
  debt_vriddhi_yoga: 'Vriddhi yoga (debt)',
  debt_hasta_sunday: 'Hasta on Sunday (debt)',
} satisfies Readonly<Record<ExclusionId, string>>;

/** Class of a factor of a date by the rules of an event. */
export const factorClass = {
  favourable: 'Favourable',
  neutral: 'Neutral',
  unfavourable: 'Unfavourable',
} satisfies Readonly<Record<MuhurtaClass, string>>;

/** How strongly the text words an exclusion. */
export const severity = {
  forbidden: 'Forbidden',
  caution: 'Caution',
} satisfies Readonly<Record<Severity, string>>;

/** How much of an event's rules an interval satisfies. */
export const strictness = {
  strict: 'Strict',
  standard: 'Standard',
  lenient: 'Lenient',
} satisfies Readonly<Record<Strictness, string>>;

/** Conditions of an event. */
export const part = {
  vara: 'Vara',
  nakshatra: 'Nakshatra',
  tithi: 'Tithi',
  two_favourable: 'Two favourable of vara, nakshatra and tithi',
  tara_bala: 'Tara bala',
  chandra_bala: 'Chandra bala',
  partner: 'Balas of the partner',
  lunar_month: 'Lunar month',
  solar_month: 'Solar month',
  lagna: 'Lagna',
  forbidden: 'Forbidden',
  caution: 'Caution',
  window: 'Times to avoid',
  panchaka_rahita: 'Free of panchaka',
  yoga: 'Yoga',
  karana: 'Karana',
  lattadi_lines: 'Lattadi lines: six of ten straight',
  day_part: 'Part of the day',
} satisfies Readonly<Record<MuhurtaPart, string>>;

/** Headings and notes of the page of a muhurta. `{0}` is filled in. */
export const phrase = {
  event: 'Event',
  first_date: 'From date',
  last_date: 'To date',
  event_place: 'Place of the event, if not the birth place',
  strictness: 'Strictness',
  intervals: 'Intervals found: {0}',
  intervals_note:
    'In order of time, five minutes or longer; the most points are bold. Points and classes are those at the start.',
  first_of_all: 'The first {0} are shown.',
  from: 'From',
  until: 'Until',
  length: 'Length, hours',
  points: 'Points out of 100',
  stricter_fails: 'Not as "{0}" requires',
  factors: 'Factors at the start',
  timeline: 'The range as days and hours',
  no_interval: 'No time of the range meets all conditions.',
  blocked_by: 'Hours that each condition alone takes away',
  condition: 'Condition',
  hours: 'Hours',
  change_search: 'Change the search',
};
