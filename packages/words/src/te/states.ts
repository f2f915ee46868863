/** Words of the states of grahas, in Telugu. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/states.js';
import type { Translated } from '../vocabulary.js';

export const baladi: Translated<typeof en.baladi> = {
  bala: 'బాల',
  kumara: 'కుమార',
  yuva: 'యువ',
  vriddha: 'వృద్ధ',
  mrita: 'మృత',
};

export const jagradadi: Translated<typeof en.jagradadi> = {
  jagrat: 'జాగ్రత్',
  swapna: 'స్వప్న',
  sushupti: 'సుషుప్తి',
};

export const deeptadi: Translated<typeof en.deeptadi> = {
  deepta: 'దీప్త',
  swastha: 'స్వస్థ',
  mudita: 'ముదిత',
  shanta: 'శాంత',
  deena: 'దీన',
  duhkhita: 'దుఃఖిత',
  khala: 'ఖల',
  kopa: 'కోప',
  vikala: 'వికల',
};

export const warKind: Translated<typeof en.warKind> = {
  bheda: 'భేద',
  ullekha: 'ఉల్లేఖ',
  apasavya: 'అపసవ్య',
  amsumarda: 'అంశుమర్ద',
};

export const pachakadi: Translated<typeof en.pachakadi> = {
  pachaka: 'పాచక',
  bodhaka: 'బోధక',
  karaka: 'కారక',
  vedhaka: 'వేధక',
};

export const name: Translated<typeof en.name> = {
  retrograde: 'వక్రి',
  direct: 'ఋజుగతి',
  stationary: 'స్తంభన',
  combust: 'అస్తంగత',
  deep_exalted: 'పరమోచ్చ',
  deep_debilitated: 'పరమ నీచ',
  graha_yuddha: 'గ్రహ యుద్ధం',
  mrityu_bhaga: 'మృత్యు భాగం',
  pushkara_navamsa: 'పుష్కర నవాంశ',
  pushkara_bhaga: 'పుష్కర భాగం',
  marana_karaka_sthana: 'మరణ కారక స్థానం',
  latta: 'లత్త',
  navamsa_64: 'అరవై నాలుగవ నవాంశ',
  drekkana_22: 'ఇరవై రెండవ ద్రేక్కాణం',
};

/** The five ways of dividing houses, by number. */
export const bhavaMethod: Translated<typeof en.bhavaMethod> = {
  1: 'సమ భావం, లగ్నం మధ్యలో',
  2: 'సమ భావం, లగ్నం ఆరంభంలో',
  3: 'శ్రీపతి',
  4: 'కృష్ణమూర్తి పద్ధతి',
  5: 'పూర్ణ రాశి',
};
