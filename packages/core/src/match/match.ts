import type { PointLongitudes } from '../points/pointLongitudes.js';
import { sphuta } from '../points/sphutas.js';
import { recordFrom } from '../records.js';
import { type Sign, signOf } from '../zodiac/signs.js';
import { type PairDosha, type PairDoshaId, pairDoshas } from './exceptions.js';
import { type BhakootDosha, KOOTAS, type KootaRules } from './kootas.data.js';
import { bhakootDosha, KOOTA_IDS, type KootaScores, kootaScores, type LordRelations, lordRelations } from './kootas.js';
import {
  type ManglikOfPair,
  type ManglikRules,
  manglikFrom,
  manglikOfPair,
  PAPA_REFERENCES,
  type PapaReference,
  type PapaRules,
  type PapaSamya,
  papaSamya,
} from './papaSamya.js';
import { type Pair, type Partner, type PartnerRules, pairOf, partnerOf } from './partner.js';
import {
  type AdditionalPoruthamId,
  additionalPoruthams,
  isSatisfied,
  minimumSatisfied,
  PORUTHAM_IDS,
  type PoruthamGrades,
  type PoruthamRules,
  poruthamGrades,
} from './poruthams.js';
import { ASHTAKOOTA_BANDS, PORUTHAM_BANDS, type Rating, type RatingBand } from './ratings.data.js';

export type MatchRules = PartnerRules & KootaRules & PoruthamRules & PapaRules & ManglikRules;

/** The eight kootas with their doshas and totals (docs/rules/08-match-and-muhurta.md#section-3 to #section-6). */
export interface Ashtakoota {
  readonly scores: KootaScores;
  readonly total: number;
  /** 36 */
  readonly max: number;
  readonly rating: Rating;
  /** null if there is none, or none with a name */
  readonly bhakootDosha: BhakootDosha | null;
  /** null if one planet is lord of both signs */
  readonly lordRelations: LordRelations | null;
  readonly additional: Readonly<Record<AdditionalPoruthamId, boolean>>;
  readonly doshas: Readonly<Record<PairDoshaId, PairDosha>>;
}

/** The ten poruthams (docs/rules/08-match-and-muhurta.md#section-7). */
export interface TenPoruthams {
  readonly grades: PoruthamGrades;
  readonly matched: number;
  readonly rating: Rating;
  readonly minimumSatisfied: boolean;
}

/** The part of a match that depends only on the Moons. */
export interface MoonMatch {
  readonly pair: Pair;
  readonly north: Ashtakoota;
  readonly south: TenPoruthams;
}

/** The part of one partner's chart that a match uses (docs/rules/08-match-and-muhurta.md#section-8). */
export interface PartnerChart {
  readonly partner: Partner;
  readonly ascendantSign: Sign;
  readonly papa: PapaSamya;
  readonly manglikFrom: Readonly<Record<PapaReference, boolean>>;
  /** Beeja sphuta, of which a match uses the boy's; 0 <= x < 360. */
  readonly beejaDeg: number;
  /** Kshetra sphuta, of which a match uses the girl's; 0 <= x < 360. */
  readonly kshetraDeg: number;
}

/** A marriage match: scores, grades and facts; no verdict. */
export interface Match extends MoonMatch {
  readonly boy: PartnerChart;
  readonly girl: PartnerChart;
  readonly manglik: Readonly<Record<PapaReference, ManglikOfPair>>;
  /** Beeja sphuta of the boy, 0 <= x < 360. */
  readonly beejaDeg: number;
  /** Kshetra sphuta of the girl, 0 <= x < 360. */
  readonly kshetraDeg: number;
}

const MAX_TOTAL = KOOTA_IDS.reduce((sum, id) => sum + KOOTAS[id].maxScore, 0);

/** Match two natal Moons. */
export function matchMoons(boy: Partner, girl: Partner, rules: MatchRules): MoonMatch {
  const pair = pairOf(boy, girl);
  const scores = kootaScores(pair, rules);
  const total = KOOTA_IDS.reduce((sum, id) => sum + scores[id], 0);
  const grades = poruthamGrades(pair, rules);
  const matched = PORUTHAM_IDS.filter((id) => isSatisfied(grades[id])).length;
  return {
    pair,
    north: {
      scores,
      total,
      max: MAX_TOTAL,
      rating: ratingOf(ASHTAKOOTA_BANDS, total),
      bhakootDosha: bhakootDosha(pair, rules),
      lordRelations: lordRelations(boy.signLord, girl.signLord),
      additional: additionalPoruthams(pair, rules),
      doshas: pairDoshas(pair, scores, rules),
    },
    south: {
      grades,
      matched,
      rating: ratingOf(PORUTHAM_BANDS, matched),
      minimumSatisfied: minimumSatisfied(grades, pair, rules),
    },
  };
}

const ratingOf = (bands: readonly RatingBand[], score: number): Rating =>
  bands.reduce<Rating>((rating, band) => (score >= band.from ? band.rating : rating), 'below_minimum');

/** Match two births by the parts of their charts that a match uses. */
export const matchPartners = (boy: PartnerChart, girl: PartnerChart, rules: MatchRules): Match => ({
  ...matchMoons(boy.partner, girl.partner, rules),
  boy,
  girl,
  manglik: recordFrom(PAPA_REFERENCES, (from) => manglikOfPair(boy.manglikFrom[from], girl.manglikFrom[from])),
  beejaDeg: boy.beejaDeg,
  kshetraDeg: girl.kshetraDeg,
});

/** Match two births by the sidereal longitudes of their charts. */
export const matchCharts = (boy: PointLongitudes, girl: PointLongitudes, rules: MatchRules): Match =>
  matchPartners(partnerChart(boy, rules), partnerChart(girl, rules), rules);

/** The part of a chart that a match uses, from its sidereal longitudes. */
export const partnerChart = (longitudes: PointLongitudes, rules: MatchRules): PartnerChart => ({
  partner: partnerOf(longitudes.Moon, rules),
  ascendantSign: signOf(longitudes.Ascendant),
  papa: papaSamya(longitudes, rules),
  manglikFrom: manglikFrom(longitudes, rules),
  beejaDeg: sphuta('beeja_sphuta', longitudes, 0),
  kshetraDeg: sphuta('kshetra_sphuta', longitudes, 0),
});
