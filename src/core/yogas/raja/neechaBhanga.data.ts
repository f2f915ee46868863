import { aspectedBy, joinedBy } from '../../facts/conditions/company.js';
import { anyInFrom, inHousesFrom } from '../../facts/conditions/counted.js';
import { DEBILITATED, exalted, hasDignity } from '../../facts/conditions/dignities.js';
import { anyIn } from '../../facts/conditions/places.js';
import { allOf, anyOf, type Criteria } from '../../facts/criteria.js';
import { setOf } from '../../facts/grahaSet.js';
import { dispositorOf, EXALTED_GRAHAS, graha, type Who, type WhoOne } from '../../facts/who.js';
import { EXALTATION_SIGNS } from '../../zodiac/dignities.data.js';
import { GRAHAS, type Graha } from '../../zodiac/grahas.js';
import { KENDRAS } from '../../zodiac/houses.js';
import { IN_NAVAMSA } from '../charts.js';
import { MOON } from '../rows/names.js';
import type { YogaFacts } from '../yogaFacts.js';

/** Whoever has its exaltation in the sign where a graha stands. */
const exaltedWhere = (who: WhoOne): Who => ({
  id: `exalted_where_${who.id}_is`,
  name: `whoever is exalted in the sign of ${who.name}`,
  needs: who.needs,
  of: (facts) => setOf(GRAHAS.filter((one) => EXALTATION_SIGNS[one].includes(facts.signs[who.one(facts)]))),
});

/** What ends the debility of a graha, by the numbers of the rules. */
const rulesFor = (who: WhoOne) =>
  ({
    1: anyOf<YogaFacts>([exalted(dispositorOf(who))], [inHousesFrom(MOON, dispositorOf(who), KENDRAS)]),
    2: allOf<YogaFacts>(joinedBy(who, EXALTED_GRAHAS)),
    3: allOf<YogaFacts>(aspectedBy(who, dispositorOf(who))),
    4: allOf<YogaFacts>(exalted(who, IN_NAVAMSA)),
    5: anyOf<YogaFacts>([anyIn(exaltedWhere(who), KENDRAS)], [anyInFrom(MOON, exaltedWhere(who), KENDRAS)]),
  }) as const;

/** Numbers of the rules. */
export const NEECHA_BHANGA_RULES = [1, 2, 3, 4, 5] as const;
export type NeechaBhangaRule = (typeof NEECHA_BHANGA_RULES)[number];

export interface NeechaBhanga {
  readonly debilitated: Criteria<YogaFacts>;
  readonly rules: Readonly<Record<NeechaBhangaRule, Criteria<YogaFacts>>>;
}

/** Neecha bhanga of each graha (PVR; docs/rules/06-yogas-doshas-longevity.md#section-3). */
export const NEECHA_BHANGA = Object.fromEntries(
  GRAHAS.map((one) => [
    one,
    { debilitated: allOf<YogaFacts>(hasDignity(graha(one), DEBILITATED)), rules: rulesFor(graha(one)) },
  ]),
) as Readonly<Record<Graha, NeechaBhanga>>;
