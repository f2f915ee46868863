/** Words of prashna, in Kannada. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/prashna.js';
import type { Translated } from '../vocabulary.js';

export const sutraResult: Translated<typeof en.sutraResult> = {
  jeeva: 'ಜೀವ',
  roga: 'ರೋಗ',
  mrityu: 'ಮೃತ್ಯು',
  mixed: 'ಮಿಶ್ರ',
};

export const rising: Translated<typeof en.rising> = {
  sirshodaya: 'ಶೀರ್ಷೋದಯ',
  prishtodaya: 'ಪೃಷ್ಠೋದಯ',
  ubhayodaya: 'ಉಭಯೋದಯ',
};

export const yoni: Translated<typeof en.yoni> = {
  dhwaja: 'ಧ್ವಜ',
  dhuma: 'ಧೂಮ',
  simha: 'ಸಿಂಹ',
  shvan: 'ಶ್ವಾನ',
  vrisha: 'ವೃಷ',
  khara: 'ಖರ',
  gaja: 'ಗಜ',
  kaka: 'ಕಾಕ',
};

export const creature: Translated<typeof en.creature> = {
  garuda: 'ಗರುಡ',
  cat: 'ಮಾರ್ಜಾಲ',
  lion: 'ಸಿಂಹ',
  dog: 'ಶ್ವಾನ',
  serpent: 'ಸರ್ಪ',
  mouse: 'ಇಲಿ',
  elephant: 'ಗಜ',
  hare: 'ಮೊಲ',
};

export const element: Translated<typeof en.element> = {
  earth: 'ಪೃಥ್ವಿ',
  fire: 'ಅಗ್ನಿ',
  ether: 'ಆಕಾಶ',
  water: 'ಜಲ',
  air: 'ವಾಯು',
};

export const direction: Translated<typeof en.direction> = {
  north_east: 'ಈಶಾನ್ಯ',
  east: 'ಪೂರ್ವ',
  south_east: 'ಆಗ್ನೇಯ',
  south: 'ದಕ್ಷಿಣ',
  south_west: 'ನೈಋತ್ಯ',
  west: 'ಪಶ್ಚಿಮ',
  north_west: 'ವಾಯವ್ಯ',
  north: 'ಉತ್ತರ',
};

export const mangalaTime: Translated<typeof en.mangalaTime> = {
  past: 'ಭೂತ',
  present: 'ವರ್ತಮಾನ',
  future: 'ಭವಿಷ್ಯ',
};

export const bodyPart: Translated<typeof en.bodyPart> = {
  above_neck: 'ಕುತ್ತಿಗೆಯ ಮೇಲೆ',
  neck_to_waist: 'ಕುತ್ತಿಗೆಯಿಂದ ಸೊಂಟದವರೆಗೆ',
  below_waist: 'ಸೊಂಟದ ಕೆಳಗೆ',
};
