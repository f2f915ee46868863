import { chartOf } from '../../core/charts/chart.js';
import { divisionSigns } from '../../core/charts/states/fatalDivisions.js';
import { type PlanetaryStates, planetaryStates } from '../../core/charts/states/planetaryStates.js';
import { namedDivision } from '../../core/vargas/division.js';
import { vargaChart } from '../../core/vargas/vargaChart.js';
import type { Birth } from '../births.js';
import type { AgreementContext } from '../reader.js';

/** Planetary states of a birth. */
export function statesOf(birth: Birth, context: AgreementContext): PlanetaryStates {
  const sky = context.sky(birth);
  const divisions = {
    navamsa: divisionSigns(vargaChart(sky, namedDivision('D-9_navamsa'))),
    drekkana: divisionSigns(vargaChart(sky, namedDivision('D-3_drekkana'))),
  };
  return planetaryStates(sky, chartOf(sky), divisions, context.rules());
}

type Planets = PlanetaryStates['planets'];

/** Motion, dignity and avasthas of each body in the words of the golden file. */
export const bodyStates = ({ planets }: PlanetaryStates) =>
  eachBody(planets, (states) => ({
    kp: {
      sign_lord: states.kpLords.signLord,
      star_lord: states.kpLords.starLord,
      sub_lord: states.kpLords.subLord,
      sub_sub_lord: states.kpLords.subSubLord,
      sookshma_lord: states.kpLords.sookshmaLord,
      prana_lord: states.kpLords.pranaLord,
      deha_lord: states.kpLords.dehaLord,
      kp_number: states.kpLords.kpNumber,
    },
    speed_degrees_per_day: states.motion?.speedDegPerDay,
    declination: states.motion?.declinationDeg,
    is_retrograde: states.motion?.retrograde,
    is_combust: states.combustion?.combust,
    sign_dignity: states.standing?.signDignity,
    dignity: states.standing?.dignity,
    is_deep_exalted: states.standing?.deepExalted,
    is_deep_debilitated: states.standing?.deepDebilitated,
    baladi_avastha: states.avasthas?.baladi,
    jagradadi_avastha: states.avasthas?.jagradadi,
  }));

const eachBody = <T>(planets: Planets, make: (states: NonNullable<Planets['Sun']>) => T): Record<string, T> =>
  Object.fromEntries(
    Object.entries(planets).flatMap(([body, states]) => (states === null ? [] : [[body, make(states)] as const])),
  );

/** Bodies of which something holds. */
const where = (planets: Planets, holds: (states: NonNullable<Planets['Sun']>) => boolean): readonly string[] =>
  Object.entries(eachBody(planets, holds)).flatMap(([body, held]) => (held ? [body] : []));

/** A map with the empty members left out, as the golden file writes it. */
const filled = <T>(map: Readonly<Record<string, T | null | undefined>>): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(map).filter(([, value]) => value !== null && value !== undefined && !isEmpty(value)),
  ) as Record<string, T>;
const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** The block `planetary_states` in the words of the golden file. */
export function stateLists(states: PlanetaryStates): Readonly<Record<string, unknown>> {
  const { planets } = states;
  return {
    retrograde: states.retrogradePlanets,
    combust: states.combustedPlanets,
    exalted_sign: states.exaltedPlanets,
    debilitated_sign: states.debilitatedPlanets,
    own_sign: states.ownSignPlanets,
    friend_sign: states.friendSignPlanets,
    enemy_sign: states.enemySignPlanets,
    graha_yuddha: states.wars,
    pushkara_navamsa: where(planets, ({ pushkara }) => pushkara?.navamsa === true),
    pushkara_bhaga: where(planets, ({ pushkara }) => pushkara?.bhaga === true),
    mrityu_bhaga: Object.entries(planets).flatMap(([body, of]) =>
      of?.mrityuBhaga?.holds === true ? [{ body, distance_degrees: of.mrityuBhaga.distanceDeg }] : [],
    ),
    marana_karaka_sthana: where(planets, ({ maranaKaraka }) => maranaKaraka === true),
    navamsa_64: filled(eachBody(planets, ({ navamsa64 }) => navamsa64)),
    drekkana_22: filled(eachBody(planets, ({ drekkana22 }) => drekkana22)),
    latta_star: filled(eachBody(planets, ({ lattaStar }) => lattaStar)),
    pachakadi: filled(eachBody(planets, ({ pachakadi }) => pachakadi)),
  };
}

/** The blocks `graha_drishti`, `rasi_drishti`, `temporary_relations` and `compound_relations`. */
export const sightsAndRelations = ({ planets }: PlanetaryStates): Readonly<Record<string, unknown>> => ({
  graha_drishti: filled(eachBody(planets, ({ drishti }) => drishti?.graha)),
  rasi_drishti: filled(eachBody(planets, ({ drishti }) => drishti?.rasi)),
  temporary_relations: relationsAs(planets, 'temporary'),
  compound_relations: relationsAs(planets, 'compound'),
});

const relationsAs = (planets: Planets, kind: 'temporary' | 'compound'): unknown =>
  filled(
    eachBody(
      planets,
      ({ relations }) =>
        relations &&
        Object.fromEntries(Object.entries(relations).map(([other, relation]) => [other, relation?.[kind]])),
    ),
  );
