/** Words of the strengths, in Kannada. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/strengths.js';
import type { Translated } from '../vocabulary.js';

/** Names of the vaiseshikamsas (docs/rules/03-strengths.md#section-13); the Sanskrit words written in each script. */
export const vaiseshikamsa: Translated<typeof en.vaiseshikamsa> = {
  kimsuka: 'ಕಿಂಶುಕ',
  vyanjana: 'ವ್ಯಂಜನ',
  chamara: 'ಚಾಮರ',
  chatra: 'ಛತ್ರ',
  kundala: 'ಕುಂಡಲ',
  mukuta: 'ಮುಕುಟ',
  parijata: 'ಪಾರಿಜಾತ',
  uttama: 'ಉತ್ತಮ',
  gopura: 'ಗೋಪುರ',
  simhasana: 'ಸಿಂಹಾಸನ',
  paravata: 'ಪಾರಾವತ',
  devaloka: 'ದೇವಲೋಕ',
  brahmaloka: 'ಬ್ರಹ್ಮಲೋಕ',
  airavata: 'ಐರಾವತ',
  sridhama: 'ಶ್ರೀಧಾಮ',
  bhedaka: 'ಭೇದಕ',
  kusuma: 'ಕುಸುಮ',
  nagapurusha: 'ನಾಗಪುರುಷ',
  kanduka: 'ಕಂದುಕ',
  kerala: 'ಕೇರಳ',
  kalpavriksha: 'ಕಲ್ಪವೃಕ್ಷ',
  chandanavana: 'ಚಂದನವನ',
  poornachandra: 'ಪೂರ್ಣಚಂದ್ರ',
  uchchaisrava: 'ಉಚ್ಚೈಃಶ್ರವ',
  dhanvantari: 'ಧನ್ವಂತರಿ',
  suryakanta: 'ಸೂರ್ಯಕಾಂತ',
  vidruma: 'ವಿದ್ರುಮ',
  indrasana: 'ಇಂದ್ರಾಸನ',
  goloka: 'ಗೋಲೋಕ',
  sri_vallabha: 'ಶ್ರೀವಲ್ಲಭ',
};
