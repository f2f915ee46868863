import type { AyurdayaCharts } from '../../core/longevity/ayurdaya/ayurdaya.js';
import type { MomentCharts } from './momentCharts.js';

/** What the years of life are reckoned from. */
export const ayurdayaCharts = ({ rasi, varga, facts }: MomentCharts): AyurdayaCharts => ({
  rasi,
  navamsa: varga('D-9_navamsa'),
  drekkana: varga('D-3_drekkana'),
  facts: facts('D-1_rasi'),
  navamsaFacts: facts('D-9_navamsa'),
});
