import { signAspectedBy } from '../../facts/conditions/conjunctionConditions.js';
import { DIGNIFIED, hasDignity } from '../../facts/conditions/dignityConditions.js';
import { houseAspectedBy, houseSignAspectedBy } from '../../facts/conditions/houseConditions.js';
import { exchangeOf, inOneSign } from '../../facts/conditions/pairs.js';
import { inHouses } from '../../facts/conditions/placeConditions.js';
import { threeOf } from '../../facts/conditions/relativeHouses.js';
import { allOf, allWithAny, anyOf } from '../../facts/criteria.js';
import {
  BENEFICS,
  EXALTED_GRAHAS,
  lordOfHouseFrom,
  membersInHouses,
  OWN_SIGN_GRAHAS,
  union,
} from '../../facts/subjects.js';
import { KENDRAS } from '../../zodiac/houses.js';
import { ATMA_KARAKA, PUTRA_KARAKA } from '../navamsaLords.js';
import { anyNumber, rowsOf, type YogaRow } from '../yoga.js';
import { ARISHTA_YOGAS } from './arishta.data.js';
import { BODY_YOGAS } from './body.data.js';
import { DHANA_YOGAS } from './dhana.data.js';
import { FIFTH_HOUSE_YOGAS } from './fifthHouse.data.js';
import { FOURTH_HOUSE_YOGAS } from './fourthHouse.data.js';
import { bvr, L1, L5, L7, L9, L11, MOON, PVR } from './shorthands.js';

/**
 * Yogas that are tested only if `listed_yogas` includes them
 * (docs/rules/06-yogas-doshas-longevity.md#section-2-15 and #section-3).
 */

const royal = rowsOf('royal', '2.15');
const raja = rowsOf('raja', '3');

const named = <const Id extends string>(id: Id, numbers: string, rows: readonly YogaRow[]) =>
  anyNumber(id, bvr(numbers), rows, '2.15');

const EXCHANGED = [
  [exchangeOf(1, 5), inHouses(union(ATMA_KARAKA, PUTRA_KARAKA), [1])],
  [exchangeOf(1, 5), inHouses(union(ATMA_KARAKA, PUTRA_KARAKA), [5])],
] as const;
const FOUR_DIGNIFIED = [ATMA_KARAKA, PUTRA_KARAKA, L1, L5].map((subject) => hasDignity(subject, DIGNIFIED));
const FOUR_SEEN = [ATMA_KARAKA, PUTRA_KARAKA, L1, L5].map((subject) => signAspectedBy(subject, BENEFICS));

export const FURTHER_YOGAS = [
  royal(
    'gaja_yoga',
    bvr(48),
    allWithAny([inHouses(union(MOON, L7), [11])], [houseAspectedBy(11, L11)], [houseSignAspectedBy(11, L11)]),
    {
      readings: {
        choice: 'gaja_yoga',
        criteria: { from_moon: allOf(inHouses(union(MOON, L9, lordOfHouseFrom(MOON, 9)), [11])) },
      },
    },
  ),
  named('krisanga_yoga', '112 and 113', BODY_YOGAS),
  named('dehasthoulya_yoga', '114 to 116', BODY_YOGAS),
  named('dhana_yoga', '118 to 128', DHANA_YOGAS),
  named('ayatna_griha_prapta_yoga', '189 and 190', FOURTH_HOUSE_YOGAS),
  named('grihanasa_yoga', '191 and 192', FOURTH_HOUSE_YOGAS),
  named('bandhu_pujya_yoga', '193 and 194', FOURTH_HOUSE_YOGAS),
  named('matrudeerghayur_yoga', '196 and 197', FOURTH_HOUSE_YOGAS),
  named('matrunasa_yoga', '198 and 199', FOURTH_HOUSE_YOGAS),
  named('kapata_yoga', '202 to 204', FOURTH_HOUSE_YOGAS),
  named('nishkapata_yoga', '205 and 206', FOURTH_HOUSE_YOGAS),
  named('vahana_yoga', '209 and 210', FOURTH_HOUSE_YOGAS),
  named('sarpasaapa_yoga', '212 to 215', FIFTH_HOUSE_YOGAS),
  named('bahu_puthra_yoga', '220 and 221', FIFTH_HOUSE_YOGAS),
  named('dattha_puthra_yoga', '222 and 223', FIFTH_HOUSE_YOGAS),
  named('kaalanirdesat_puthra_yoga', '227 and 228', FIFTH_HOUSE_YOGAS),
  named('kaalanirdesat_puthranaasa_yoga', '229 and 230', FIFTH_HOUSE_YOGAS),
  named('kushtaroga_yoga', '268 and 269', ARISHTA_YOGAS),
  named('mathibhramana_yoga', '291 to 294', ARISHTA_YOGAS),
  rowsOf('raja', '2.15')(
    'raja_yoga_245',
    bvr(245),
    anyOf([threeOf(EXALTED_GRAHAS)], [threeOf(membersInHouses(OWN_SIGN_GRAHAS, KENDRAS))]),
  ),
  raja('raja_1', PVR, allOf(inOneSign(ATMA_KARAKA, PUTRA_KARAKA), inOneSign(L1, L5))),
  raja('raja_2', PVR, anyOf(...EXCHANGED.flatMap((way) => [FOUR_DIGNIFIED, FOUR_SEEN].map((one) => [...way, ...one])))),
] as const;
