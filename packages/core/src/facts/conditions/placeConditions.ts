import type { House } from '../../zodiac/houses.js';
import { type Nakshatra, nakshatraOf } from '../../zodiac/nakshatras.js';
import type { Sign } from '../../zodiac/signs.js';
import { SAME_CHART, type View } from '../aspectFacts.js';
import type { ChartFacts } from '../chartFacts.js';
import { grahasIn } from '../conjunctionFacts.js';
import { longitudeOf } from '../dignityTests.js';
import type { Condition, Relation } from '../evidence.js';
import { common, contains, type GrahaSet, isEmpty, membersOf, sizeOf } from '../grahaSet.js';
import { requirementSet } from '../requirements.js';
import type { SingleSubject, Subject } from '../subjects.js';
import { condition } from './condition.js';

const idOfSigns = (signs: readonly Sign[]): string => signs.map((sign) => sign.toLowerCase()).join('_');

/** Every one of them in one of some houses. */
export const inHouses = <F extends ChartFacts>(
  subject: Subject<F>,
  houses: readonly House[],
  view: View<F> = SAME_CHART,
): Condition<F> =>
  condition({
    id: `${subject.id}_in_${houses.join('_')}${view.id}`,
    description: `${subject.name} in ${houses.join(', ')}${view.name}`,
    requirements: view.requirements,
    subject,
    relation: 'in_house',
    object: houses,
    observe(facts) {
      const seen = view.of(facts).houses;
      return membersOf(subject.of(facts)).map((one) => seen[one]);
    },
    test: (facts) => contains(grahasIn(view.of(facts), houses), subject.of(facts)),
  });

/** Members of a group in some houses, and whether there are enough of them. */
function found<F extends ChartFacts>(
  subject: Subject<F>,
  houses: readonly House[],
  relation: Relation,
  words: { readonly id: string; readonly description: string },
  enough: (members: GrahaSet) => boolean,
): Condition<F> {
  const members = (facts: F): GrahaSet => common(grahasIn(facts, houses), subject.of(facts));
  return condition({
    ...words,
    subject,
    relation,
    object: houses,
    observe: members,
    test: (facts) => enough(members(facts)),
  });
}

/** At least one of them in one of some houses. */
export const anyIn = <F extends ChartFacts>(subject: Subject<F>, houses: readonly House[]): Condition<F> =>
  found(
    subject,
    houses,
    'any_in_house',
    {
      id: `any_of_${subject.id}_in_${houses.join('_')}`,
      description: `any of ${subject.name} in ${houses.join(', ')}`,
    },
    (members) => !isEmpty(members),
  );

const NUMBERS = { two: 2, three: 3 } as const;

/** A minimum number of them together in a house. */
const togetherIn =
  (number: keyof typeof NUMBERS) =>
  <F extends ChartFacts>(subject: Subject<F>, house: House): Condition<F> =>
    found(
      subject,
      [house],
      `any_${number}_in_house`,
      {
        id: `${number}_of_${subject.id}_in_${house}`,
        description: `${number} of ${subject.name} together in ${house}`,
      },
      (members) => sizeOf(members) >= NUMBERS[number],
    );
export const twoTogetherIn = togetherIn('two');
export const threeTogetherIn = togetherIn('three');

/** None of them in any of some houses. */
export const noneIn = <F extends ChartFacts>(subject: Subject<F>, houses: readonly House[]): Condition<F> =>
  found(
    subject,
    houses,
    'none_in_house',
    {
      id: `none_of_${subject.id}_in_${houses.join('_')}`,
      description: `none of ${subject.name} in ${houses.join(', ')}`,
    },
    isEmpty,
  );

function signed(relation: 'in_sign' | 'not_in_sign', words: { readonly id: string; readonly description: string }) {
  return <F extends ChartFacts>(
    subject: Subject<F>,
    signs: readonly Sign[],
    view: View<F> = SAME_CHART,
  ): Condition<F> =>
    condition({
      id: `${subject.id}_${words.id}_${idOfSigns(signs)}${view.id}`,
      description: `${subject.name} ${words.description} ${signs.join(' or ')}${view.name}`,
      requirements: view.requirements,
      subject,
      relation,
      object: signs,
      observe(facts) {
        const seen = view.of(facts).signs;
        return membersOf(subject.of(facts)).map((one) => seen[one]);
      },
      test(facts) {
        const seen = view.of(facts).signs;
        for (const one of membersOf(subject.of(facts))) {
          if (signs.includes(seen[one]) !== (relation === 'in_sign')) return false;
        }
        return true;
      },
    });
}

/** Every one of them in one of some signs. */
export const inSigns = signed('in_sign', { id: 'in', description: 'in' });
/** None of them in any of some signs. */
export const notInSigns = signed('not_in_sign', { id: 'not_in', description: 'not in' });

/** The Ascendant in one of some signs. */
export const lagnaIn = (signs: readonly Sign[]): Condition =>
  condition({
    id: `ascendant_in_${idOfSigns(signs)}`,
    description: `Lagna in ${signs.join(' or ')}`,
    subject: ['Ascendant'],
    relation: 'in_sign',
    object: signs,
    observe: ({ lagna }) => [lagna],
    test: ({ lagna }) => signs.includes(lagna),
  });

/** A house that falls in one of some signs. */
export const houseInSigns = (house: House, signs: readonly Sign[]): Condition =>
  condition({
    id: `house_${house}_in_${idOfSigns(signs)}`,
    description: `house ${house} in ${signs.join(' or ')}`,
    subject: [house],
    relation: 'in_sign',
    object: signs,
    observe: ({ signsOfHouses }) => [signsOfHouses[house]],
    test: ({ signsOfHouses }) => signs.includes(signsOfHouses[house]),
  });

/** One graha in one of some nakshatras. */
export function inNakshatras(subject: SingleSubject, nakshatras: readonly Nakshatra[]): Condition {
  const names = nakshatras.map((one) => one.toLowerCase().replaceAll(' ', '_'));
  const found = (facts: ChartFacts): readonly Nakshatra[] => {
    const longitudeDeg = longitudeOf(facts, subject.one(facts));
    return longitudeDeg === null ? [] : [nakshatraOf(longitudeDeg).nakshatra];
  };
  return condition({
    id: `${subject.id}_in_nakshatra_${names.join('_')}`,
    description: `${subject.name} in ${nakshatras.join(', ')}`,
    requirements: requirementSet('degrees'),
    subject,
    relation: 'in_nakshatra',
    object: nakshatras,
    observe: found,
    test: (facts) => found(facts).some((one) => nakshatras.includes(one)),
  });
}

/** Degrees of one graha in its sign beyond a limit. */
function degrees<F extends ChartFacts>(
  subject: SingleSubject<F>,
  relation: 'degrees_below' | 'degrees_above',
  limitDeg: number,
): Condition<F> {
  const at = (facts: F): number | null => facts.placement.grahas[subject.one(facts)].degreesInSign;
  return condition({
    id: `${subject.id}_${relation}_${limitDeg}`,
    description: `${subject.name} ${relation === 'degrees_below' ? 'below' : 'above'} ${limitDeg}° of its sign`,
    requirements: requirementSet('degrees'),
    subject,
    relation,
    object: [limitDeg],
    observe(facts) {
      const value = at(facts);
      return value === null ? [] : [value];
    },
    test(facts) {
      const value = at(facts);
      if (value === null) return false;
      return relation === 'degrees_below' ? value < limitDeg : value > limitDeg;
    },
  });
}

export const degreesBelow = <F extends ChartFacts>(subject: SingleSubject<F>, limitDeg: number): Condition<F> =>
  degrees(subject, 'degrees_below', limitDeg);
export const degreesAbove = <F extends ChartFacts>(subject: SingleSubject<F>, limitDeg: number): Condition<F> =>
  degrees(subject, 'degrees_above', limitDeg);
