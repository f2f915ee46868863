/** Words of Krishnamurti Paddhati, in Telugu. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/kp.js';
import type { Translated } from '../vocabulary.js';

export const rulingRole: Translated<typeof en.rulingRole> = {
  lagna_star_lord: 'లగ్న నక్షత్రాధిపతి',
  lagna_sign_lord: 'లగ్న రాశ్యాధిపతి',
  moon_star_lord: 'చంద్ర నక్షత్రాధిపతి',
  moon_sign_lord: 'చంద్ర రాశ్యాధిపతి',
  day_lord: 'వారాధిపతి',
  lagna_sub_lord: 'లగ్న ఉపాధిపతి',
  moon_sub_lord: 'చంద్ర ఉపాధిపతి',
};

export const agency: Translated<typeof en.agency> = {
  conjoined: 'యుతి గ్రహాలు',
  aspecting: 'దృష్టి గ్రహాలు',
  star_lord: 'నక్షత్రాధిపతి',
  sign_lord: 'రాశ్యాధిపతి',
};
