import { recordFrom } from '../records.js';
import type { Rules } from '../rules/rules.js';
import { type Graha, PLANETS, type Planet } from '../zodiac/grahas.js';
import { type BhavaBala, type BhavaBalaRules, bhavaBalaOf } from './bhavaBala.js';
import { type DrishtiCast, drishtiTable } from './drishtiTable.js';
import { type IshtaKashta, ishtaKashta, type Rashmi, rashmiOf, subhankaOf } from './rashmiStrength.js';
import { tribhagaLord } from './shadbala/dayAndNight.js';
import { type Shadbala, type ShadbalaRules, shadbalaOf } from './shadbala/shadbala.js';
import { type TimeLords, timeLordsOf } from './shadbala/timeLords.js';
import type { ByPlanet, StrengthChart } from './strengthChart.js';
import type { Nature } from './strengthNatures.js';
import { type DwadasaVargeeyaBala, dwadasaVargeeyaBala, type HarshaBala, harshaBala } from './tajika/harshaBala.js';
import { type PanchaVargeeyaBala, panchaVargeeyaBala } from './tajika/panchaVargeeyaBala.js';
import { type Vaiseshikamsa, vaiseshikamsaOf } from './vargaStrengths/vaiseshikamsa.js';
import type { VargaScheme } from './vargaStrengths/vargaSchemes.data.js';
import { type Vimsopaka, type VimsopakaRules, vimsopakaOf } from './vargaStrengths/vimsopaka.js';

/** The lords of time, and of the third of the day or night. */
export interface LordsOfTime extends TimeLords {
  readonly tribhaga: Planet;
}

/** All strengths of one chart (docs/rules/03-strengths.md). */
export interface Strengths {
  /** Natures of the aspecting planets. */
  readonly natures: ByPlanet<Nature>;
  readonly timeLords: LordsOfTime;
  readonly shadbala: ByPlanet<Shadbala>;
  readonly ishtaKashta: ByPlanet<IshtaKashta>;
  readonly rashmi: ByPlanet<Rashmi>;
  /** Subhanka; asubhanka is the rest of 60. */
  readonly subhanka: ByPlanet;
  readonly drishti: Readonly<Record<Graha, DrishtiCast>>;
  /** houses 1..12 */
  readonly bhavaBala: readonly BhavaBala[];
  readonly harshaBala: ByPlanet<HarshaBala>;
  readonly panchaVargeeyaBala: ByPlanet<PanchaVargeeyaBala>;
  readonly dwadasaVargeeyaBala: ByPlanet<DwadasaVargeeyaBala>;
  readonly vimsopaka: Readonly<Record<VargaScheme, Readonly<Record<Graha, Vimsopaka>>>>;
  readonly vaiseshikamsa: Readonly<Record<VargaScheme, Readonly<Record<Graha, Vaiseshikamsa>>>>;
}

/** The choices that strengths use. */
export type StrengthRules = ShadbalaRules &
  BhavaBalaRules &
  VimsopakaRules &
  Pick<Rules, 'benefics_shadbala' | 'ishta_kashta' | 'pancha_vargeeya' | 'dwadasa_vargeeya' | 'aspect_houses'>;

/** Ishta and kashta phala from the parts of shadbala. */
const ishtaKashtaOf = (shadbala: ByPlanet<Shadbala>, rules: Pick<Rules, 'ishta_kashta'>): ByPlanet<IshtaKashta> =>
  recordFrom(PLANETS, (planet) => {
    const { sthana, cheshta } = shadbala[planet];
    return ishtaKashta(sthana.uccha, cheshta.kendraDeg / 3, rules);
  });

/** Compute every strength of a chart once. */
export function strengthsOf(chart: StrengthChart, rules: StrengthRules): Strengths {
  const shadbala = shadbalaOf(chart, rules);
  return {
    natures: chart.natures,
    timeLords: { ...timeLordsOf(chart.sky, rules), tribhaga: tribhagaLord(chart.sky) },
    shadbala,
    ishtaKashta: ishtaKashtaOf(shadbala, rules),
    rashmi: recordFrom(PLANETS, (planet) =>
      rashmiOf(shadbala[planet].sthana.uccha, shadbala[planet].cheshta.kendraDeg),
    ),
    subhanka: recordFrom(PLANETS, (planet) => subhankaOf(chart.rasi, planet)),
    drishti: drishtiTable(chart, rules),
    bhavaBala: bhavaBalaOf(
      {
        madhyasDeg: chart.madhyasDeg,
        longitudesDeg: chart.longitudesDeg,
        natures: chart.natures,
        shadbalaVirupas: recordFrom(PLANETS, (planet) => shadbala[planet].totalVirupas),
      },
      rules,
    ),
    harshaBala: harshaBala(chart.rasi, chart.sky.dayFrame.isDayBirth),
    panchaVargeeyaBala: panchaVargeeyaBala(chart, rules),
    dwadasaVargeeyaBala: dwadasaVargeeyaBala(chart, rules),
    vimsopaka: vimsopakaOf({ rasi: chart.rasi, varga: chart.chosenVarga }, rules),
    vaiseshikamsa: vaiseshikamsaOf({ varga: chart.chosenVarga }),
  };
}
