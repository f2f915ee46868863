/** Words of the search of the panchang by conditions, in Telugu. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/search.js';
import type { Translated } from '../vocabulary.js';

export const dayPart: Translated<typeof en.dayPart> = {
  day: 'పగలు',
  night: 'రాత్రి',
  forenoon: 'పగటి పూర్వార్ధం',
  afternoon: 'పగటి ఉత్తరార్ధం',
};

export const phrase: Translated<typeof en.phrase> = {
  by_event: 'కార్యం కోసం',
  by_conditions: 'నియమాలతో',
  title: 'పంచాంగంలో వెతుకులాట',
  lede: 'ఎంచుకున్న నియమాలన్నీ కలిసి సరిపోయే అన్ని సమయాలు, నిమిషం వరకు.',
  any: 'ఏదైనా',
  condition_fields: 'నియమాలు',
  outside: 'వీటికి వెలుపల',
  find: 'వెతకండి',
  choose: 'కనీసం ఒక నియమం ఎంచుకోండి.',
  none_found: 'ఈ కాలంలో ఈ నియమాలు ఎప్పుడూ కలిసి సరిపోవు.',
  opens: 'ఆరంభ కారణం',
  closes: 'ముగింపు కారణం',
  begins: '{0} ఆరంభం',
  ends: '{0} ముగింపు',
  range_begins: 'వెతికే కాలం ఆరంభం',
  range_ends: 'వెతికే కాలం ముగింపు',
  table_note: 'ఆ స్థలపు సమయాలు. అంగాలు, లగ్నం ఆరంభ సమయానివి.',
  go_on: '{0} నుండి ముందుకు',
  calendar_file: 'క్యాలెండర్ ఫైలు',
  partner: 'మరొకరి జననం, కార్యం ఇద్దరిదైతే',
  partner_balas: 'ఇద్దరి జన్మ చంద్రుడూ లెక్కకు వస్తాడు.',
};
