import { type SignDignity, signDignity } from '../../zodiac/dignities.js';
import type { ChartFacts } from '../chartFacts.js';
import type { Condition, State } from '../evidence.js';
import { has, membersOf } from '../grahaSet.js';
import { isCombust, isRetrograde } from '../standing.js';
import type { Who, WhoOne } from '../who.js';

/** Dignities of whole signs that rules group together, the best first (rules 06 section 1.5). */
export const DIGNIFIED: readonly SignDignity[] = ['own', 'exalted'];
export const STRONG: readonly SignDignity[] = [...DIGNIFIED, 'friend'];
/** Lower than a friend's sign: D < 3. */
export const BELOW_FRIEND: readonly SignDignity[] = ['neutral', 'enemy', 'debilitated'];

/** One graha in a sign where it has one of some dignities. */
export function hasDignity(who: WhoOne, dignities: readonly SignDignity[]): Condition {
  const id = `${who.id}_${dignities.join('_')}`;
  const dignity = (facts: ChartFacts): SignDignity => signDignity(who.one(facts), facts.signs[who.one(facts)]);
  return {
    id,
    asks: `${who.name} ${dignities.join(' or ')}`,
    holds: (facts) => dignities.includes(dignity(facts)),
    evidence: (facts) => ({
      id,
      subject: [who.one(facts)],
      relation: 'has_dignity',
      object: dignities,
      observed: [dignity(facts)],
    }),
  };
}

/** One graha that is a member of a group. */
export function isAmong(who: WhoOne, group: Who): Condition {
  const id = `${who.id}_is_${group.id}`;
  return {
    id,
    asks: `${who.name} is one of ${group.name}`,
    holds: (facts) => has(group.of(facts), who.one(facts)),
    evidence: (facts) => ({
      id,
      subject: [who.one(facts)],
      relation: 'is',
      object: membersOf(group.of(facts)),
      observed: [who.one(facts)],
    }),
  };
}

/** Two parts that are not played by one graha. */
export function isNot(who: WhoOne, other: WhoOne): Condition {
  const id = `${who.id}_is_not_${other.id}`;
  return {
    id,
    asks: `${who.name} is not ${other.name}`,
    holds: (facts) => who.one(facts) !== other.one(facts),
    evidence: (facts) => ({
      id,
      subject: [who.one(facts)],
      relation: 'is_not',
      object: [other.one(facts)],
      observed: [who.one(facts)],
    }),
  };
}

const STATES: Readonly<Record<State, typeof isCombust>> = { combust: isCombust, retrograde: isRetrograde };

/** One graha combust or retrograde at the birth. */
export function isInState(who: WhoOne, state: State): Condition {
  const id = `${who.id}_${state}`;
  return {
    id,
    asks: `${who.name} ${state}`,
    holds: (facts) => STATES[state](facts, who.one(facts)),
    evidence: (facts) => ({
      id,
      subject: [who.one(facts)],
      relation: 'has_state',
      object: [state],
      observed: STATES[state](facts, who.one(facts)) ? [state] : [],
    }),
  };
}

/** Degrees of one graha in its sign beyond a limit; false in a chart that is known by signs only. */
function degrees(who: WhoOne, relation: 'degrees_below' | 'degrees_above', limitDeg: number): Condition {
  const id = `${who.id}_${relation}_${limitDeg}`;
  const at = (facts: ChartFacts): number | null => facts.placement.grahas[who.one(facts)].degreesInSign;
  return {
    id,
    asks: `${who.name} ${relation === 'degrees_below' ? 'below' : 'above'} ${limitDeg}° of its sign`,
    holds(facts) {
      const value = at(facts);
      if (value === null) return false;
      return relation === 'degrees_below' ? value < limitDeg : value > limitDeg;
    },
    evidence(facts) {
      const value = at(facts);
      return { id, subject: [who.one(facts)], relation, object: [limitDeg], observed: value === null ? [] : [value] };
    },
  };
}

export const degreesBelow = (who: WhoOne, limitDeg: number): Condition => degrees(who, 'degrees_below', limitDeg);
export const degreesAbove = (who: WhoOne, limitDeg: number): Condition => degrees(who, 'degrees_above', limitDeg);
