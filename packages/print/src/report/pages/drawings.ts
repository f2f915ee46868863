import type { ReportPage } from 'ganita/api/report/templates.js';
import type { Sheet } from '../page/pageFlow.js';
import type { Report } from '../report.js';
import { antardashasPage } from './antardashas.js';
import { ashtakavargaPage, ashtakavargaReductionsPages } from './ashtakavargaPage.js';
import { avakahadaPage } from './avakahada.js';
import { chartsPage, moonAndBhavaPage, navamsaPage, rasiPage } from './chartsPage.js';
import { contentsPage } from './contents.js';
import { conventionsPage } from './conventionsPage.js';
import { coverPage } from './cover.js';
import { doshasPage } from './doshasPage.js';
import { kpPage } from './kpSheet.js';
import { kootasPage } from './match/kootasPage.js';
import { matchChartsPage } from './match/matchCharts.js';
import { matchDoshasPage } from './match/matchDoshas.js';
import { poruthamsPage } from './match/poruthamsPage.js';
import { charaPage, grahaDashasPages, rasiDashasPages, yoginiPage } from './otherDashas.js';
import { planetStatesPage } from './planetStates.js';
import { planetsPage } from './planetsPage.js';
import { pointsPage } from './pointsPage.js';
import { laddersPage } from './runningDashasPage.js';
import { arudhasPage, sahamsPage } from './sahamsPage.js';
import { saturnPages } from './saturnPage.js';
import { sheetPage } from './sheetPage.js';
import { strengthsPages } from './strengthsPage.js';
import { shodasavargaPages, vargasPages } from './vargasPage.js';
import { vimsottariPages } from './vimsottariPage.js';
import { monthsPage } from './year/months.js';
import { muddaPage } from './year/mudda.js';
import { tajakaPage } from './year/tajaka.js';
import { yearPage } from './year/year.js';
import { yogasPages } from './yogasPage.js';

/** How each page is drawn. */
export const DRAWINGS: Readonly<Record<ReportPage, (sheet: Sheet, report: Report) => void>> = {
  cover: coverPage,
  avakahada: avakahadaPage,
  contents: contentsPage,
  charts: chartsPage,
  rasi: rasiPage,
  navamsa: navamsaPage,
  moon_and_bhava: moonAndBhavaPage,
  planets: planetsPage,
  planet_states: planetStatesPage,
  special_points: pointsPage,
  vimsottari: vimsottariPages,
  antardashas: antardashasPage,
  running_dashas: laddersPage,
  yogini: yoginiPage,
  chara: charaPage,
  other_graha_dashas: grahaDashasPages,
  rasi_dashas: rasiDashasPages,
  doshas: doshasPage,
  yogas: yogasPages,
  strengths: strengthsPages,
  ashtakavarga: ashtakavargaPage,
  ashtakavarga_reductions: ashtakavargaReductionsPages,
  saturn: saturnPages,
  shodasavarga: shodasavargaPages,
  divisional_charts: vargasPages,
  kp: kpPage,
  sahams: sahamsPage,
  arudhas: arudhasPage,
  year: yearPage,
  tajaka_yogas: tajakaPage,
  mudda: muddaPage,
  months: monthsPage,
  match_charts: matchChartsPage,
  kootas: kootasPage,
  poruthams: poruthamsPage,
  match_doshas: matchDoshasPage,
  conventions: conventionsPage,
  sheet: sheetPage,
};
