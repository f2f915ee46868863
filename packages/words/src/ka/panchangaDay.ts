/**
 * Words of the windows, parts and yogas of a day (docs/rules/07-panchang-calendar-transits.md#section-8 and
 * #section-9) in Kannada. Spellings: the almanacs named in ../README.md.
 */
import type * as en from '../en/panchangaDay.js';
import type { Translated } from '../vocabulary.js';

export const window: Translated<typeof en.window> = {
  rahu_kalam: 'ರಾಹುಕಾಲ',
  yamaganda: 'ಯಮಗಂಡ ಕಾಲ',
  gulika: 'ಗುಳಿಕ ಕಾಲ',
  abhijit: 'ಅಭಿಜಿತ್ ಮುಹೂರ್ತ',
  brahma_muhurta: 'ಬ್ರಾಹ್ಮೀ ಮುಹೂರ್ತ',
  pratah_sandhya: 'ಪ್ರಾತಃ ಸಂಧ್ಯಾ',
  sayahna_sandhya: 'ಸಾಯಂ ಸಂಧ್ಯಾ',
  godhuli: 'ಗೋಧೂಳಿ',
  vijaya: 'ವಿಜಯ ಮುಹೂರ್ತ',
  nishita: 'ನಿಶೀಥ ಕಾಲ',
  pradosha: 'ಪ್ರದೋಷ ಕಾಲ',
  pratah_kala: 'ಪ್ರಾತಃಕಾಲ',
  sangava_kala: 'ಸಂಗವ ಕಾಲ',
  madhyahna_kala: 'ಮಧ್ಯಾಹ್ನ ಕಾಲ',
  aparahna_kala: 'ಅಪರಾಹ್ಣ ಕಾಲ',
  sayahna_kala: 'ಸಾಯಾಹ್ನ ಕಾಲ',
  durmuhurta: 'ದುರ್ಮುಹೂರ್ತ',
  varjyam: 'ವರ್ಜ್ಯ',
  amrita_kala: 'ಅಮೃತ ಕಾಲ',
};

export const choghadiya: Translated<typeof en.choghadiya> = {
  udvega: 'ಉದ್ವೇಗ',
  chara: 'ಚರ',
  labha: 'ಲಾಭ',
  amrita: 'ಅಮೃತ',
  kala: 'ಕಾಲ',
  shubha: 'ಶುಭ',
  roga: 'ರೋಗ',
};

export const gowri: Translated<typeof en.gowri> = {
  uthi: 'ಉತ್ತಿ',
  amirdha: 'ಅಮೃತ',
  rogam: 'ರೋಗ',
  laabam: 'ಲಾಭ',
  dhanam: 'ಧನ',
  sugam: 'ಸುಖ',
  soram: 'ಚೋರ',
  visham: 'ವಿಷ',
};

export const partQuality: Translated<typeof en.partQuality> = {
  good: 'ಶುಭ',
  neutral: 'ಸಾಮಾನ್ಯ',
  bad: 'ಅಶುಭ',
};

export const muhurta: Translated<typeof en.muhurta> = {
  rudra: 'ರುದ್ರ',
  ahi: 'ಅಹಿ',
  mitra: 'ಮಿತ್ರ',
  pitri: 'ಪಿತೃ',
  vasu: 'ವಸು',
  varaha: 'ವರಾಹ',
  vishvedeva: 'ವಿಶ್ವೇದೇವ',
  vidhi: 'ವಿಧಿ',
  sutamukhi: 'ಸುತಮುಖಿ',
  puruhuta: 'ಪುರುಹೂತ',
  vahini: 'ವಾಹಿನಿ',
  naktanchara: 'ನಕ್ತಂಚರ',
  varuna: 'ವರುಣ',
  aryaman: 'ಅರ್ಯಮ',
  bhaga: 'ಭಗ',
  girisha: 'ಗಿರೀಶ',
  ajapada: 'ಅಜಪಾದ',
  ahirbudhnya: 'ಅಹಿರ್ಬುಧ್ನ್ಯ',
  pushya: 'ಪುಷ್ಯ',
  ashwini: 'ಅಶ್ವಿನಿ',
  yama: 'ಯಮ',
  agni: 'ಅಗ್ನಿ',
  vidhatri: 'ವಿಧಾತೃ',
  kanda: 'ಕಂದ',
  aditi: 'ಅದಿತಿ',
  jiva: 'ಜೀವ',
  vishnu: 'ವಿಷ್ಣು',
  dyumadgadyuti: 'ದ್ಯುಮದ್ಗದ್ಯುತಿ',
  brahma: 'ಬ್ರಹ್ಮ',
  samudra: 'ಸಮುದ್ರ',
};

export const dayYoga: Translated<typeof en.dayYoga> = {
  sarvartha_siddhi: 'ಸರ್ವಾರ್ಥ ಸಿದ್ಧಿ',
  amrita_siddhi: 'ಅಮೃತ ಸಿದ್ಧಿ',
  ravi_pushya: 'ರವಿ ಪುಷ್ಯ',
  guru_pushya: 'ಗುರು ಪುಷ್ಯ',
  dwipushkar: 'ದ್ವಿಪುಷ್ಕರ',
  tripushkar: 'ತ್ರಿಪುಷ್ಕರ',
  ravi_yoga: 'ರವಿ ಯೋಗ',
  aadal: 'ಆಡಲ',
  vidaal: 'ವಿಡಾಲ',
  ganda_moola: 'ಗಂಡಮೂಲ',
  panchaka: 'ಪಂಚಕ',
  mrityu: 'ಮೃತ್ಯು',
  dagdha: 'ದಗ್ಧ',
  yamaghata: 'ಯಮಘಾತ',
  utpata: 'ಉತ್ಪಾತ',
  bhadra: 'ಭದ್ರಾ',
};

export const anandadi: Translated<typeof en.anandadi> = {
  ananda: 'ಆನಂದ',
  kaladanda: 'ಕಾಲದಂಡ',
  dhumra: 'ಧೂಮ್ರ',
  dhata: 'ಧಾತಾ',
  saumya: 'ಸೌಮ್ಯ',
  dhwanksha: 'ಧ್ವಾಂಕ್ಷ',
  dhwaja: 'ಧ್ವಜ',
  shrivatsa: 'ಶ್ರೀವತ್ಸ',
  vajra: 'ವಜ್ರ',
  mudgara: 'ಮುದ್ಗರ',
  chhatra: 'ಛತ್ರ',
  mitra: 'ಮಿತ್ರ',
  manasa: 'ಮಾನಸ',
  padma: 'ಪದ್ಮ',
  lumbaka: 'ಲುಂಬಕ',
  utpata: 'ಉತ್ಪಾತ',
  mrityu: 'ಮೃತ್ಯು',
  kana: 'ಕಾಣ',
  siddhi: 'ಸಿದ್ಧಿ',
  shubha: 'ಶುಭ',
  amrita: 'ಅಮೃತ',
  mushala: 'ಮುಸಲ',
  gada: 'ಗದ',
  matanga: 'ಮಾತಂಗ',
  rakshasa: 'ರಾಕ್ಷಸ',
  chara: 'ಚರ',
  sthira: 'ಸ್ಥಿರ',
  vardhamana: 'ವರ್ಧಮಾನ',
};

export const tamilYoga: Translated<typeof en.tamilYoga> = {
  siddha: 'ಸಿದ್ಧ',
  prabalarishta: 'ಪ್ರಬಲಾರಿಷ್ಟ',
  marana: 'ಮರಣ',
  amrita: 'ಅಮೃತ',
};

export const direction: Translated<typeof en.direction> = {
  east: 'ಪೂರ್ವ',
  west: 'ಪಶ್ಚಿಮ',
  north: 'ಉತ್ತರ',
  south: 'ದಕ್ಷಿಣ',
};

export const world: Translated<typeof en.world> = {
  heaven: 'ಸ್ವರ್ಗ',
  earth: 'ಭೂಮಿ',
  nether: 'ಪಾತಾಳ',
};

export const shivaVasa: Translated<typeof en.shivaVasa> = {
  cremation_ground: 'ಸ್ಮಶಾನದಲ್ಲಿ',
  kailasa: 'ಕೈಲಾಸದಲ್ಲಿ',
  with_gauri: 'ಗೌರಿಯೊಂದಿಗೆ',
  on_nandi: 'ನಂದಿಯ ಮೇಲೆ',
  in_assembly: 'ಸಭೆಯಲ್ಲಿ',
  at_meal: 'ಭೋಜನದಲ್ಲಿ',
  at_play: 'ಕ್ರೀಡೆಯಲ್ಲಿ',
};

export const panchakaRahita: Translated<typeof en.panchakaRahita> = {
  mrityu: 'ಮೃತ್ಯು',
  agni: 'ಅಗ್ನಿ',
  raja: 'ರಾಜ',
  chora: 'ಚೋರ',
  roga: 'ರೋಗ',
};

export const absentRise: Translated<typeof en.absentRise> = {
  sunrise: '{0} ಸೂರ್ಯೋದಯ ಇಲ್ಲ',
  sunset: '{0} ಸೂರ್ಯಾಸ್ತ ಇಲ್ಲ',
  moonrise: '{0} ಚಂದ್ರೋದಯ ಇಲ್ಲ',
  moonset: '{0} ಚಂದ್ರಾಸ್ತ ಇಲ್ಲ',
};

export const riseSpan: Translated<typeof en.riseSpan> = {
  vedic_day: 'ಸೂರ್ಯೋದಯದಿಂದ ಸೂರ್ಯೋದಯದವರೆಗೆ',
  civil_date: 'ಮಧ್ಯರಾತ್ರಿಯಿಂದ ಮಧ್ಯರಾತ್ರಿಯವರೆಗೆ',
};

export const neighbourRise: Translated<typeof en.neighbourRise> = {
  before: 'ಇದಕ್ಕೆ ಮೊದಲು {0}',
  after: 'ಇದರ ನಂತರ {0}',
};
