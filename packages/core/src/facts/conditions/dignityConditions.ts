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
import { SAME_CHART, type View } from '../aspectFacts.js';
import type { ChartFacts } from '../chartFacts.js';
import { isDeeplyDebilitated, isDeeplyExalted, isDignified, longitudeOf } from '../dignityTests.js';
import type { Condition } from '../evidence.js';
import { requirementSet } from '../requirements.js';
import type { SingleSubject } from '../subjects.js';
import { condition } from './condition.js';

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
  subject: SingleSubject<F>,
  dignities: readonly SignDignity[],
  view: View<F> = SAME_CHART,
): Condition<F> {
  const dignity = (facts: F): SignDignity => {
    const one = subject.one(facts);
    return signDignity(one, view.of(facts).signs[one]);
  };
  return condition({
    id: `${subject.id}_${dignities.join('_')}${view.id}`,
    description: `${subject.name} ${dignities.join(' or ')}${view.name}`,
    requirements: view.requirements,
    subject,
    relation: 'has_dignity',
    object: dignities,
    observe: (facts) => [dignity(facts)],
    test: (facts) => dignities.includes(dignity(facts)),
  });
}

/** One graha in one of some houses, or in its own or exaltation sign. */
export const inHousesOrDignified = <F extends ChartFacts>(
  subject: SingleSubject<F>,
  houses: readonly House[],
  view: View<F> = SAME_CHART,
): Condition<F> =>
  condition({
    id: `${subject.id}_in_${houses.join('_')}_or_dignified${view.id}`,
    description: `${subject.name} in ${houses.join(', ')} or dignified${view.name}`,
    requirements: view.requirements,
    subject,
    relation: 'in_house_or_dignity',
    object: [...houses, ...DIGNIFIED],
    observe(facts) {
      const [seen, one] = [view.of(facts), subject.one(facts)];
      return [seen.houses[one], signDignity(one, seen.signs[one])];
    },
    test(facts) {
      const [seen, one] = [view.of(facts), subject.one(facts)];
      return houses.includes(seen.houses[one]) || isDignified(seen, one);
    },
  });

function inOneOf<F extends ChartFacts>(
  subject: SingleSubject<F>,
  words: { readonly id: string; readonly description: string },
  signsFor: (graha: Graha) => readonly Sign[],
  view: View<F> = SAME_CHART,
): Condition<F> {
  const sign = (facts: F): Sign => view.of(facts).signs[subject.one(facts)];
  return condition({
    id: `${subject.id}_${words.id}${view.id}`,
    description: `${subject.name} ${words.description}${view.name}`,
    requirements: view.requirements,
    subject,
    relation: 'in_sign',
    object: (facts) => signsFor(subject.one(facts)),
    observe: (facts) => [sign(facts)],
    test: (facts) => signsFor(subject.one(facts)).includes(sign(facts)),
  });
}

/** One graha in its sign of exaltation, Virgo for Mercury. */
export const exalted = <F extends ChartFacts>(subject: SingleSubject<F>, view?: View<F>): Condition<F> =>
  inOneOf(
    subject,
    { id: 'in_exaltation', description: 'in its sign of exaltation' },
    (one) => EXALTATION_SIGNS[one],
    view,
  );

/** One graha in its moolatrikona sign, whatever the degrees. */
export const inMoolatrikonaSign = <F extends ChartFacts>(subject: SingleSubject<F>): Condition<F> =>
  inOneOf(subject, { id: 'in_moolatrikona', description: 'in its moolatrikona sign' }, (one) => [
    MOOLATRIKONA_SIGNS[one],
  ]);

function atDeepPoint<F extends ChartFacts>(
  subject: SingleSubject<F>,
  words: { readonly id: string; readonly description: string },
  test: typeof isDeeplyExalted,
  pointOf: (planet: Planet) => number,
  signsOf: Readonly<Record<Graha, readonly Sign[]>>,
): Condition<F> {
  const row = {
    id: `${subject.id}_${words.id}`,
    description: `${subject.name} ${words.description}`,
    requirements: requirementSet('degrees'),
    subject,
    test: (facts: F) => test(facts, subject.one(facts)),
  };
  /** A node has no such point: it is there in the whole sign. */
  const ofNode = condition<F>({
    ...row,
    relation: 'in_sign',
    object: (facts) => signsOf[subject.one(facts)],
    observe: (facts) => [facts.signs[subject.one(facts)]],
  });
  const ofPlanet = condition<F>({
    ...row,
    relation: 'at_degree',
    object: (facts) => [pointOf(subject.one(facts) as Planet)],
    observe(facts) {
      const longitudeDeg = longitudeOf(facts, subject.one(facts));
      return longitudeDeg === null ? [] : [longitudeDeg];
    },
  });
  return {
    ...ofPlanet,
    evidence: (facts) => (isPlanet(subject.one(facts)) ? ofPlanet : ofNode).evidence(facts),
  };
}

/** One graha within a degree of its point of deep exaltation; a node by its sign. */
export const deeplyExalted = <F extends ChartFacts>(subject: SingleSubject<F>): Condition<F> =>
  atDeepPoint(
    subject,
    { id: 'deeply_exalted', description: 'within 1° of deep exaltation' },
    isDeeplyExalted,
    (planet) => DEEP_EXALTATION_DEG[planet],
    EXALTATION_SIGNS,
  );
/** One graha within a degree of its point of deep debility; a node by its sign. */
export const deeplyDebilitated = <F extends ChartFacts>(subject: SingleSubject<F>): Condition<F> =>
  atDeepPoint(
    subject,
    { id: 'deeply_debilitated', description: 'within 1° of deep debility' },
    isDeeplyDebilitated,
    deepDebilitationDeg,
    DEBILITATION_SIGNS,
  );
