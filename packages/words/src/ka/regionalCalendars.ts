/**
 * Words of the regional calendars (docs/rules/10-festivals.md#section-9), in Kannada. Spellings: the almanacs named in ../README.md; months of other regions are transliterated.
 */
import type * as en from '../en/regionalCalendars.js';
import type { Translated } from '../vocabulary.js';

export const calendar: Translated<typeof en.calendar> = {
  tamil: 'ತಮಿಳು',
  malayalam: 'ಮಲಯಾಳಂ',
  bengali: 'ಬಂಗಾಳಿ',
  assamese: 'ಅಸ್ಸಾಮಿ',
  odia: 'ಒಡಿಯಾ',
  nepali: 'ನೇಪಾಳಿ',
  telugu_kannada: 'ತೆಲುಗು ಮತ್ತು ಕನ್ನಡ',
  north_indian: 'ಉತ್ತರ ಭಾರತೀಯ',
  gujarati: 'ಗುಜರಾತಿ',
  vira_nirvana: 'ವೀರ ನಿರ್ವಾಣ',
  saka_civil: 'ಭಾರತದ ರಾಷ್ಟ್ರೀಯ ಪಂಚಾಂಗ',
};

export const era: Translated<typeof en.era> = {
  thiruvalluvar: 'ತಿರುವಳ್ಳುವರ್ ಶಕೆ',
  kollam: 'ಕೊಲ್ಲಂ ಶಕೆ',
  bangabda: 'ಬಂಗಾಬ್ದ',
  bhaskarabda: 'ಭಾಸ್ಕರಾಬ್ದ',
  amli: 'ಆಮ್ಲಿ ಶಕೆ',
  bikram_sambat: 'ಬಿಕ್ರಮ್ ಸಂಬತ್',
  shaka: 'ಶಾಲಿವಾಹನ ಶಕೆ',
  vikram: 'ವಿಕ್ರಮ ಸಂವತ್',
  vira_nirvana: 'ವೀರ ನಿರ್ವಾಣ ಸಂವತ್',
};

export const malayalamMonth: Translated<typeof en.malayalamMonth> = {
  medam: 'ಮೇಡಂ',
  edavam: 'ಇಡವಂ',
  mithunam: 'ಮಿಥುನಂ',
  karkidakam: 'ಕರ್ಕಿಡಕಂ',
  chingam: 'ಚಿಂಗಂ',
  kanni: 'ಕನ್ನಿ',
  thulam: 'ತುಲಾಂ',
  vrischikam: 'ವೃಶ್ಚಿಕಂ',
  dhanu: 'ಧನು',
  makaram: 'ಮಕರಂ',
  kumbham: 'ಕುಂಭಂ',
  meenam: 'ಮೀನಂ',
};

export const bengaliMonth: Translated<typeof en.bengaliMonth> = {
  boishakh: 'ಬೈಶಾಖ',
  joishtho: 'ಜ್ಯೈಷ್ಠ',
  asharh: 'ಆಷಾಢ',
  srabon: 'ಶ್ರಾವಣ',
  bhadro: 'ಭಾದ್ರ',
  ashwin: 'ಆಶ್ವಿನ',
  kartik: 'ಕಾರ್ತಿಕ',
  ogrohayon: 'ಅಗ್ರಹಾಯಣ',
  poush: 'ಪೌಷ',
  magh: 'ಮಾಘ',
  falgun: 'ಫಾಲ್ಗುನ',
  choitro: 'ಚೈತ್ರ',
};

export const assameseMonth: Translated<typeof en.assameseMonth> = {
  bohag: 'ಬೋಹಾಗ್',
  jeth: 'ಜೇಠ್',
  ahar: 'ಆಹಾರ್',
  xaon: 'ಶಾಓನ್',
  bhado: 'ಭಾದ್',
  ahin: 'ಆಹಿನ್',
  kati: 'ಕಾತಿ',
  aghon: 'ಆಘೋಣ್',
  puh: 'ಪೂಹ್',
  magh: 'ಮಾಘ',
  fagun: 'ಫಾಗುನ್',
  sot: 'ಸೋತ್',
};

export const odiaMonth: Translated<typeof en.odiaMonth> = {
  baisakha: 'ಬೈಶಾಖ',
  jyestha: 'ಜ್ಯೇಷ್ಠ',
  asadha: 'ಆಷಾಢ',
  srabana: 'ಶ್ರಾಬಣ',
  bhadraba: 'ಭಾದ್ರಬ',
  aswina: 'ಆಶ್ವಿನ',
  kartika: 'ಕಾರ್ತಿಕ',
  margasira: 'ಮಾರ್ಗಶಿರ',
  pausa: 'ಪೌಷ',
  magha: 'ಮಾಘ',
  phalguna: 'ಫಾಲ್ಗುಣ',
  chaitra: 'ಚೈತ್ರ',
};

export const nepaliMonth: Translated<typeof en.nepaliMonth> = {
  baisakh: 'ಬೈಶಾಖ',
  jestha: 'ಜೇಷ್ಠ',
  asar: 'ಅಸಾರ್',
  shrawan: 'ಶ್ರಾವಣ',
  bhadau: 'ಭದೌ',
  asoj: 'ಅಸೋಜ್',
  kartik: 'ಕಾರ್ತಿಕ',
  mangsir: 'ಮಂಸಿರ್',
  pus: 'ಪುಸ್',
  magh: 'ಮಾಘ',
  phagun: 'ಫಾಗುನ್',
  chait: 'ಚೈತ್',
};
