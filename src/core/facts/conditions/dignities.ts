import {
  DEBILITATION_SIGNS,
  DEEP_EXALTATION_DEG,
  EXALTATION_SIGNS,
  MOOLATRIKONA_SIGNS,
} from '../../zodiac/dignities.data.js';
import { deepDebilitationDeg, type SignDignity, signDignity } from '../../zodiac/dignities.js';
import { type Graha, isPlanet, type Planet } from '../../zodiac/grahas.js';
import type { House } from '../../zodiac/houses.js';
import type { Sign } from '../../zodiac/signs.js';
import { SAME_CHART, type View } from '../aspects.js';
import type { ChartFacts } from '../chartFacts.js';
import { isDeeplyDebilitated, isDeeplyExalted, isDignified, longitudeOf } from '../dignityTests.js';
import type { Condition } from '../evidence.js';
import { requirementSet, requirementsOf, unionOfRequirements } from '../requirements.js';
import type { SingleSubject } from '../subjects.js';

/**
 * Groups of dignities by whole sign, the best first
 * (docs/rules/06-yogas-doshas-longevity.md#section-1-5).
 */
export const DIGNIFIED: readonly SignDignity[] = ['own', 'exalted'];
export const STRONG: readonly SignDignity[] = [...DIGNIFIED, 'friend'];
export const FAIR: readonly SignDignity[] = [...STRONG, 'neutral'];
export const DEBILITATED: readonly SignDignity[] = ['debilitated'];
/** Lower than a friend's sign: D < 3. */
export const BELOW_FRIEND: readonly SignDignity[] = ['neutral', 'enemy', 'debilitated'];
/** An enemy's sign or debility: D <= 1. */
export const BELOW_NEUTRAL: readonly SignDignity[] = ['enemy', 'debilitated'];

/** One graha in a sign where it has one of some dignities. */
export function hasDignity<F extends ChartFacts>(
  who: SingleSubject<F>,
  dignities: readonly SignDignity[],
  view: View<F> = SAME_CHART,
): Condition<F> {
  const id = `${who.id}_${dignities.join('_')}${view.id}`;
  const dignity = (facts: F): SignDignity => {
    const one = who.one(facts);
    return signDignity(one, view.of(facts).signs[one]);
  };
  return {
    id,
    description: `${who.name} ${dignities.join(' or ')}${view.name}`,
    requirements: requirementsOf(who, view),
    test: (facts) => dignities.includes(dignity(facts)),
    evidence: (facts) => ({
      id,
      subject: [who.one(facts)],
      relation: 'has_dignity',
      object: dignities,
      observed: [dignity(facts)],
    }),
  };
}

/** One graha in one of some houses, or in its own or exaltation sign. */
export function inHousesOrDignified<F extends ChartFacts>(
  who: SingleSubject<F>,
  houses: readonly House[],
  view: View<F> = SAME_CHART,
): Condition<F> {
  const id = `${who.id}_in_${houses.join('_')}_or_dignified${view.id}`;
  return {
    id,
    description: `${who.name} in ${houses.join(', ')} or dignified${view.name}`,
    requirements: requirementsOf(who, view),
    test(facts) {
      const [seen, one] = [view.of(facts), who.one(facts)];
      return houses.includes(seen.houses[one]) || isDignified(seen, one);
    },
    evidence(facts) {
      const [seen, one] = [view.of(facts), who.one(facts)];
      return {
        id,
        subject: [one],
        relation: 'in_house_or_dignity',
        object: [...houses, ...DIGNIFIED],
        observed: [seen.houses[one], signDignity(one, seen.signs[one])],
      };
    },
  };
}

function inOneOf<F extends ChartFacts>(
  who: SingleSubject<F>,
  words: { readonly id: string; readonly description: string },
  signsFor: (graha: Graha) => readonly Sign[],
  view: View<F> = SAME_CHART,
): Condition<F> {
  const id = `${who.id}_${words.id}${view.id}`;
  return {
    id,
    description: `${who.name} ${words.description}${view.name}`,
    requirements: requirementsOf(who, view),
    test(facts) {
      const one = who.one(facts);
      return signsFor(one).includes(view.of(facts).signs[one]);
    },
    evidence(facts) {
      const one = who.one(facts);
      const observed = [view.of(facts).signs[one]];
      return { id, subject: [one], relation: 'in_sign', object: signsFor(one), observed };
    },
  };
}

/** One graha in its sign of exaltation, Virgo for Mercury. */
export const exalted = <F extends ChartFacts>(who: SingleSubject<F>, view?: View<F>): Condition<F> =>
  inOneOf(who, { id: 'in_exaltation', description: 'in its sign of exaltation' }, (one) => EXALTATION_SIGNS[one], view);

/** One graha in its moolatrikona sign, whatever the degrees. */
export const inMoolatrikonaSign = <F extends ChartFacts>(who: SingleSubject<F>): Condition<F> =>
  inOneOf(who, { id: 'in_moolatrikona', description: 'in its moolatrikona sign' }, (one) => [MOOLATRIKONA_SIGNS[one]]);

function atDeepPoint<F extends ChartFacts>(
  who: SingleSubject<F>,
  words: { readonly id: string; readonly description: string },
  test: typeof isDeeplyExalted,
  pointOf: (planet: Planet) => number,
  signsOf: Readonly<Record<Graha, readonly Sign[]>>,
): Condition<F> {
  const id = `${who.id}_${words.id}`;
  return {
    id,
    description: `${who.name} ${words.description}`,
    requirements: unionOfRequirements(who.requirements, requirementSet('degrees')),
    test: (facts) => test(facts, who.one(facts)),
    evidence(facts) {
      const one = who.one(facts);
      if (!isPlanet(one)) {
        return { id, subject: [one], relation: 'in_sign', object: signsOf[one], observed: [facts.signs[one]] };
      }
      const longitudeDeg = longitudeOf(facts, one);
      const observed = longitudeDeg === null ? [] : [longitudeDeg];
      return { id, subject: [one], relation: 'at_degree', object: [pointOf(one)], observed };
    },
  };
}

/** One graha within a degree of its point of deep exaltation; a node by its sign. */
export const deeplyExalted = <F extends ChartFacts>(who: SingleSubject<F>): Condition<F> =>
  atDeepPoint(
    who,
    { id: 'deeply_exalted', description: 'within 1° of deep exaltation' },
    isDeeplyExalted,
    (planet) => DEEP_EXALTATION_DEG[planet],
    EXALTATION_SIGNS,
  );
/** One graha within a degree of its point of deep debility; a node by its sign. */
export const deeplyDebilitated = <F extends ChartFacts>(who: SingleSubject<F>): Condition<F> =>
  atDeepPoint(
    who,
    { id: 'deeply_debilitated', description: 'within 1° of deep debility' },
    isDeeplyDebilitated,
    deepDebilitationDeg,
    DEBILITATION_SIGNS,
  );
