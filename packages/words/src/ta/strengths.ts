/** Words of the strengths, in Tamil. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/strengths.js';
import type { Translated } from '../vocabulary.js';

/** Names of the vaiseshikamsas (docs/rules/03-strengths.md#section-13); the Sanskrit words written in each script. */
export const vaiseshikamsa: Translated<typeof en.vaiseshikamsa> = {
  kimsuka: 'கிம்சுகம்',
  vyanjana: 'வியஞ்சனம்',
  chamara: 'சாமரம்',
  chatra: 'சத்ரம்',
  kundala: 'குண்டலம்',
  mukuta: 'முகுடம்',
  parijata: 'பாரிஜாதம்',
  uttama: 'உத்தமம்',
  gopura: 'கோபுரம்',
  simhasana: 'சிம்மாசனம்',
  paravata: 'பாராவதம்',
  devaloka: 'தேவலோகம்',
  brahmaloka: 'பிரம்மலோகம்',
  airavata: 'ஐராவதம்',
  sridhama: 'ஸ்ரீதாமம்',
  bhedaka: 'பேதகம்',
  kusuma: 'குசுமம்',
  nagapurusha: 'நாகபுருஷம்',
  kanduka: 'கந்துகம்',
  kerala: 'கேரளம்',
  kalpavriksha: 'கல்பவிருட்சம்',
  chandanavana: 'சந்தனவனம்',
  poornachandra: 'பூர்ணசந்திரம்',
  uchchaisrava: 'உச்சைசிரவம்',
  dhanvantari: 'தன்வந்திரி',
  suryakanta: 'சூரியகாந்தம்',
  vidruma: 'வித்ருமம்',
  indrasana: 'இந்திராசனம்',
  goloka: 'கோலோகம்',
  sri_vallabha: 'ஸ்ரீவல்லபம்',
};
