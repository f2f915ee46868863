import type { Graha } from '../../zodiac/grahas.js';
import { countHouses, type House, houseFrom } from '../../zodiac/houses.js';
import { type Nakshatra, nakshatraOf } from '../../zodiac/nakshatras.js';
import type { Sign } from '../../zodiac/signs.js';
import type { ChartFacts } from '../chartFacts.js';
import { grahasIn } from '../company.js';
import type { Condition, Evidence, Relation } from '../evidence.js';
import { common, contains, type GrahaSet, membersOf, sizeOf } from '../grahaSet.js';
import { longitudeOf } from '../standing.js';
import type { Who, WhoOne } from '../who.js';

/** Every one of them in one of some houses. */
export function inHouses(who: Who, houses: readonly House[]): Condition {
  const id = `${who.id}_in_${houses.join('_')}`;
  return {
    id,
    asks: `${who.name} in ${houses.join(', ')}`,
    holds: (facts) => contains(grahasIn(facts, houses), who.of(facts)),
    evidence(facts) {
      const subject = membersOf(who.of(facts));
      return { id, subject, relation: 'in_house', object: houses, observed: subject.map((one) => facts.houses[one]) };
    },
  };
}

/** Every one of them in one of some houses counted from a graha. */
export function inHousesFrom(from: Graha, who: Who, houses: readonly House[]): Condition {
  const id = `${who.id}_in_${houses.join('_')}_from_${from.toLowerCase()}`;
  const counted = (facts: ChartFacts): readonly House[] => houses.map((house) => houseFrom(facts.houses[from], house));
  return {
    id,
    asks: `${who.name} in ${houses.join(', ')} from ${from}`,
    holds: (facts) => contains(grahasIn(facts, counted(facts)), who.of(facts)),
    evidence(facts) {
      const subject = membersOf(who.of(facts));
      const observed = subject.map((one) => countHouses(facts.houses[from], facts.houses[one]));
      return { id, subject, relation: 'in_house_from', object: [from, ...houses], observed };
    },
  };
}

/** Those of a group that stand in some houses, and whether they are enough. */
function found(
  who: Who,
  houses: readonly House[],
  relation: Relation,
  words: { readonly id: string; readonly asks: string },
  enough: (members: GrahaSet) => boolean,
): Condition {
  const members = (facts: ChartFacts): GrahaSet => common(grahasIn(facts, houses), who.of(facts));
  return {
    ...words,
    holds: (facts) => enough(members(facts)),
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
export const anyIn = (who: Who, houses: readonly House[]): Condition =>
  found(
    who,
    houses,
    'any_in_house',
    { id: `any_of_${who.id}_in_${houses.join('_')}`, asks: `any of ${who.name} in ${houses.join(', ')}` },
    (members) => members !== 0,
  );

/** At least two of them together in a house. */
export const twoTogetherIn = (who: Who, house: House): Condition =>
  found(
    who,
    [house],
    'any_two_in_house',
    { id: `two_of_${who.id}_in_${house}`, asks: `two of ${who.name} together in ${house}` },
    (members) => sizeOf(members) >= 2,
  );

/** Every one of them in one of some signs. */
export function inSigns(who: Who, signs: readonly Sign[]): Condition {
  const id = `${who.id}_in_${signs.map((sign) => sign.toLowerCase()).join('_')}`;
  return {
    id,
    asks: `${who.name} in ${signs.join(' or ')}`,
    holds: (facts) => membersOf(who.of(facts)).every((one) => signs.includes(facts.signs[one])),
    evidence(facts) {
      const subject = membersOf(who.of(facts));
      return { id, subject, relation: 'in_sign', object: signs, observed: subject.map((one) => facts.signs[one]) };
    },
  };
}

/** The Ascendant in one of some signs. */
export function lagnaIn(signs: readonly Sign[]): Condition {
  const id = `ascendant_in_${signs.map((sign) => sign.toLowerCase()).join('_')}`;
  return {
    id,
    asks: `Lagna in ${signs.join(' or ')}`,
    holds: ({ lagna }) => signs.includes(lagna),
    evidence: ({ lagna }) => ({ id, subject: ['Ascendant'], relation: 'in_sign', object: signs, observed: [lagna] }),
  };
}

/** One graha in one of some stars; false in a chart that is known by signs only. */
export function inNakshatras(who: WhoOne, stars: readonly Nakshatra[]): Condition {
  const id = `${who.id}_in_nakshatra_${stars.map((star) => star.toLowerCase().replaceAll(' ', '_')).join('_')}`;
  const starOf = (facts: ChartFacts): Nakshatra | null => {
    const longitudeDeg = longitudeOf(facts, who.one(facts));
    return longitudeDeg === null ? null : nakshatraOf(longitudeDeg).nakshatra;
  };
  return {
    id,
    asks: `${who.name} in ${stars.join(', ')}`,
    holds(facts) {
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
