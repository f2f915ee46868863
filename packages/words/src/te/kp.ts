/** Words of Krishnamurti Paddhati, in Telugu. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/kp.js';
import type { Translated } from '../vocabulary.js';

export const rulingRole: Translated<typeof en.rulingRole> = {
  lagna_star_lord: 'లగ్న నక్షత్రాధిపతి',
  lagna_sign_lord: 'లగ్న రాశ్యధిపతి',
  moon_star_lord: 'చంద్ర నక్షత్రాధిపతి',
  moon_sign_lord: 'చంద్ర రాశ్యధిపతి',
  day_lord: 'వారాధిపతి',
  lagna_sub_lord: 'లగ్న ఉపాధిపతి',
  moon_sub_lord: 'చంద్ర ఉపాధిపతి',
};

export const agency: Translated<typeof en.agency> = {
  conjoined: 'యుతి గ్రహాలు',
  aspecting: 'దృష్టి గ్రహాలు',
  star_lord: 'నక్షత్రాధిపతి',
  sign_lord: 'రాశ్యధిపతి',
};

export const phrase: Translated<typeof en.phrase> = {
  kp_chart: 'కేపీ జాతకం',
  cusps: 'భావ ఆరంభాలు',
  sub_sub_lord: 'ఉప-ఉప అధిపతి',
  kp_number: 'ఉప సంఖ్య',
  next_sub: 'తర్వాతి ఉప',
  in_retrograde_star: 'వక్ర గ్రహ నక్షత్రంలో',
  significators_of_houses: 'భావాల సూచక గ్రహాలు',
  significators_of_planets: 'గ్రహాలు సూచించే భావాలు',
  ruling_planets: 'ఇప్పటి పాలక గ్రహాలు',
  role: 'పాత్ర',
  nodes: 'రాహు కేతువులు ప్రాతినిధ్యం వహించే గ్రహాలు',
  placidus_undefined: 'ఈ అక్షాంశంలో ప్లాసిడస్ భావాలు లేవు. ఇవి పోర్ఫిరీ భావాలు; వీటి ఉప అధిపతులు కేపీవి కావు.',
};

export const significator: Translated<typeof en.significator> = {
  a: 'భావంలో ఉన్న గ్రహ నక్షత్రంలో',
  b: 'భావంలో ఉన్న గ్రహం',
  c: 'భావాధిపతి నక్షత్రంలో',
  d: 'భావాధిపతి',
};
