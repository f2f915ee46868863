import type { Rules } from '../../rules/rules.js';
import {
  inMaranaKarakaSthana,
  inPushkaraBhaga,
  inPushkaraNavamsa,
  mrityuBhagaAt,
} from '../../zodiac/criticalDegrees.js';
import type { SignDignity } from '../../zodiac/dignities.js';
import { GRAHAS, type Graha, isGraha, isPlanet, type Planet } from '../../zodiac/grahas.js';
import { lordOf } from '../../zodiac/houses.js';
import { kpLords } from '../../zodiac/kpDivisions.js';
import type { CompoundRelation } from '../../zodiac/relations.js';
import type { Chart, ChartedSky, ChartPoint } from '../chart.js';
import { mapChart, type PerBody } from '../perBody.js';
import { type Avasthas, baladiAvastha, deeptadiAvasthas, jagradadiAvastha } from './avasthas.js';
import type { BodyStates, StateLists } from './bodyStates.js';
import type { Combustion } from './combustion.js';
import { type DignityState, dignityStateOf, type Relations, relationsOf } from './dignity.js';
import { drishtiOf } from './drishti.js';
import { type GrahaYuddha, grahaYuddhas, WARRING_PLANETS, type WarringPlanet, warsOf } from './grahaYuddha.js';
import { type DivisionSigns, drekkana22, lattaStar, navamsa64, withMalefics } from './latta.js';
import { combustionIn, combustPlanetsIn, motionIn, retrogradePlanetsIn } from './motions.js';
import { pachakadiOf } from './pachakadi.js';
import { taraBasesOf, taraStateOf } from './taraState.js';

/** The rule choices that planetary states depend on. */
export type StateRules = Pick<Rules, 'graha_yuddha_victor' | 'deeptadi_order'>;

/** Signs in D-9 and D-3, both by method 1, for the 64th navamsa and the 22nd drekkana. */
export interface FatalDivisions {
  readonly navamsa: DivisionSigns;
  readonly drekkana: DivisionSigns;
}

/** States of a chart: the lists, the planetary wars and one record per body (null where the sky has no such body). */
export interface PlanetaryStates extends StateLists {
  readonly wars: readonly GrahaYuddha[];
  readonly planets: PerBody<BodyStates>;
}

/**
 * All states of a D-1 chart (docs/rules/01-positions-and-vargas.md#section-9 to #section-11). `sky` and `chart` are
 * of the same moment.
 */
export function planetaryStates(
  sky: ChartedSky,
  chart: Chart,
  divisions: FatalDivisions,
  rules: StateRules,
): PlanetaryStates {
  const wars = grahaYuddhas(sky.grahas, rules);
  const afflicted = withMalefics(chart);
  const bases = taraBasesOf(chart);
  const planets = mapChart(chart, (point, body): BodyStates => {
    const { longitudeDeg } = point;
    const graha = isGraha(body) ? grahaStates(body, point, sky, chart, wars, afflicted, rules) : NO_GRAHA;
    const fatal = body === 'Ascendant' || isGraha(body) ? body : null;
    // Written out: spreading a record of this size takes longer than computing it.
    return {
      motion: motionIn(sky, body),
      combustion: graha.combustion,
      dignityState: graha.dignityState,
      wars: graha.wars,
      avasthas: graha.avasthas,
      mrityuBhaga: fatal && mrityuBhagaAt(fatal, longitudeDeg),
      pushkara: graha.pushkara,
      maranaKaraka: graha.maranaKaraka,
      kpLords: kpLords(longitudeDeg),
      drishti: graha.drishti,
      relations: graha.relations,
      tara: taraStateOf(longitudeDeg, bases),
      lattaStar: graha.lattaStar,
      pachakadi: graha.pachakadi,
      navamsa64: fatal && navamsa64(divisions.navamsa[fatal]),
      drekkana22: fatal && drekkana22(divisions.drekkana[fatal]),
    };
  });
  return {
    ...dignityLists(planets),
    retrogradePlanets: retrogradePlanetsIn(sky),
    combustedPlanets: combustPlanetsIn(sky, chart),
    wars,
    planets,
  };
}

/** The part of the record that only grahas have. */
type GrahaStates = Pick<
  BodyStates,
  | 'combustion'
  | 'dignityState'
  | 'wars'
  | 'avasthas'
  | 'pushkara'
  | 'maranaKaraka'
  | 'drishti'
  | 'relations'
  | 'lattaStar'
  | 'pachakadi'
>;

const NO_GRAHA: GrahaStates = {
  combustion: null,
  dignityState: null,
  wars: null,
  avasthas: null,
  pushkara: null,
  maranaKaraka: null,
  drishti: null,
  relations: null,
  lattaStar: null,
  pachakadi: null,
};

const fights = (graha: Graha): graha is WarringPlanet => (WARRING_PLANETS as readonly Graha[]).includes(graha);

function grahaStates(
  graha: Graha,
  point: ChartPoint,
  sky: ChartedSky,
  chart: Chart,
  wars: readonly GrahaYuddha[],
  afflicted: ReadonlySet<Graha>,
  rules: StateRules,
): GrahaStates {
  const { longitudeDeg, house } = point;
  const dignityState = dignityStateOf(graha, longitudeDeg);
  const relations = relationsOf(graha, chart);
  const combustion = combustionIn(sky, chart, graha);
  return {
    combustion,
    dignityState,
    wars: fights(graha) ? warsOf(graha, wars) : null,
    avasthas: isPlanet(graha)
      ? avasthasOf(graha, chart, dignityState, relations, combustion, afflicted.has(graha), rules)
      : null,
    pushkara: { navamsa: inPushkaraNavamsa(longitudeDeg), bhaga: inPushkaraBhaga(longitudeDeg) },
    maranaKaraka: inMaranaKarakaSthana(graha, house),
    drishti: drishtiOf(graha, chart),
    relations,
    lattaStar: lattaStar(graha, longitudeDeg),
    pachakadi: isPlanet(graha) ? pachakadiOf(graha, chart) : null,
  };
}

function avasthasOf(
  planet: Planet,
  chart: Chart,
  dignityState: DignityState,
  relations: Relations,
  combustion: Combustion | null,
  withMalefic: boolean,
  rules: StateRules,
): Avasthas {
  const { dignity } = dignityState;
  const { longitudeDeg, sign } = chart.grahas[planet];
  const relationToLord: CompoundRelation | null = relations[lordOf(sign)]?.compound ?? null;
  const holding = deeptadiAvasthas(
    {
      dignity,
      relationToLord,
      combust: combustion?.combust ?? false,
      withMalefic,
    },
    rules,
  );
  return {
    baladi: baladiAvastha(longitudeDeg),
    jagradadi: jagradadiAvastha(dignity),
    deeptadi: holding[0],
    deeptadiHolding: holding,
  };
}

function dignityLists(planets: PerBody<BodyStates>): Omit<StateLists, 'retrogradePlanets' | 'combustedPlanets'> {
  const dignityAs = (dignity: SignDignity): Graha[] =>
    GRAHAS.filter((graha) => planets[graha].dignityState?.signDignity === dignity);
  return {
    exaltedPlanets: dignityAs('exalted'),
    debilitatedPlanets: dignityAs('debilitated'),
    ownSignPlanets: dignityAs('own'),
    friendSignPlanets: dignityAs('friend'),
    enemySignPlanets: dignityAs('enemy'),
  };
}
