import { signAspectedBy } from '../../facts/conditions/company.js';
import { threeOf } from '../../facts/conditions/counted.js';
import { houseAspectedBy, houseSignAspectedBy } from '../../facts/conditions/houses.js';
import { exchangeOf, inOneSign } from '../../facts/conditions/pairs.js';
import { inHouses } from '../../facts/conditions/places.js';
import { DIGNIFIED, hasDignity } from '../../facts/conditions/standings.js';
import { allOf, allWithAny, anyOf, eitherOf } from '../../facts/criteria.js';
import { among, BENEFICS, EXALTED_GRAHAS, lordOfHouseFrom, OWN_SIGN_GRAHAS, thoseIn } from '../../facts/who.js';
import { KENDRAS } from '../../zodiac/houses.js';
import { ATMA_KARAKA, PUTRA_KARAKA } from '../parts.js';
import { rowsOf, type YogaRow } from '../yoga.js';
import { ARISHTA_YOGAS } from './arishta.data.js';
import { BODY_YOGAS } from './body.data.js';
import { DHANA_YOGAS } from './dhana.data.js';
import { FIFTH_HOUSE_YOGAS } from './fifthHouse.data.js';
import { FOURTH_HOUSE_YOGAS } from './fourthHouse.data.js';
import { bvr, L1, L5, L7, L9, L11, MOON, PVR } from './names.js';

/** Yogas that are tested only where `further_yogas` asks for them (rules 06 sections 2.15 and 3). */

const royal = rowsOf('royal', '2.15');
const raja = rowsOf('raja', '3');

/** A name without a number, present where any of its numbers is. */
const anyNumber = <const Id extends string>(id: Id, rows: readonly YogaRow[]): YogaRow<Id> => {
  const numbered = rows.filter((row) => row.id.startsWith(`${id}_`));
  const [first] = numbered;
  if (first === undefined) throw new Error(`${id} has no numbers`);
  return {
    id,
    family: first.family,
    source: 'rules 06 section 2.15',
    criteria: eitherOf(...numbered.map(({ criteria }) => criteria)),
  };
};

const EXCHANGED = [
  [exchangeOf(1, 5), inHouses(among(ATMA_KARAKA, PUTRA_KARAKA), [1])],
  [exchangeOf(1, 5), inHouses(among(ATMA_KARAKA, PUTRA_KARAKA), [5])],
] as const;
const FOUR_DIGNIFIED = [ATMA_KARAKA, PUTRA_KARAKA, L1, L5].map((who) => hasDignity(who, DIGNIFIED));
const FOUR_SEEN = [ATMA_KARAKA, PUTRA_KARAKA, L1, L5].map((who) => signAspectedBy(who, BENEFICS));

export const FURTHER_YOGAS = [
  royal(
    'gaja_yoga',
    bvr(48),
    allWithAny([inHouses(among(MOON, L7), [11])], [houseAspectedBy(11, L11)], [houseSignAspectedBy(11, L11)]),
    {
      readings: {
        choice: 'gaja_yoga',
        criteria: { from_moon: allOf(inHouses(among(MOON, L9, lordOfHouseFrom(MOON, 9)), [11])) },
      },
    },
  ),
  anyNumber('krisanga_yoga', BODY_YOGAS),
  anyNumber('dehasthoulya_yoga', BODY_YOGAS),
  anyNumber('dhana_yoga', DHANA_YOGAS),
  anyNumber('ayatna_griha_prapta_yoga', FOURTH_HOUSE_YOGAS),
  anyNumber('grihanasa_yoga', FOURTH_HOUSE_YOGAS),
  anyNumber('bandhu_pujya_yoga', FOURTH_HOUSE_YOGAS),
  anyNumber('matrudeerghayur_yoga', FOURTH_HOUSE_YOGAS),
  anyNumber('matrunasa_yoga', FOURTH_HOUSE_YOGAS),
  anyNumber('kapata_yoga', FOURTH_HOUSE_YOGAS),
  anyNumber('nishkapata_yoga', FOURTH_HOUSE_YOGAS),
  anyNumber('vahana_yoga', FOURTH_HOUSE_YOGAS),
  anyNumber('sarpasaapa_yoga', FIFTH_HOUSE_YOGAS),
  anyNumber('bahu_puthra_yoga', FIFTH_HOUSE_YOGAS),
  anyNumber('dattha_puthra_yoga', FIFTH_HOUSE_YOGAS),
  anyNumber('kaalanirdesat_puthra_yoga', FIFTH_HOUSE_YOGAS),
  anyNumber('kaalanirdesat_puthranaasa_yoga', FIFTH_HOUSE_YOGAS),
  anyNumber('kushtaroga_yoga', ARISHTA_YOGAS),
  anyNumber('mathibhramana_yoga', ARISHTA_YOGAS),
  rowsOf('raja', '2.15')(
    'raja_yoga_245',
    bvr(245),
    anyOf([threeOf(EXALTED_GRAHAS)], [threeOf(thoseIn(OWN_SIGN_GRAHAS, KENDRAS))]),
  ),
  raja('raja_1', PVR, allOf(inOneSign(ATMA_KARAKA, PUTRA_KARAKA), inOneSign(L1, L5))),
  raja('raja_2', PVR, anyOf(...EXCHANGED.flatMap((way) => [FOUR_DIGNIFIED, FOUR_SEEN].map((one) => [...way, ...one])))),
] as const;
