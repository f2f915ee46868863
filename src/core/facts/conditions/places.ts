import type { House } from '../../zodiac/houses.js';
import { type Nakshatra, nakshatraOf } from '../../zodiac/nakshatras.js';
import type { Sign } from '../../zodiac/signs.js';
import { SAME_CHART, type View } from '../aspects.js';
import type { ChartFacts } from '../chartFacts.js';
import { grahasIn } from '../conjunctions.js';
import { longitudeOf } from '../dignityTests.js';
import type { Condition, Evidence, Relation } from '../evidence.js';
import { common, contains, type GrahaSet, isEmpty, membersOf, sizeOf } from '../grahaSet.js';
import { requirementSet, requirementsOf, unionOfRequirements } from '../requirements.js';
import type { SingleSubject, Subject } from '../subjects.js';

/** Every one of them in one of some houses. */
export function inHouses<F extends ChartFacts>(
  who: Subject<F>,
  houses: readonly House[],
  view: View<F> = SAME_CHART,
): Condition<F> {
  const id = `${who.id}_in_${houses.join('_')}${view.id}`;
  return {
    id,
    description: `${who.name} in ${houses.join(', ')}${view.name}`,
    requirements: requirementsOf(who, view),
    test: (facts) => contains(grahasIn(view.of(facts), houses), who.of(facts)),
    evidence(facts) {
      const subject = membersOf(who.of(facts));
      const seen = view.of(facts).houses;
      return { id, subject, relation: 'in_house', object: houses, observed: subject.map((one) => seen[one]) };
    },
  };
}

/** Members of a group in some houses, and whether there are enough of them. */
function found<F extends ChartFacts>(
  who: Subject<F>,
  houses: readonly House[],
  relation: Relation,
  words: { readonly id: string; readonly description: string },
  enough: (members: GrahaSet) => boolean,
): Condition<F> {
  const members = (facts: F): GrahaSet => common(grahasIn(facts, houses), who.of(facts));
  return {
    ...words,
    requirements: who.requirements,
    test: (facts) => enough(members(facts)),
    evidence: (facts): Evidence => ({
      id: words.id,
      subject: membersOf(who.of(facts)),
      relation,
      object: houses,
      observed: membersOf(members(facts)),
    }),
  };
}

/** At least one of them in one of some houses. */
export const anyIn = <F extends ChartFacts>(who: Subject<F>, houses: readonly House[]): Condition<F> =>
  found(
    who,
    houses,
    'any_in_house',
    { id: `any_of_${who.id}_in_${houses.join('_')}`, description: `any of ${who.name} in ${houses.join(', ')}` },
    (members) => !isEmpty(members),
  );

const NUMBERS = { two: 2, three: 3 } as const;

/** A minimum number of them together in a house. */
const togetherIn =
  (number: keyof typeof NUMBERS) =>
  <F extends ChartFacts>(who: Subject<F>, house: House): Condition<F> =>
    found(
      who,
      [house],
      `any_${number}_in_house`,
      { id: `${number}_of_${who.id}_in_${house}`, description: `${number} of ${who.name} together in ${house}` },
      (members) => sizeOf(members) >= NUMBERS[number],
    );
export const twoTogetherIn = togetherIn('two');
export const threeTogetherIn = togetherIn('three');

/** None of them in any of some houses. */
export const noneIn = <F extends ChartFacts>(who: Subject<F>, houses: readonly House[]): Condition<F> =>
  found(
    who,
    houses,
    'none_in_house',
    { id: `none_of_${who.id}_in_${houses.join('_')}`, description: `none of ${who.name} in ${houses.join(', ')}` },
    isEmpty,
  );

function signed(relation: 'in_sign' | 'not_in_sign', words: { readonly id: string; readonly description: string }) {
  return <F extends ChartFacts>(who: Subject<F>, signs: readonly Sign[], view: View<F> = SAME_CHART): Condition<F> => {
    const id = `${who.id}_${words.id}_${signs.map((sign) => sign.toLowerCase()).join('_')}${view.id}`;
    return {
      id,
      description: `${who.name} ${words.description} ${signs.join(' or ')}${view.name}`,
      requirements: requirementsOf(who, view),
      test(facts) {
        const seen = view.of(facts).signs;
        for (const one of membersOf(who.of(facts))) {
          if (signs.includes(seen[one]) !== (relation === 'in_sign')) return false;
        }
        return true;
      },
      evidence(facts) {
        const subject = membersOf(who.of(facts));
        const seen = view.of(facts).signs;
        return { id, subject, relation, object: signs, observed: subject.map((one) => seen[one]) };
      },
    };
  };
}

/** Every one of them in one of some signs. */
export const inSigns = signed('in_sign', { id: 'in', description: 'in' });
/** None of them in any of some signs. */
export const notInSigns = signed('not_in_sign', { id: 'not_in', description: 'not in' });

/** The Ascendant in one of some signs. */
export function lagnaIn(signs: readonly Sign[]): Condition {
  const id = `ascendant_in_${signs.map((sign) => sign.toLowerCase()).join('_')}`;
  return {
    id,
    description: `Lagna in ${signs.join(' or ')}`,
    requirements: requirementsOf(),
    test: ({ lagna }) => signs.includes(lagna),
    evidence: ({ lagna }) => ({ id, subject: ['Ascendant'], relation: 'in_sign', object: signs, observed: [lagna] }),
  };
}

/** A house that falls in one of some signs. */
export function houseInSigns(house: House, signs: readonly Sign[]): Condition {
  const id = `house_${house}_in_${signs.map((sign) => sign.toLowerCase()).join('_')}`;
  return {
    id,
    description: `house ${house} in ${signs.join(' or ')}`,
    requirements: requirementsOf(),
    test: ({ signsOfHouses }) => signs.includes(signsOfHouses[house]),
    evidence: ({ signsOfHouses }) => ({
      id,
      subject: [house],
      relation: 'in_sign',
      object: signs,
      observed: [signsOfHouses[house]],
    }),
  };
}

/** One graha in one of some nakshatras. */
export function inNakshatras(who: SingleSubject, stars: readonly Nakshatra[]): Condition {
  const id = `${who.id}_in_nakshatra_${stars.map((star) => star.toLowerCase().replaceAll(' ', '_')).join('_')}`;
  const starOf = (facts: ChartFacts): Nakshatra | null => {
    const longitudeDeg = longitudeOf(facts, who.one(facts));
    return longitudeDeg === null ? null : nakshatraOf(longitudeDeg).nakshatra;
  };
  return {
    id,
    description: `${who.name} in ${stars.join(', ')}`,
    requirements: requirementSet('degrees'),
    test(facts) {
      const star = starOf(facts);
      return star !== null && stars.includes(star);
    },
    evidence(facts) {
      const star = starOf(facts);
      return {
        id,
        subject: [who.one(facts)],
        relation: 'in_nakshatra',
        object: stars,
        observed: star === null ? [] : [star],
      };
    },
  };
}

/** Degrees of one graha in its sign beyond a limit. */
function degrees<F extends ChartFacts>(
  who: SingleSubject<F>,
  relation: 'degrees_below' | 'degrees_above',
  limitDeg: number,
): Condition<F> {
  const id = `${who.id}_${relation}_${limitDeg}`;
  const at = (facts: F): number | null => facts.placement.grahas[who.one(facts)].degreesInSign;
  return {
    id,
    description: `${who.name} ${relation === 'degrees_below' ? 'below' : 'above'} ${limitDeg}° of its sign`,
    requirements: unionOfRequirements(who.requirements, requirementSet('degrees')),
    test(facts) {
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

export const degreesBelow = <F extends ChartFacts>(who: SingleSubject<F>, limitDeg: number): Condition<F> =>
  degrees(who, 'degrees_below', limitDeg);
export const degreesAbove = <F extends ChartFacts>(who: SingleSubject<F>, limitDeg: number): Condition<F> =>
  degrees(who, 'degrees_above', limitDeg);
