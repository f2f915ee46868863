/**
 * Ids of the months. Those of solar calendars start with the month in which the Sun is in Aries, and are spelled as in
 * the calendars of the regions; those of lunar calendars start with Chaitra.
 */

export const LUNAR_MONTHS = [
  'chaitra',
  'vaishakha',
  'jyeshtha',
  'ashadha',
  'shravana',
  'bhadrapada',
  'ashwina',
  'kartika',
  'margashirsha',
  'pausha',
  'magha',
  'phalguna',
] as const;

export const TAMIL_MONTHS = [
  'chithirai',
  'vaikaasi',
  'aani',
  'aadi',
  'aavani',
  'purattaasi',
  'aippasi',
  'kaarthigai',
  'maargazhi',
  'thai',
  'maasi',
  'panguni',
] as const;

export const MALAYALAM_MONTHS = [
  'medam',
  'edavam',
  'mithunam',
  'karkidakam',
  'chingam',
  'kanni',
  'thulam',
  'vrischikam',
  'dhanu',
  'makaram',
  'kumbham',
  'meenam',
] as const;

export const BENGALI_MONTHS = [
  'boishakh',
  'joishtho',
  'asharh',
  'srabon',
  'bhadro',
  'ashwin',
  'kartik',
  'ogrohayon',
  'poush',
  'magh',
  'falgun',
  'choitro',
] as const;

export const ASSAMESE_MONTHS = [
  'bohag',
  'jeth',
  'ahar',
  'xaon',
  'bhado',
  'ahin',
  'kati',
  'aghon',
  'puh',
  'magh',
  'fagun',
  'sot',
] as const;

export const ODIA_MONTHS = [
  'baisakha',
  'jyestha',
  'asadha',
  'srabana',
  'bhadraba',
  'aswina',
  'kartika',
  'margasira',
  'pausa',
  'magha',
  'phalguna',
  'chaitra',
] as const;

export const NEPALI_MONTHS = [
  'baisakh',
  'jestha',
  'asar',
  'shrawan',
  'bhadau',
  'asoj',
  'kartik',
  'mangsir',
  'pus',
  'magh',
  'phagun',
  'chait',
] as const;

export const PUNJABI_MONTHS = [
  'vaisakh',
  'jeth',
  'harh',
  'sawan',
  'bhadon',
  'assu',
  'katak',
  'maghar',
  'poh',
  'magh',
  'phagun',
  'chet',
] as const;
