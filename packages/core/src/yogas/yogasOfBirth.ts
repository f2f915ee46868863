import { type ArudhaRules, bhavaArudhas } from '../arudhas/arudha.js';
import type { Chart } from '../charts/chart.js';
import { comparisonsOf } from '../comparisons/comparisons.js';
import type { ComparisonRules, PlacedPoint } from '../comparisons/placement.js';
import { type ChartFacts, chartFacts, type FactRules } from '../facts/chartFacts.js';
import type { Gender } from '../facts/gender.js';
import { charaKarakas, type RankedKaraka } from '../karakas/karakas.js';
import { lazy } from '../lazy.js';
import { recordFrom } from '../records.js';
import { vaiseshikamsaOf } from '../strengths/vargaStrengths/vaiseshikamsa.js';
import { chosenDivision, namedDivision, type VargaMethodRules } from '../vargas/division.js';
import { vargaPlacing } from '../vargas/vargaChart.js';
import { GRAHAS, type Graha } from '../zodiac/grahas.js';
import { degreesInSign, signOf } from '../zodiac/signs.js';
import type { VargaKey } from '../zodiac/vargaKeys.js';
import { type TimePoint, type VargaCounts, type YogaFacts, yogaFacts } from './yogaFacts.js';

/** Inputs of the yogas of a birth. */
export interface YogaSubject {
  /** The 23 charts by their chosen methods. */
  readonly varga: (key: VargaKey) => Chart;
  readonly facts: (key: VargaKey) => ChartFacts;
  /** The same by method 1: the navamsa and the drekkana of the birth. */
  readonly firstVarga: (key: VargaKey) => Chart;
  readonly firstFacts: (key: VargaKey) => ChartFacts;
  /** D-1 longitudes of Gulika and Maandi */
  readonly timePointsDeg: Readonly<Record<TimePoint, number>>;
  readonly isDayBirth: boolean;
  readonly gender: Gender | null;
}

export type YogaFactRules = FactRules & ComparisonRules & ArudhaRules & VargaMethodRules;

const placed = (longitudeDeg: number): PlacedPoint => ({
  sign: signOf(longitudeDeg),
  degreesInSign: degreesInSign(longitudeDeg),
});

/** In how many vargas of three groups each graha is at home. */
function vargaCounts(varga: (key: VargaKey) => Chart): VargaCounts {
  const { shadvarga, dasavarga, shodasavarga } = vaiseshikamsaOf({ varga });
  const counts = (group: typeof shadvarga) => recordFrom(GRAHAS, (graha) => group[graha].count);
  return { shadvarga: counts(shadvarga), dasavarga: counts(dasavarga), shodasavarga: counts(shodasavarga) };
}

/** Atma and putra karaka of the eight, from D-1. */
function karakasOf({ grahas }: Chart): Readonly<Record<'atma' | 'putra', Graha>> {
  const ranked = charaKarakas(grahas, 'eight');
  const holder = (wanted: 'atma' | 'putra'): Graha =>
    (ranked.find(({ karaka }) => karaka === wanted) as RankedKaraka).graha;
  return { atma: holder('atma'), putra: holder('putra') };
}

/** Facts of the navamsa of a chart by signs alone: lords, conjunctions and houses, no benefics and malefics. */
function navamsaOf(chart: Chart, birth: ChartFacts['birth'], rules: YogaFactRules): ChartFacts {
  const place = vargaPlacing(namedDivision('D-9_navamsa'));
  const bySign = (longitudeDeg: number): PlacedPoint => ({ sign: signOf(place(longitudeDeg)), degreesInSign: null });
  const placement = {
    ascendant: bySign(chart.ascendant.longitudeDeg),
    grahas: recordFrom(GRAHAS, (graha) => bySign(chart.grahas[graha].longitudeDeg)),
  };
  return chartFacts(comparisonsOf(placement, rules), { benefics: [], malefics: [] }, birth, rules);
}

/** The facts of yogas for each of the 23 charts of a birth. */
export function yogaFactsOfBirth(subject: YogaSubject, rules: YogaFactRules): (key: VargaKey) => YogaFacts {
  const { varga, facts, firstFacts, timePointsDeg, isDayBirth, gender } = subject;
  const ofBirth = {
    gender,
    isDayBirth,
    navamsa: firstFacts('D-9_navamsa'),
    drekkana: firstFacts('D-3_drekkana'),
    vargaCounts: vargaCounts(varga),
    karakas: karakasOf(varga('D-1_rasi')),
  };
  return (key) => {
    const place = vargaPlacing(chosenDivision(key, rules));
    const ofChart = facts(key);
    return yogaFacts(ofChart, ofBirth, {
      timePoints: recordFrom(['gulika', 'maandi'], (point) => placed(place(timePointsDeg[point]))),
      ownNavamsa: lazy(() => navamsaOf(varga(key), ofChart.birth, rules)),
      arudhas: lazy(() => bhavaArudhas(ofChart.comparisons, rules)),
    });
  };
}
