/** Words of the strengths, in Telugu. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/strengths.js';
import type { Translated } from '../vocabulary.js';

/** Names of the vaiseshikamsas (docs/rules/03-strengths.md#section-13); the Sanskrit words written in each script. */
export const vaiseshikamsa: Translated<typeof en.vaiseshikamsa> = {
  kimsuka: 'కింశుక',
  vyanjana: 'వ్యంజన',
  chamara: 'చామర',
  chatra: 'ఛత్ర',
  kundala: 'కుండల',
  mukuta: 'ముకుట',
  parijata: 'పారిజాత',
  uttama: 'ఉత్తమ',
  gopura: 'గోపుర',
  simhasana: 'సింహాసన',
  paravata: 'పారావత',
  devaloka: 'దేవలోక',
  brahmaloka: 'బ్రహ్మలోక',
  airavata: 'ఐరావత',
  sridhama: 'శ్రీధామ',
  bhedaka: 'భేదక',
  kusuma: 'కుసుమ',
  nagapurusha: 'నాగపురుష',
  kanduka: 'కందుక',
  kerala: 'కేరళ',
  kalpavriksha: 'కల్పవృక్ష',
  chandanavana: 'చందనవన',
  poornachandra: 'పూర్ణచంద్ర',
  uchchaisrava: 'ఉచ్చైఃశ్రవ',
  dhanvantari: 'ధన్వంతరి',
  suryakanta: 'సూర్యకాంత',
  vidruma: 'విద్రుమ',
  indrasana: 'ఇంద్రాసన',
  goloka: 'గోలోక',
  sri_vallabha: 'శ్రీవల్లభ',
};
