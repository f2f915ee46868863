/**
 * Words of the marriage match (docs/rules/08-match-and-muhurta.md), in Telugu.
 * Spellings: the almanacs named in ../README.md.
 */
import type * as en from '../en/match.js';
import type { Translated } from '../vocabulary.js';

export const koota: Translated<typeof en.koota> = {
  varna: 'వర్ణ',
  vasya: 'వశ్య',
  tara: 'తార',
  yoni: 'యోని',
  graha_maitri: 'గ్రహ మైత్రి',
  gana: 'గణ',
  bhakoot: 'భకూట',
  nadi: 'నాడి',
};

export const porutham: Translated<typeof en.porutham> = {
  dina: 'దిన',
  gana: 'గణ',
  mahendra: 'మహేంద్ర',
  stree_deergha: 'స్త్రీ దీర్ఘ',
  yoni: 'యోని',
  rasi: 'రాశి',
  rasi_adhipati: 'రాశ్యధిపతి',
  vasya: 'వశ్య',
  rajju: 'రజ్జు',
  vedha: 'వేధ',
};

export const poruthamGrade: Translated<typeof en.poruthamGrade> = {
  uttama: 'ఉత్తమ',
  madhyama: 'మధ్యమ',
  adhama: 'అధమ',
};

export const rating: Translated<typeof en.rating> = {
  below_minimum: 'కనిష్ఠం కంటే తక్కువ',
  average: 'సగటు',
  very_good: 'చాలా మంచిది',
  excellent: 'అత్యుత్తమం',
};

export const varna: Translated<typeof en.varna> = {
  shudra: 'శూద్ర',
  vaishya: 'వైశ్య',
  kshatriya: 'క్షత్రియ',
  brahmin: 'బ్రాహ్మణ',
};

export const vasya: Translated<typeof en.vasya> = {
  chatushpada: 'చతుష్పాద',
  manava: 'మానవ',
  jalachara: 'జలచర',
  vanachara: 'వనచర',
  keeta: 'కీటక',
};

export const yoni: Translated<typeof en.yoni> = {
  horse: 'గుర్రం',
  elephant: 'ఏనుగు',
  sheep: 'గొర్రె',
  serpent: 'పాము',
  dog: 'కుక్క',
  cat: 'పిల్లి',
  rat: 'ఎలుక',
  cow: 'ఆవు',
  buffalo: 'గేదె',
  tiger: 'పులి',
  deer: 'జింక',
  monkey: 'కోతి',
  mongoose: 'ముంగిస',
  lion: 'సింహం',
};

export const yoniSex: Translated<typeof en.yoniSex> = {
  male: 'మగ',
  female: 'ఆడ',
};

export const gana: Translated<typeof en.gana> = {
  deva: 'దేవ',
  manushya: 'మనుష్య',
  rakshasa: 'రాక్షస',
};

export const nadi: Translated<typeof en.nadi> = {
  aadi: 'ఆది',
  madhya: 'మధ్య',
  antya: 'అంత్య',
};

export const rajju: Translated<typeof en.rajju> = {
  pada: 'పాద',
  kati: 'కటి',
  nabhi: 'నాభి',
  kantha: 'కంఠ',
  shiro: 'శిరస్సు',
};

export const rajjuDirection: Translated<typeof en.rajjuDirection> = {
  ascending: 'ఆరోహ',
  descending: 'అవరోహ',
  head: 'శిరస్సు',
};

export const bhakootDosha: Translated<typeof en.bhakootDosha> = {
  dwirdwadasha: 'ద్విర్ద్వాదశ',
  navapanchama: 'నవపంచమ',
  shadashtaka: 'షష్ఠాష్టక',
};

export const pairException: Translated<typeof en.pairException> = {
  same_sign_different_star: 'ఒకే రాశి, వేరు నక్షత్రం',
  same_star_different_sign: 'ఒకే నక్షత్రం, వేరు రాశి',
  same_star_different_pada: 'ఒకే నక్షత్రం, వేరు పాదం',
  both_stars_exempt: 'రెండు నక్షత్రాలకూ మినహాయింపు',
  same_sign_lord: 'రెండు రాశులకు ఒకే అధిపతి',
  mutually_friendly_sign_lords: 'రాశ్యధిపతులు పరస్పర మిత్రులు',
  same_or_friendly_sign_lords: 'రాశ్యధిపతులు ఒకరే లేదా పరస్పర మిత్రులు',
  same_or_friendly_navamsa_lords: 'నవాంశాధిపతులు ఒకరే లేదా పరస్పర మిత్రులు',
  nadi_clear: 'నాడులు వేరు',
  tara_clear: 'రెండు తారలూ శుభం',
  vasya_present: 'వశ్యం ఉంది',
  bhakoot_clear: 'భకూట దోషం లేదు',
  bride_star_beyond_14th: 'వధువు నక్షత్రం పద్నాలుగు తర్వాత',
};

export const manglikOfPair: Translated<typeof en.manglikOfPair> = {
  both: 'ఇద్దరూ',
  boy_only: 'వరుడు మాత్రమే',
  girl_only: 'వధువు మాత్రమే',
  neither: 'ఎవరూ కాదు',
};

export const phrase: Translated<typeof en.phrase> = {
  boy: 'వరుడు',
  girl: 'వధువు',
  koota: 'కూటం',
  points: 'గుణాలు',
  eight_kootas: 'అష్టకూటాలు',
  porutham: 'పొంతన',
  ten_poruthams: 'పది పొంతనలు',
  grade: 'శ్రేణి',
  satisfied: 'కుదిరింది',
  not_satisfied: 'కుదరలేదు',
  girl_to_boy: 'వధువు నుండి వరుని వరకు',
  boy_to_girl: 'వరుని నుండి వధువు వరకు',
  pair_doshas: 'జంట దోషాలు',
  exceptions: 'మినహాయింపులు',
  without_points: 'గుణాలు లేని పొంతనలు',
  required_poruthams: 'తప్పనిసరి పొంతనలు',
  papa_samya: 'పాపసామ్యం',
};
