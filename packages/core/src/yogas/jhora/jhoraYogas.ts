import { areAssociated } from '../../facts/association.js';
import { inHousesFrom, noneInFrom } from '../../facts/conditions/relativeHouses.js';
import { houseFromGraha } from '../../facts/conjunctionFacts.js';
import { evidenceOf } from '../../facts/criteria.js';
import type { Condition, Evidence } from '../../facts/evidence.js';
import { graha, grahas } from '../../facts/subjects.js';
import { type Graha, PLANETS } from '../../zodiac/grahas.js';
import { DUSTHANAS, HOUSES, type House, KENDRAS } from '../../zodiac/houses.js';
import { JUPITER, MOON, SUN } from '../rows/shorthands.js';
import type { YogaFamily } from '../yoga.js';
import { YOGAS, type YogaId } from '../yogaCatalogue.js';
import type { YogaFacts } from '../yogaFacts.js';
import { type JhoraFacts, type Yogadas, yogadasOf } from './jhoraFacts.js';

/** A yoga that is present in a chart: its evidence, and the planets that form it if they are named. */
export interface JhoraYoga {
  readonly conditions: readonly Evidence[];
  /** null if the yoga names no graha; else each graha that forms it alone, or each pair */
  readonly planets: readonly (readonly Graha[])[] | null;
}

interface JhoraRow<Id extends string = string> {
  readonly id: Id;
  readonly family: YogaFamily;
  /** null if it is absent */
  readonly find: (jhora: JhoraFacts) => JhoraYoga | null;
}

const row = <const Id extends string>(family: YogaFamily, id: Id, find: JhoraRow['find']): JhoraRow<Id> => ({
  id,
  family,
  find,
});

/** Mars to Saturn: the nodes and the luminaries form none of these. */
const FIVE = PLANETS.filter((planet) => planet !== 'Sun' && planet !== 'Moon');

/** The five in a house from the Sun or the Moon, without the other luminary. */
function neighbours(facts: YogaFacts, from: 'Sun' | 'Moon', house: House): JhoraYoga | null {
  const planets = FIVE.filter((planet) => houseFromGraha(facts, from, planet) === house);
  const [centre, other] = from === 'Sun' ? [SUN, MOON] : [MOON, SUN];
  const alone = noneInFrom(centre, other, [house]);
  if (planets.length === 0 || !alone.test(facts)) return null;
  const adjacent = inHousesFrom(centre, grahas(...planets), [house]);
  return { conditions: [adjacent.evidence(facts), alone.evidence(facts)], planets: planets.map((planet) => [planet]) };
}

const nextTo =
  (from: 'Sun' | 'Moon', house: House): JhoraRow['find'] =>
  ({ facts }) =>
    neighbours(facts, from, house);

/** Both houses next to a luminary occupied. */
const onBothSides =
  (from: 'Sun' | 'Moon'): JhoraRow['find'] =>
  ({ facts }) => {
    const [second, twelfth] = [neighbours(facts, from, 2), neighbours(facts, from, 12)];
    return second && twelfth && { conditions: [...second.conditions, ...twelfth.conditions], planets: null };
  };

/** A yoga by the row of its name (docs/rules/06-yogas-doshas-longevity.md), with the seven planets as lords. */
const asRow = <const Id extends YogaId>(id: Id): JhoraRow<Id> => {
  const known = YOGAS.find((one) => one.id === id);
  if (known === undefined) throw new Error(`no yoga ${id}`);
  return row(known.family, id, ({ facts }) => {
    const conditions = evidenceOf(known.criteria, facts);
    return conditions && { conditions, planets: null };
  });
};

const byCondition =
  (condition: (jhora: JhoraFacts) => Condition<YogaFacts>): JhoraRow['find'] =>
  (jhora) => {
    const ofBirth = condition(jhora);
    return ofBirth.test(jhora.facts) ? { conditions: [ofBirth.evidence(jhora.facts)], planets: null } : null;
  };

const lordship = (facts: YogaFacts, planet: Graha, houses: readonly House[]): Evidence => ({
  id: `lord_of_${houses.join('_')}`,
  subject: [planet],
  relation: 'lord_of_house',
  object: houses,
  observed: HOUSES.filter((house) => houses.includes(house) && facts.lords[house] === planet),
});

const inHouse = (facts: YogaFacts, planet: Graha, houses: readonly House[]): Evidence => ({
  id: `in_${houses.join('_')}`,
  subject: [planet],
  relation: 'in_house',
  object: houses,
  observed: [facts.houses[planet]],
});

/** Planets of some kind, each with its evidence; null if there are none. */
function each(planets: readonly Graha[], evidence: (planet: Graha) => readonly Evidence[]): JhoraYoga | null {
  if (planets.length === 0) return null;
  return { conditions: planets.flatMap(evidence), planets: planets.map((planet) => [planet]) };
}

/** Owners of a kendra and of a trikona, the 1st house excluded. */
const KENDRAS_BUT_FIRST = [4, 7, 10] as const;
const TRIKONAS_BUT_FIRST = [5, 9] as const;

const yogakaraka: JhoraRow['find'] = ({ facts }) => {
  const owns = (planet: Graha, houses: readonly House[]) => houses.some((house) => facts.lords[house] === planet);
  return each(
    PLANETS.filter((planet) => owns(planet, KENDRAS_BUT_FIRST) && owns(planet, TRIKONAS_BUT_FIRST)),
    (planet) => [lordship(facts, planet, KENDRAS_BUT_FIRST), lordship(facts, planet, TRIKONAS_BUT_FIRST)],
  );
};

const dharmaKarmadhipati: JhoraRow['find'] = ({ facts }) => {
  const [ninth, tenth] = [facts.lords[9], facts.lords[10]];
  if (!areAssociated(facts, ninth, tenth)) return null;
  const associated: Evidence = {
    id: 'lords_of_9_and_10_associated',
    subject: [ninth],
    relation: 'associated_with',
    object: [tenth],
    observed: [tenth],
  };
  return {
    conditions: [lordship(facts, ninth, [9]), lordship(facts, tenth, [10]), associated],
    planets: [[ninth, tenth]],
  };
};

/** The lord of a dusthana in another of them; in its own it forms harsha, sarala or vimala. */
const viparitaOfOne: JhoraRow['find'] = ({ facts }) => {
  const others = (house: House): readonly House[] => DUSTHANAS.filter((one) => one !== house);
  const moved = DUSTHANAS.filter((house) => others(house).includes(facts.houses[facts.lords[house]]));
  return each(
    moved.map((house) => facts.lords[house]),
    (planet) => {
      const own = moved.filter((house) => facts.lords[house] === planet);
      return own.flatMap((house) => [lordship(facts, planet, [house]), inHouse(facts, planet, others(house))]);
    },
  );
};

/** Two lords of dusthanas together or opposite each other, in whatever houses. */
const viparitaOfTwo: JhoraRow['find'] = ({ facts }) => {
  const lords = DUSTHANAS.map((house) => facts.lords[house]);
  const pairs = lords.flatMap((a, at) =>
    lords.slice(at + 1).flatMap((b) => {
      const apart = houseFromGraha(facts, a, b);
      return a !== b && (apart === 1 || apart === 7) ? [[a, b] as const] : [];
    }),
  );
  if (pairs.length === 0) return null;
  const conditions = pairs.flatMap(([a, b]) => [
    lordship(facts, a, DUSTHANAS),
    lordship(facts, b, DUSTHANAS),
    inHousesFrom(graha(a), grahas(b), [1, 7]).evidence(facts),
  ]);
  return { conditions, planets: pairs };
};

const karakasTogether: JhoraRow['find'] = ({ facts, karakas: { atma, pitri } }) => {
  const [first, second] = [facts.signs[atma], facts.signs[pitri]];
  if (first !== second) return null;
  const observed = [first, second];
  const together: Evidence = {
    id: 'atma_and_pitri_karaka_together',
    subject: [atma, pitri],
    relation: 'in_one_sign',
    object: [],
    observed,
  };
  return { conditions: [together], planets: [[atma, pitri]] };
};

const yogada =
  (lagnas: Parameters<typeof yogadasOf>[1]): JhoraRow['find'] =>
  (jhora) => {
    const { planets, conditions }: Yogadas = yogadasOf(jhora, lagnas);
    return planets.length === 0 ? null : { conditions, planets: planets.map((planet) => [planet]) };
  };

/**
 * The yogas that Jagannatha Hora names, in D-1, by the conditions that match its lists
 * (docs/rules/09-jhora-agreement.md#rule-y1).
 */
export const JHORA_YOGAS = [
  row('ravi', 'vesi_yoga', nextTo('Sun', 2)),
  row('ravi', 'vosi_yoga', nextTo('Sun', 12)),
  row('ravi', 'ubhayachara_yoga', onBothSides('Sun')),
  asRow('nipuna_yoga'),
  row('chandra', 'sunaphaa_yoga', nextTo('Moon', 2)),
  row('chandra', 'anaphaa_yoga', nextTo('Moon', 12)),
  row('chandra', 'duradhara_yoga', onBothSides('Moon')),
  row(
    'chandra',
    'adhi_yoga',
    byCondition(({ adhiPlanets }) => inHousesFrom(MOON, grahas(...adhiPlanets), [6, 7, 8])),
  ),
  row(
    'chandra',
    'gaja_kesari_yoga',
    byCondition(() => inHousesFrom(MOON, JUPITER, KENDRAS)),
  ),
  asRow('sasa_yoga'),
  asRow('daama_yoga'),
  asRow('paasa_yoga'),
  asRow('kalpadruma_yoga'),
  asRow('harsha_yoga'),
  asRow('sarala_yoga'),
  asRow('vimala_yoga'),
  row('raja', 'dharma_karmadhipati_raja_yoga', dharmaKarmadhipati),
  row('raja', 'yogakaraka', yogakaraka),
  row('raja', 'maha_yogada', yogada('both')),
  row('raja', 'yogada_of_hora_lagna', yogada(['hora_lagna'])),
  row('raja', 'yogada_of_ghati_lagna', yogada(['ghati_lagna'])),
  row('raja', 'vipareeta_of_one', viparitaOfOne),
  row('raja', 'vipareeta_of_two', viparitaOfTwo),
  row('raja', 'raja_of_atma_and_pitri_karaka', karakasTogether),
] as const;
export type JhoraYogaId = (typeof JHORA_YOGAS)[number]['id'];
