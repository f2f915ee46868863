/** Words of the rasi dashas and annual dashas, in Telugu. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/rasiDashas.js';
import type { Translated } from '../vocabulary.js';

/** Names of the rasi dashas. */
export const system: Translated<typeof en.system> = {
  narayana: 'నారాయణ',
  lagna_kendradi: 'లగ్న కేంద్రాది',
  moola_rasi: 'రాశి మూల',
  karaka_kendradi: 'కారక కేంద్రాది',
  sudasa: 'సుదశ',
  drig_method_1: 'దృగ్, పద్ధతి 1',
  drig_method_2: 'దృగ్, పద్ధతి 2',
  drig_legacy: 'దృగ్, పద్ధతి 2, పద్ధతి 1 భాగాలతో',
  niryana_shoola: 'నిర్యాణ శూల',
  shoola: 'శూల',
  chara_method_1: 'చర, పద్ధతి 1',
  chara_method_2: 'చర, పద్ధతి 2 (ఉచ్చ-నీచ సహితం)',
  chara_kn_rao: 'చర, కె. ఎన్. రావు',
  chara_method_3_male: 'చర, పద్ధతి 3, పురుషుడు',
  chara_method_3_female: 'చర, పద్ధతి 3, స్త్రీ',
  chara_method_4_male: 'చర, పద్ధతి 4, పురుషుడు',
  chara_method_4_female: 'చర, పద్ధతి 4, స్త్రీ',
  chara_method_5_male: 'చర, పద్ధతి 5, పురుషుడు',
  chara_method_5_female: 'చర, పద్ధతి 5, స్త్రీ',
  lagnamsaka: 'లగ్నాంశక',
  padanadhamsa_method_1: 'పదనాథాంశ, పద్ధతి 1',
  padanadhamsa_method_2: 'పదనాథాంశ, పద్ధతి 2',
  padanadhamsa_method_3: 'పదనాథాంశ, పద్ధతి 3',
  mandooka_method_1: 'మండూక, పద్ధతి 1',
  mandooka_method_2: 'మండూక, పద్ధతి 2',
  sthira: 'స్థిర',
  tara_lagna: 'తారా లగ్న',
  brahma: 'బ్రహ్మ',
  varnada: 'వర్ణద',
  yogardha: 'యోగార్ధ',
  navamsa: 'నవాంశ',
  paryaaya: 'పర్యాయ',
  trikona: 'త్రికోణ',
  chakra: 'చక్ర',
  sandhya: 'సంధ్యా',
  pachaka: 'పాచక',
  chathurvidha_lagna_uttara: 'లగ్న ఉత్తర',
  chathurvidha_kendra_uttara: 'కేంద్ర ఉత్తర',
  chathurvidha_trikona_uttara: 'త్రికోణ ఉత్తర',
  chathurvidha_dasha_uttara: 'దశా ఉత్తర',
  raashiyanka: 'రాశ్యంక',
  kalachakra_method_1: 'కాలచక్ర, పద్ధతి 1',
  kalachakra_method_2: 'కాలచక్ర, పద్ధతి 2',
  kalachakra_method_3: 'కాలచక్ర, పద్ధతి 3',
  panchasvara: 'పంచస్వర',
  sudarshana_chakra: 'సుదర్శన చక్ర',
};

/** Names of the annual dashas. */
export const annual: Translated<typeof en.annual> = {
  mudda: 'ముద్దా',
  patyayini: 'పాత్యాయిని',
  varsha_narayana: 'వర్ష నారాయణ',
};

/** How a divisional chart is called before its number. */
export const chart: Translated<typeof en.chart> = { D: 'డి' };
