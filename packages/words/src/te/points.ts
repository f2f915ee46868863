/** Words of points, sahams, karakas and arudhas, in Telugu. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/points.js';
import type { Translated } from '../vocabulary.js';

export const saham: Translated<typeof en.saham> = {
  punya: 'పుణ్య సహమం',
  vidya: 'విద్యా సహమం',
  yasas: 'యశస్ సహమం',
  mitra: 'మిత్ర సహమం',
  mahatmya: 'మాహాత్మ్య సహమం',
  asha: 'ఆశా సహమం',
  samartha: 'సమర్థ సహమం',
  bhratri: 'భ్రాతృ సహమం',
  gaurava: 'గౌరవ సహమం',
  pithri: 'పితృ సహమం',
  rajya: 'రాజ్య సహమం',
  maathri: 'మాతృ సహమం',
  puthra: 'పుత్ర సహమం',
  jeeva: 'జీవ సహమం',
  karma: 'కర్మ సహమం',
  roga: 'రోగ సహమం',
  kali: 'కలి సహమం',
  sastra: 'శాస్త్ర సహమం',
  bandhu: 'బంధు సహమం',
  mrithyu: 'మృత్యు సహమం',
  paradesa: 'పరదేశ సహమం',
  artha: 'అర్థ సహమం',
  paradara: 'పరదార సహమం',
  vanika: 'వణిక సహమం',
  karyasiddhi: 'కార్యసిద్ధి సహమం',
  vivaha: 'వివాహ సహమం',
  santapa: 'సంతాప సహమం',
  sraddha: 'శ్రద్ధా సహమం',
  preethi: 'ప్రీతి సహమం',
  jadya: 'జాడ్య సహమం',
  vyaapaara: 'వ్యాపార సహమం',
  sathru: 'శత్రు సహమం',
  jalapatna: 'జలపతన సహమం',
  bandhana: 'బంధన సహమం',
  apamrithyu: 'అపమృత్యు సహమం',
  laabha: 'లాభ సహమం',
};

export const upagraha: Translated<typeof en.upagraha> = {
  dhuma: 'ధూమం',
  vyatipaata: 'వ్యతీపాతం',
  parivesha: 'పరివేషం',
  indrachaapa: 'ఇంద్రచాపం',
  upaketu: 'ఉపకేతువు',
  kaala: 'కాలుడు',
  mrityu: 'మృత్యువు',
  artha_praharaka: 'అర్ధప్రహరుడు',
  yama_ghantaka: 'యమఘంటకుడు',
  gulika: 'గుళికుడు',
  maandi: 'మాంది',
};

export const specialLagna: Translated<typeof en.specialLagna> = {
  bhava_lagna: 'భావ లగ్నం',
  hora_lagna: 'హోరా లగ్నం',
  ghati_lagna: 'ఘటీ లగ్నం',
  vighati_lagna: 'విఘటీ లగ్నం',
  sree_lagna: 'శ్రీ లగ్నం',
  indu_lagna: 'ఇందు లగ్నం',
  pranapada_lagna: 'ప్రాణపద లగ్నం',
  kunda_lagna: 'కుండ లగ్నం',
  bhrigu_bindhu_lagna: 'భృగు బిందు లగ్నం',
};

export const sphuta: Translated<typeof en.sphuta> = {
  tri_sphuta: 'త్రిస్ఫుటం',
  chatur_sphuta: 'చతుఃస్ఫుటం',
  pancha_sphuta: 'పంచస్ఫుటం',
  prana_sphuta: 'ప్రాణస్ఫుటం',
  deha_sphuta: 'దేహస్ఫుటం',
  mrityu_sphuta: 'మృత్యుస్ఫుటం',
  sookshma_tri_sphuta: 'సూక్ష్మ త్రిస్ఫుటం',
  beeja_sphuta: 'బీజస్ఫుటం',
  kshetra_sphuta: 'క్షేత్రస్ఫుటం',
  tithi_sphuta: 'తిథిస్ఫుటం',
  yoga_sphuta: 'యోగస్ఫుటం',
  yogi_sphuta: 'యోగి స్ఫుటం',
  avayogi_sphuta: 'అవయోగి స్ఫుటం',
  rahu_tithi_sphuta: 'రాహు తిథిస్ఫుటం',
};

export const charaKaraka: Translated<typeof en.charaKaraka> = {
  atma: 'ఆత్మకారకుడు',
  amatya: 'అమాత్యకారకుడు',
  bhratri: 'భ్రాతృకారకుడు',
  matri: 'మాతృకారకుడు',
  pitri: 'పితృకారకుడు',
  putra: 'పుత్రకారకుడు',
  jnati: 'జ్ఞాతికారకుడు',
  dara: 'దారకారకుడు',
};

/** The relatives that sthira karakas signify. */
export const sthiraRelation: Translated<typeof en.sthiraRelation> = {
  father: 'తండ్రి',
  mother: 'తల్లి',
  younger_siblings: 'చిన్న తోబుట్టువులు',
  siblings_in_law: 'బావమరదులు, మరదళ్లు',
  maternal_relatives: 'తల్లి తరపు బంధువులు',
  paternal_grandparents: 'తండ్రి తల్లిదండ్రులు',
  husband: 'భర్త',
  sons: 'కుమారులు',
  wife: 'భార్య',
  parents_of_wife: 'భార్య తల్లిదండ్రులు',
  maternal_grandparents: 'తల్లి తల్లిదండ్రులు',
  elder_siblings: 'పెద్ద తోబుట్టువులు',
};

/** Names of A1..A12 (docs/rules/02-points-and-arudhas.md#section-8). */
export const arudhaPada: Translated<typeof en.arudhaPada> = {
  AL: 'ఆరూఢ లగ్నం',
  A2: 'ధనారూఢం',
  A3: 'భ్రాత్రారూఢం',
  A4: 'మాతృ పదం',
  A5: 'మంత్ర పదం',
  A6: 'రోగ పదం',
  A7: 'దార పదం',
  A8: 'మృత్యు పదం',
  A9: 'భాగ్య పదం',
  A10: 'కర్మ పదం',
  A11: 'లాభ పదం',
  UL: 'ఉపపద లగ్నం',
};
