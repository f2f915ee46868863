/**
 * Words of festivals: who keeps them, parts of the day and windows, and names by month or weekday. Spellings: the
 * almanacs named in ../README.md.
 */
import type { Tradition } from '@ganita/core/festivals/almanac.js';
import type { Mahadvadashi } from '@ganita/core/festivals/ekadashi.js';
import type { Audience, FestivalCategory } from '@ganita/core/festivals/festivalRow.js';
import type { Kaala } from '@ganita/core/festivals/kaalas.js';
import type { WindowId } from '@ganita/core/festivals/windowNames.js';
import type { LunarMonthName } from '@ganita/core/panchanga/lunarMonths.js';
import type { Weekday } from '@ganita/core/zodiac/weekdays.js';

export const category = {
  festival: 'Festival',
  vrata: 'Vrata',
  jayanti: 'Jayanti',
  new_year: 'New year',
  sankranti: 'Sankranti',
  solar: 'Day of a solar month',
  parva: 'Parva',
  shraddha: 'Shraddha',
  yugadi: 'Yugadi',
  manvadi: 'Manvadi',
  temple: 'Temple festival',
  jain: 'Jain festival',
  sikh: 'Sikh festival',
  calendar: 'Calendar',
  civil: 'Civil day',
} satisfies Readonly<Record<FestivalCategory, string>>;

export const audience = {
  all: 'Everyone',
  north: 'North India',
  gujarati: 'Gujarat',
  marathi: 'Maharashtra',
  telugu: 'Andhra and Telangana',
  kannada: 'Karnataka',
  tamil: 'Tamil Nadu',
  kerala: 'Kerala',
  bengali: 'Bengal',
  odia: 'Odisha',
  assamese: 'Assam',
  nepali: 'Nepal',
  bihari: 'Bihar',
  rajasthani: 'Rajasthan',
  punjabi: 'Punjab',
  sindhi: 'Sindhis',
  kashi: 'Kashi',
  braj: 'Braj',
  mithila: 'Mithila',
  south: 'South India',
  central: 'Central India',
  konkani: 'Konkan',
  sri_lanka: 'Sri Lanka',
  smarta: 'Smarta',
  vaishnava: 'Vaishnava',
  sri_vaishnava: 'Sri Vaishnava',
  madhva: 'Madhva',
  pushti: 'Pushti Marga',
  swaminarayan: 'Swaminarayan',
  shaiva: 'Shaiva',
  shakta: 'Shakta',
  shrauta: 'Shrauta',
  rigveda: 'Rigveda',
  yajurveda: 'Yajurveda',
  samaveda: 'Samaveda',
  jain: 'Jains',
  sikh: 'Sikhs',
  buddhist: 'Buddhists',
  kabirpanthi: 'Kabirpanthis',
  ravidasia: 'Ravidasias',
  arya_samaj: 'Arya Samaj',
  maheshwari: 'Maheshwaris',
} satisfies Readonly<Record<Audience, string>>;

export const tradition = {
  smarta: 'Smarta',
  vaishnava: 'Vaishnava',
  iskcon: 'ISKCON',
  madhva: 'Madhva',
} satisfies Readonly<Record<Tradition, string>>;

export const dayPart = {
  sunrise: 'Sunrise',
  sunset: 'Sunset',
  arunodaya: 'Arunodaya',
  dawn: 'Start of arunodaya',
  first_muhurta: 'First muhurta of the day',
  pratah: 'Pratah Kala',
  sangava: 'Sangava Kala',
  madhyahna: 'Madhyahna Kala',
  aparahna: 'Aparahna Kala',
  aparahna_start: 'Start of aparahna',
  sayahna: 'Sayahna Kala',
  sayahna_start: 'Start of sayahna',
  purvahna: 'Forenoon (purvahna)',
  aparahna3: 'Last third of the daylight',
  vijaya: 'Vijaya Muhurta',
  pradosha: 'Pradosha',
  night: 'Night',
  vedic_day: 'from sunrise to sunrise',
  nishitha: 'Nishita',
  midnight: 'Middle of the night',
  moonrise: 'Moonrise',
  kutapa: 'Kutapa Muhurta',
  rauhina: 'Rauhina Muhurta',
  anga: 'Time of the tithi or nakshatra',
  moonset: 'Until moonset',
  next_sunrise: 'Sunrise of the next day',
  godhuli: 'Godhuli',
  sandhya: 'Evening sandhya',
  vrishabha_lagna: 'Taurus rising',
  simha_lagna: 'Leo rising',
  vrishchika_lagna: 'Scorpio rising',
  kumbha_lagna: 'Aquarius rising',
  mahanishitha: 'Mahanishitha',
  ghatasthapana: 'Ghatasthapana',
  abhijit: 'Abhijit Muhurta',
  raksha_bandhan: 'Tying the rakhi',
  holika_dahan: 'Lighting the fire',
  bhadra: 'Bhadra (Vishti)',
  moon_avoid: 'Moon not to be seen',
  abhyanga: 'Oil bath',
  sandhi_puja: 'Sandhi Puja',
  prahara_1: 'First prahara of the night',
  prahara_2: 'Second prahara of the night',
  prahara_3: 'Third prahara of the night',
  prahara_4: 'Fourth prahara of the night',
  parana: 'Parana',
  hari_vasara: 'Hari Vasara',
  rohini: 'Time of Rohini',
  punya_kala: 'Punya Kala',
  maha_punya_kala: 'Maha Punya Kala',
  until_sankranti: 'Until the sankranti',
} satisfies Readonly<Record<Kaala | WindowId, string>>;

export const mahadvadashi = {
  unmilani: 'Unmilani',
  vyanjuli: 'Vyanjuli',
  trisprisha: 'Trisprisha',
  pakshavardhini: 'Pakshavardhini',
  jaya: 'Jaya Mahadvadashi',
  vijaya: 'Vijaya Mahadvadashi',
  jayanti: 'Jayanti Mahadvadashi',
  papanashini: 'Papanashini Mahadvadashi',
} satisfies Readonly<Record<Mahadvadashi, string>>;

export const pradosh = {
  Sunday: 'Ravi Pradosh Vrat',
  Monday: 'Soma Pradosh Vrat',
  Tuesday: 'Bhauma Pradosh Vrat',
  Wednesday: 'Budha Pradosh Vrat',
  Thursday: 'Guru Pradosh Vrat',
  Friday: 'Shukra Pradosh Vrat',
  Saturday: 'Shani Pradosh Vrat',
} satisfies Readonly<Record<Weekday, string>>;

export const sankashti = {
  chaitra: 'Vikata Sankashti Chaturthi',
  vaishakha: 'Ekadanta Sankashti Chaturthi',
  jyeshtha: 'Krishnapingala Sankashti Chaturthi',
  ashadha: 'Gajanana Sankashti Chaturthi',
  shravana: 'Heramba Sankashti Chaturthi',
  bhadrapada: 'Vighnaraja Sankashti Chaturthi',
  ashwina: 'Vakratunda Sankashti Chaturthi',
  kartika: 'Ganadhipa Sankashti Chaturthi',
  margashirsha: 'Akhuratha Sankashti Chaturthi',
  pausha: 'Lambodara Sankashti Chaturthi',
  magha: 'Dwijapriya Sankashti Chaturthi',
  phalguna: 'Bhalachandra Sankashti Chaturthi',
  adhika: 'Vibhuvana Sankashti Chaturthi',
} satisfies Readonly<Record<LunarMonthName | 'adhika', string>>;

export const vinayaka = {
  chaitra: 'Vasudeva Vinayaka Chaturthi',
  vaishakha: 'Sankarshana Vinayaka Chaturthi',
  jyeshtha: 'Pradyumna Vinayaka Chaturthi',
  ashadha: 'Aniruddha Vinayaka Chaturthi',
  shravana: 'Durva Ganapati Chaturthi',
  bhadrapada: 'Siddhivinayaka Chaturthi',
  ashwina: 'Kapardisha Vinayaka Chaturthi',
  kartika: 'Labh Vinayaka Chaturthi',
  margashirsha: 'Krichchhra Vinayaka Chaturthi',
  pausha: 'Pausha Vinayaka Chaturthi',
  magha: 'Gauriganesha Chaturthi',
  phalguna: 'Dhundhiraja Vinayaka Chaturthi',
  adhika: 'Varada Vinayaka Chaturthi',
} satisfies Readonly<Record<LunarMonthName | 'adhika', string>>;

export const prefix = {
  adhika: 'Adhika',
} satisfies Readonly<Record<'adhika', string>>;
