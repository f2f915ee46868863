/**
 * Words of muhurta: kinds of events and what may bar a date (docs/rules/08-match-and-muhurta.md#section-14 to
 * #section-16), in Kannada. Spellings: the almanacs named in ../README.md.
 */
import type * as en from '../en/muhurta.js';
import type { Translated } from '../vocabulary.js';

export const eventType: Translated<typeof en.eventType> = {
  vivaha: 'ವಿವಾಹ',
  engagement: 'ನಿಶ್ಚಿತಾರ್ಥ (ವಾಗ್ದಾನ)',
  garbhadhana: 'ಗರ್ಭಾಧಾನ (ನಿಷೇಕ)',
  pumsavana: 'ಪುಂಸವನ',
  seemantha: 'ಸೀಮಂತ',
  namakarana: 'ನಾಮಕರಣ',
  annaprashana: 'ಅನ್ನಪ್ರಾಶನ',
  karnavedha: 'ಕರ್ಣವೇಧ',
  chudakarana: 'ಚೂಡಾಕರಣ',
  aksharabhyasa: 'ಅಕ್ಷರಾಭ್ಯಾಸ',
  vidyarambha: 'ವಿದ್ಯಾರಂಭ',
  upanayana: 'ಉಪನಯನ',
  deeksha: 'ಮಂತ್ರ ದೀಕ್ಷೆ',
  griha_arambha: 'ಗೃಹಾರಂಭ (ಭೂಮಿ ಪೂಜೆ)',
  griha_pravesha: 'ಗೃಹ ಪ್ರವೇಶ',
  pratishtha: 'ದೇವ ಪ್ರತಿಷ್ಠೆ',
  well_digging: 'ಬಾವಿ, ಕೊಳವೆ ಬಾವಿ ಅಥವಾ ಕೆರೆ ತೋಡುವುದು',
  property_purchase: 'ಭೂಮಿ ಅಥವಾ ಆಸ್ತಿ ಖರೀದಿ',
  vehicle_purchase: 'ವಾಹನ ಖರೀದಿ',
  gold_purchase: 'ಚಿನ್ನ ಮತ್ತು ಆಭರಣ ಖರೀದಿ ಅಥವಾ ಧಾರಣೆ',
  new_clothes: 'ಹೊಸ ವಸ್ತ್ರ ಧಾರಣೆ',
  general_purchase: 'ಖರೀದಿ (ಕ್ರಯ)',
  general_sale: 'ಮಾರಾಟ (ವಿಕ್ರಯ)',
  business_opening: 'ಅಂಗಡಿ ಅಥವಾ ವ್ಯಾಪಾರ ಆರಂಭ',
  job_joining: 'ಕೆಲಸಕ್ಕೆ ಸೇರುವುದು',
  oath_taking: 'ಪ್ರಮಾಣ ವಚನ, ರಾಜ್ಯಾಭಿಷೇಕ',
  loan_giving: 'ಸಾಲ ಕೊಡುವುದು ಅಥವಾ ಹೂಡಿಕೆ',
  loan_taking: 'ಸಾಲ ಪಡೆಯುವುದು',
  travel: 'ಪ್ರಯಾಣ (ಯಾತ್ರೆ)',
  medical_treatment: 'ಚಿಕಿತ್ಸೆ ಆರಂಭ',
  surgery: 'ಶಸ್ತ್ರಚಿಕಿತ್ಸೆ',
  agriculture_ploughing: 'ಮೊದಲ ಉಳುಮೆ',
  agriculture_sowing: 'ಬೀಜ ಬಿತ್ತನೆ',
  litigation: 'ಮೊಕದ್ದಮೆ ಹೂಡುವುದು',
};

export const exclusion: Translated<typeof en.exclusion> = {
  adhika_masa: 'ಅಧಿಕ ಮಾಸ',
  kshaya_masa: 'ಕ್ಷಯ ಮಾಸ',
  guru_asta: 'ಗುರು ಅಸ್ತ',
  shukra_asta: 'ಶುಕ್ರ ಅಸ್ತ',
  simhastha_guru: 'ಸಿಂಹಸ್ಥ ಗುರು',
  pitru_paksha: 'ಪಿತೃ ಪಕ್ಷ',
  holashtaka: 'ಹೋಲಾಷ್ಟಕ',
  chaturmasa: 'ಚಾತುರ್ಮಾಸ',
  dhanu_mina_masa: 'ಧನು ಅಥವಾ ಮೀನ ಮಾಸ',
  dakshinayana: 'ದಕ್ಷಿಣಾಯನ',
  grahana_day: 'ಗ್ರಹಣ ದಿನ',
  kshaya_tithi_day: 'ಕ್ಷಯ ತಿಥಿ',
  vriddhi_tithi_day: 'ವೃದ್ಧಿ ತಿಥಿ',
  debt_sankranti_day: 'ಸಂಕ್ರಾಂತಿ ದಿನ (ಸಾಲ)',
  sankranti: 'ಸಂಕ್ರಾಂತಿ ಕಾಲ',
  vishti: 'ವಿಷ್ಟಿ ಕರಣ (ಭದ್ರಾ)',
  vyatipata: 'ವ್ಯತೀಪಾತ',
  vaidhriti: 'ವೈಧೃತಿ',
  bad_yoga: 'ಅಶುಭ ಯೋಗ',
  krakacha: 'ಕ್ರಕಚ',
  dagdha_tithi: 'ದಗ್ಧ ತಿಥಿ',
  masa_dagdha_tithi: 'ಮಾಸ ದಗ್ಧ ತಿಥಿ',
  gandanta: 'ಗಂಡಾಂತ',
  chandrashtama: 'ಚಂದ್ರಾಷ್ಟಮ',
  panchaka: 'ಪಂಚಕ',
  bhumi_shayana: 'ಭೂಮಿ ಶಯನ',
  kalasha_chakra: 'ಕಲಶ ಚಕ್ರ',
  ekargala: 'ಏಕಾರ್ಗಳ',
  guru_pushya: 'ಗುರು ಪುಷ್ಯ',
  bhauma_ashwini: 'ಭೌಮ ಅಶ್ವಿನಿ',
  shani_rohini: 'ಶನಿ ರೋಹಿಣಿ',
  debt_vriddhi_yoga: 'ವೃದ್ಧಿ ಯೋಗ (ಸಾಲ)',
  debt_hasta_sunday: 'ಭಾನುವಾರ ಹಸ್ತಾ (ಸಾಲ)',
};

export const factorClass: Translated<typeof en.factorClass> = {
  favourable: 'ಅನುಕೂಲ',
  neutral: 'ಸಾಮಾನ್ಯ',
  unfavourable: 'ಪ್ರತಿಕೂಲ',
};

export const severity: Translated<typeof en.severity> = {
  forbidden: 'ನಿಷಿದ್ಧ',
  caution: 'ಎಚ್ಚರಿಕೆ',
};

export const strictness: Translated<typeof en.strictness> = {
  strict: 'ಕಠಿಣ',
  standard: 'ಪ್ರಮಾಣಿತ',
  lenient: 'ಉದಾರ',
};

export const part: Translated<typeof en.part> = {
  vara: 'ವಾರ',
  nakshatra: 'ನಕ್ಷತ್ರ',
  tithi: 'ತಿಥಿ',
  two_favourable: 'ವಾರ, ನಕ್ಷತ್ರ ಮತ್ತು ತಿಥಿಯಲ್ಲಿ ಎರಡು ಅನುಕೂಲ',
  tara_bala: 'ತಾರಾ ಬಲ',
  chandra_bala: 'ಚಂದ್ರ ಬಲ',
  partner: 'ಸಂಗಾತಿಯ ಬಲಗಳು',
  lunar_month: 'ಚಾಂದ್ರ ಮಾಸ',
  solar_month: 'ಸೌರ ಮಾಸ',
  lagna: 'ಲಗ್ನ',
  forbidden: 'ನಿಷಿದ್ಧ',
  caution: 'ಎಚ್ಚರಿಕೆ',
  window: 'ವರ್ಜ್ಯ ಕಾಲಗಳು',
  panchaka_rahita: 'ಪಂಚಕ ರಹಿತ',
  yoga: 'ಯೋಗ',
  karana: 'ಕರಣ',
  day_part: 'ದಿನದ ಭಾಗ',
};

export const phrase: Translated<typeof en.phrase> = {
  event: 'ಕಾರ್ಯ',
  first_date: 'ಈ ದಿನಾಂಕದಿಂದ',
  last_date: 'ಈ ದಿನಾಂಕದವರೆಗೆ',
  event_place: 'ಕಾರ್ಯದ ಸ್ಥಳ, ಜನ್ಮ ಸ್ಥಳವಲ್ಲದಿದ್ದರೆ',
  strictness: 'ಕಠಿಣತೆ',
  intervals: 'ದೊರೆತ ಸಮಯಗಳು: {0}',
  intervals_note: 'ಕಾಲಕ್ರಮದಲ್ಲಿ, ಐದು ನಿಮಿಷ ಅಥವಾ ಹೆಚ್ಚು; ಅತಿ ಹೆಚ್ಚು ಅಂಕ ದಪ್ಪ ಅಕ್ಷರದಲ್ಲಿ. ಅಂಕ ಮತ್ತು ವರ್ಗಗಳು ಆರಂಭದ ಸಮಯದವು.',
  first_of_all: 'ಮೊದಲ {0} ತೋರಿಸಲಾಗಿದೆ.',
  from: 'ಇಂದ',
  until: 'ವರೆಗೆ',
  length: 'ಅವಧಿ, ಗಂಟೆ',
  points: 'ಅಂಕ, 100 ರಲ್ಲಿ',
  stricter_fails: '"{0}" ಬಯಸಿದಂತೆ ಇಲ್ಲ',
  factors: 'ಆರಂಭದ ಸಮಯದ ಅಂಶಗಳು',
  timeline: 'ದಿನ ಮತ್ತು ಗಂಟೆಗಳಲ್ಲಿ ಅವಧಿ',
  no_interval: 'ಈ ಅವಧಿಯಲ್ಲಿ ಯಾವ ಸಮಯವೂ ಎಲ್ಲ ನಿಯಮಗಳಿಗೆ ಹೊಂದುವುದಿಲ್ಲ.',
  blocked_by: 'ಪ್ರತಿ ನಿಯಮ ಒಂದೇ ತೆಗೆಯುವ ಗಂಟೆಗಳು',
  condition: 'ನಿಯಮ',
  hours: 'ಗಂಟೆಗಳು',
  change_search: 'ಹುಡುಕಾಟ ಬದಲಿಸಿ',
};
