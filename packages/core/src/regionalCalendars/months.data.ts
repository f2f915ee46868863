// Names of the solar months, the first with the Sun in Aries, as the calendars of the regions spell them
// (docs/rules/10-festivals.md#section-9).

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
