import {
  aspectedBy,
  joinedBy,
  notJoinedOrAspectedBy,
  signAspectedBy,
  touchedBy,
} from '../../facts/conditions/conjunctionConditions.js';
import { houseTouchedBy } from '../../facts/conditions/houseConditions.js';
import { exchangeOf, inOneSign } from '../../facts/conditions/pairs.js';
import { anyIn, inHouses } from '../../facts/conditions/placeConditions.js';
import { allOf, allWithAny, anyOf, eitherOf } from '../../facts/criteria.js';
import { BENEFICS, except, grahas, MALEFICS, type SingleSubject, union } from '../../facts/subjects.js';
import { DUSTHANAS } from '../../zodiac/houses.js';
import { NAVAMSA_LAGNA_LORD } from '../navamsaLords.js';
import { rowsOf } from '../yoga.js';
import type { YogaFacts } from '../yogaFacts.js';
import { bvr, L1, L2, L5, L6, L7, L8, L9, L10, L11, L12, MOON } from './shorthands.js';

const row = rowsOf('daridra', '2.8');
const MARAKAS = union(L2, L7);
const OTHERS = union(L2, L6, L7, L8, L12);

/** Aspected by both marakas, or joined with both. */
const withMarakas = (subject: SingleSubject<YogaFacts>) => [
  [aspectedBy(subject, L2), aspectedBy(subject, L7)],
  [inOneSign(subject, L2, L7)],
];

/** Combinations 144 to 153, in the order of their numbers. */
const CRITERIA = {
  144: allWithAny([exchangeOf(1, 12)], [touchedBy(L1, L7)], [touchedBy(L12, L7)]),
  145: allWithAny([exchangeOf(1, 6)], [aspectedBy(MOON, MARAKAS)], [signAspectedBy(MOON, MARAKAS)]),
  146: allOf(inHouses(grahas('Moon', 'Ketu'), [1])),
  147: allOf(inHouses(L1, [8]), touchedBy(L1, MARAKAS)),
  148: allOf(inHouses(L1, DUSTHANAS), joinedBy(L1, MALEFICS), touchedBy(L1, MARAKAS)),
  149: allWithAny(
    [aspectedBy(L1, MALEFICS)],
    [inOneSign(L1, L6)],
    [inOneSign(L1, L8)],
    [inOneSign(L1, L12)],
    [aspectedBy(L1, union(L6, L8, L12))],
  ),
  150: allWithAny(
    [notJoinedOrAspectedBy(L5, BENEFICS)],
    [inOneSign(L5, L6)],
    [inOneSign(L5, L8)],
    [inOneSign(L5, L12)],
  ),
  151: allWithAny([inHouses(L5, [6, 10])], [aspectedBy(L5, OTHERS)], [signAspectedBy(L5, OTHERS)]),
  152: allOf(anyIn(except(MALEFICS, L9, L10), [1]), houseTouchedBy(1, MARAKAS)),
  153: anyOf(
    ...withMarakas(L1).flatMap((first) =>
      withMarakas(NAVAMSA_LAGNA_LORD).map((second) => [
        inHouses(union(L1, NAVAMSA_LAGNA_LORD), DUSTHANAS),
        ...first,
        ...second,
      ]),
    ),
  ),
} as const;

/** Poverty (docs/rules/06-yogas-doshas-longevity.md#section-2-8). */
export const DARIDRA_YOGAS = [
  row('dharidhra_yoga', bvr('144 to 153'), anyOf([inHouses(L2, DUSTHANAS)], [inHouses(L11, DUSTHANAS)]), {
    readings: { choice: 'dharidhra_yoga', criteria: { bvr: eitherOf(...Object.values(CRITERIA)) } },
  }),
  row('dharidhra_yoga_144', bvr(144), CRITERIA[144]),
  row('dharidhra_yoga_145', bvr(145), CRITERIA[145]),
  row('dharidhra_yoga_146', bvr(146), CRITERIA[146]),
  row('dharidhra_yoga_147', bvr(147), CRITERIA[147]),
  row('dharidhra_yoga_148', bvr(148), CRITERIA[148]),
  row('dharidhra_yoga_149', bvr(149), CRITERIA[149]),
  row('dharidhra_yoga_150', bvr(150), CRITERIA[150]),
  row('dharidhra_yoga_151', bvr(151), CRITERIA[151]),
  row('dharidhra_yoga_152', bvr(152), CRITERIA[152]),
  row('dharidhra_yoga_153', bvr(153), CRITERIA[153]),
] as const;
