/** Words of the rasi dashas and annual dashas, in Tamil. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/rasiDashas.js';
import type { Translated } from '../vocabulary.js';

/** Names of the rasi dashas. */
export const system: Translated<typeof en.system> = {
  narayana: 'நாராயண',
  lagna_kendradi: 'லக்ன கேந்திராதி',
  moola_rasi: 'ராசி மூல',
  karaka_kendradi: 'காரக கேந்திராதி',
  sudasa: 'சுதசா',
  drig_method_1: 'திருக், முறை 1',
  drig_method_2: 'திருக், முறை 2',
  drig_legacy: 'திருக், முறை 2, முறை 1 இன் பகுதிகளுடன்',
  niryana_shoola: 'நிர்யாண சூல',
  shoola: 'சூல',
  chara_method_1: 'சர, முறை 1',
  chara_method_2: 'சர, முறை 2 (உச்ச நீசத்துடன்)',
  chara_kn_rao: 'சர, கே. என். ராவ்',
  chara_method_3_male: 'சர, முறை 3, ஆண்',
  chara_method_3_female: 'சர, முறை 3, பெண்',
  chara_method_4_male: 'சர, முறை 4, ஆண்',
  chara_method_4_female: 'சர, முறை 4, பெண்',
  chara_method_5_male: 'சர, முறை 5, ஆண்',
  chara_method_5_female: 'சர, முறை 5, பெண்',
  lagnamsaka: 'லக்னாம்சக',
  padanadhamsa_method_1: 'பதநாதாம்ச, முறை 1',
  padanadhamsa_method_2: 'பதநாதாம்ச, முறை 2',
  padanadhamsa_method_3: 'பதநாதாம்ச, முறை 3',
  mandooka_method_1: 'மண்டூக, முறை 1',
  mandooka_method_2: 'மண்டூக, முறை 2',
  sthira: 'ஸ்திர',
  tara_lagna: 'தாரா லக்ன',
  brahma: 'பிரம்ம',
  varnada: 'வர்ணத',
  yogardha: 'யோகார்த',
  navamsa: 'நவாம்ச',
  paryaaya: 'பர்யாய',
  trikona: 'திரிகோண',
  chakra: 'சக்கர',
  sandhya: 'சந்தியா',
  pachaka: 'பாசக',
  chathurvidha_lagna_uttara: 'லக்ன உத்தர',
  chathurvidha_kendra_uttara: 'கேந்திர உத்தர',
  chathurvidha_trikona_uttara: 'திரிகோண உத்தர',
  chathurvidha_dasha_uttara: 'தசா உத்தர',
  raashiyanka: 'ராசியங்க',
  kalachakra_method_1: 'காலசக்கர, முறை 1',
  kalachakra_method_2: 'காலசக்கர, முறை 2',
  kalachakra_method_3: 'காலசக்கர, முறை 3',
  panchasvara: 'பஞ்சஸ்வர',
  sudarshana_chakra: 'சுதர்சன சக்கர',
};

/** Names of the annual dashas. */
export const annual: Translated<typeof en.annual> = {
  mudda: 'முத்தா',
  patyayini: 'பாத்யாயினி',
  varsha_narayana: 'வருஷ நாராயண',
};

/** How a divisional chart is called before its number. */
export const chart: Translated<typeof en.chart> = { D: 'டி' };
