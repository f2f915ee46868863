import type { Words } from '@ganita/words/words.js';
import type { ReportPage } from 'ganita/api/report/templates.js';
import type { SectionKey } from 'ganita/calculations/natal/sectionKeys.js';

/** A page, or several under one heading. */
interface PageRow {
  readonly title: (words: Words) => string;
  /** Keys of the horoscope that it shows. */
  readonly keys: readonly SectionKey[];
  /** Dashas that it shows: some by id, or those of the request. */
  readonly dashas?: readonly string[] | 'requested';
}

const VIMSOTTARI = ['vimsottari'];
export const YOGINI = 'yogini';
/** Chara dasha of the reading that the answer lists first. */
export const CHARA = 'chara_method_1';

/** Every page: its heading and what it needs. A key is printed only if a page lists it: each page is drawn by hand. */
export const PAGE_TABLE: Readonly<Record<ReportPage, PageRow>> = {
  cover: {
    title: ({ report }) => report.phrase.janma_kundali,
    keys: ['calendar_info', 'ayanamsa_value', 'birth_attributes'],
  },
  avakahada: { title: ({ report }) => report.phrase.avakahada, keys: ['birth_attributes', 'calendar_info'] },
  contents: { title: ({ report }) => report.phrase.contents, keys: [] },
  charts: { title: ({ report }) => report.phrase.charts, keys: ['bhava_chart', 'planetary_states'] },
  rasi: { title: ({ report }) => report.phrase.rasi_chart, keys: ['planetary_states'] },
  navamsa: { title: ({ report }) => report.varga['D-9_navamsa'], keys: ['planetary_states'] },
  moon_and_bhava: {
    title: ({ report }) => report.phrase.moon_and_bhava,
    keys: ['bhava_chart', 'planetary_states'],
  },
  planets: { title: ({ report }) => report.phrase.planets, keys: ['nakshatra_pada', 'planetary_states'] },
  planet_states: {
    title: ({ report }) => report.phrase.planet_states,
    keys: ['nakshatra_pada', 'planetary_states'],
  },
  special_points: {
    title: ({ report }) => report.phrase.special_points,
    keys: ['chara_karakas', 'special_lagnas', 'upagrahas', 'sphuta'],
  },
  vimsottari: {
    title: ({ report }) => report.phrase.vimsottari_pratyantardashas,
    keys: ['graha_dashas'],
    dashas: VIMSOTTARI,
  },
  antardashas: {
    title: ({ report }) => report.phrase.vimsottari_antardashas,
    keys: ['graha_dashas'],
    dashas: VIMSOTTARI,
  },
  running_dashas: { title: ({ report }) => report.phrase.running_dashas, keys: ['graha_dashas'], dashas: VIMSOTTARI },
  yogini: { title: ({ report }) => report.phrase.yogini_dasha, keys: ['graha_dashas'], dashas: [YOGINI] },
  chara: { title: ({ report }) => report.phrase.chara_dasha, keys: ['rasi_dashas'], dashas: [CHARA] },
  other_graha_dashas: {
    title: ({ report }) => report.phrase.other_graha_dashas,
    keys: ['graha_dashas'],
    dashas: 'requested',
  },
  rasi_dashas: { title: ({ report }) => report.phrase.rasi_dashas, keys: ['rasi_dashas'], dashas: 'requested' },
  doshas: { title: ({ report }) => report.phrase.doshas, keys: ['doshas'] },
  yogas: { title: ({ report }) => report.phrase.yogas, keys: ['yogas'] },
  strengths: { title: ({ report }) => report.phrase.strengths, keys: ['shad_bala', 'bhava_bala', 'vimsopaka_bala'] },
  ashtakavarga: { title: ({ report }) => report.phrase.ashtakavarga, keys: ['ashtakavarga'] },
  ashtakavarga_reductions: {
    title: ({ report }) => report.phrase.ashtakavarga_reductions,
    keys: ['ashtakavarga'],
  },
  saturn: { title: ({ report }) => report.phrase.saturn, keys: ['saturn_transits'] },
  shodasavarga: { title: ({ report }) => report.phrase.shodasavarga, keys: ['divisional_charts'] },
  divisional_charts: { title: ({ report }) => report.phrase.divisional_charts, keys: ['divisional_charts'] },
  kp: { title: ({ kp }) => kp.phrase.kp_chart, keys: [] },
  sahams: { title: ({ report }) => report.phrase.sahams, keys: ['sahams'] },
  arudhas: {
    title: ({ report }) => report.phrase.arudhas,
    keys: ['arudha_padhas', 'graha_arudhas', 'surya_arudhas', 'chandra_arudhas'],
  },
  year: { title: ({ report }) => report.phrase.varshaphala, keys: [] },
  tajaka_yogas: { title: ({ yogas }) => yogas.family.tajaka, keys: ['yogas'] },
  mudda: {
    title: ({ rasiDashas: { annual } }) => `${annual.mudda}, ${annual.patyayini}`,
    keys: ['graha_dashas'],
    dashas: ['mudda', 'patyayini'],
  },
  months: { title: ({ report }) => report.phrase.months_of_year, keys: [] },
  match_charts: { title: ({ report }) => report.phrase.horoscope_matching, keys: ['birth_attributes', 'doshas'] },
  kootas: { title: ({ match }) => match.phrase.eight_kootas, keys: [] },
  poruthams: { title: ({ match }) => match.phrase.ten_poruthams, keys: [] },
  match_doshas: { title: ({ report }) => report.phrase.doshas, keys: ['doshas'] },
  conventions: { title: ({ report }) => report.phrase.conventions, keys: [] },
  sheet: {
    title: ({ report }) => report.phrase.janma_kundali,
    keys: ['calendar_info', 'ayanamsa_value', 'birth_attributes', 'planetary_states', 'nakshatra_pada', 'graha_dashas'],
    dashas: VIMSOTTARI,
  },
};
