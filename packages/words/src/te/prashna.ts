/** Words of prashna, in Telugu. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/prashna.js';
import type { Translated } from '../vocabulary.js';

export const sutraResult: Translated<typeof en.sutraResult> = {
  jeeva: 'జీవ',
  roga: 'రోగ',
  mrityu: 'మృత్యు',
  mixed: 'మిశ్రం',
};

export const rising: Translated<typeof en.rising> = {
  sirshodaya: 'శీర్షోదయం',
  prishtodaya: 'పృష్ఠోదయం',
  ubhayodaya: 'ఉభయోదయం',
};

export const yoni: Translated<typeof en.yoni> = {
  dhwaja: 'ధ్వజ',
  dhuma: 'ధూమం',
  simha: 'సింహ',
  shvan: 'శ్వాన',
  vrisha: 'వృష',
  khara: 'ఖర',
  gaja: 'గజ',
  kaka: 'కాక',
};

export const creature: Translated<typeof en.creature> = {
  garuda: 'గరుడుడు',
  cat: 'పిల్లి',
  lion: 'సింహం',
  dog: 'కుక్క',
  serpent: 'పాము',
  mouse: 'చిట్టెలుక',
  elephant: 'ఏనుగు',
  hare: 'కుందేలు',
};

export const element: Translated<typeof en.element> = {
  earth: 'పృథ్వి',
  fire: 'అగ్ని',
  ether: 'ఆకాశం',
  water: 'జల',
  air: 'వాయు',
};

export const direction: Translated<typeof en.direction> = {
  north_east: 'ఈశాన్యం',
  east: 'తూర్పు',
  south_east: 'ఆగ్నేయం',
  south: 'దక్షిణం',
  south_west: 'నైరుతి',
  west: 'పడమర',
  north_west: 'వాయవ్యం',
  north: 'ఉత్తరం',
};

export const mangalaTime: Translated<typeof en.mangalaTime> = {
  past: 'భూతం',
  present: 'వర్తమానం',
  future: 'భవిష్యత్తు',
};

export const bodyPart: Translated<typeof en.bodyPart> = {
  above_neck: 'మెడ పైన',
  neck_to_waist: 'మెడ నుండి నడుము వరకు',
  below_waist: 'నడుము కింద',
};
