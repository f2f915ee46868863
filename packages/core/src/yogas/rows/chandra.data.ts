import { joinedBy, joinedOrAspectedBy } from '../../facts/conditions/conjunctionConditions.js';
import { FAIR, hasDignity } from '../../facts/conditions/dignityConditions.js';
import { isInState } from '../../facts/conditions/identity.js';
import { anyIn } from '../../facts/conditions/placeConditions.js';
import { anyInFrom, inHousesFrom, inHousesFromAny, LAGNA, noneInFrom } from '../../facts/conditions/relativeHouses.js';
import { allOf, anyOf } from '../../facts/criteria.js';
import { BENEFICS, except, NODES, type Subject, THE_NINE } from '../../facts/subjects.js';
import { type House, KENDRAS, UPACHAYAS } from '../../zodiac/houses.js';
import { rowsOf } from '../yoga.js';
import { bvr, JUPITER, MARS, MOON, PVR, SUN } from './shorthands.js';

const row = rowsOf('chandra', '2.2');

const SEVEN = except(THE_NINE, NODES);
/** A graha beside the Moon, without the Sun there. */
const nextToMoon = (grahas: Subject, house: House) => [
  anyInFrom(MOON, grahas, [house]),
  noneInFrom(MOON, SUN, [house]),
];
const [SECOND, TWELFTH] = [nextToMoon(THE_NINE, 2), nextToMoon(THE_NINE, 12)];
const [SECOND_OF_SEVEN, TWELFTH_OF_SEVEN] = [nextToMoon(SEVEN, 2), nextToMoon(SEVEN, 12)];

/** Yogas of the Moon (docs/rules/06-yogas-doshas-longevity.md#section-2-2). */
export const CHANDRA_YOGAS = [
  row('sunaphaa_yoga', bvr(2), allOf(...SECOND), { withoutNodes: { criteria: allOf(...SECOND_OF_SEVEN) } }),
  row('anaphaa_yoga', bvr(3), allOf(...TWELFTH), { withoutNodes: { criteria: allOf(...TWELFTH_OF_SEVEN) } }),
  row('duradhara_yoga', bvr(4), allOf(...SECOND, ...TWELFTH), {
    withoutNodes: { criteria: allOf(...SECOND_OF_SEVEN, ...TWELFTH_OF_SEVEN) },
  }),
  row('kemadruma_yoga', bvr(5), allOf(noneInFrom(MOON, except(THE_NINE, SUN, MOON), [12, 1, 2])), {
    cancellations: [{ id: 'kendra_occupied', criteria: allOf(anyIn(except(THE_NINE, MOON), KENDRAS)) }],
    readings: {
      choice: 'kemadruma_yoga',
      criteria: { bvr: allOf(noneInFrom(MOON, THE_NINE, [12, 2])) },
      cancellations: { bvr: [] },
    },
    withoutNodes: {
      criteria: allOf(noneInFrom(MOON, except(SEVEN, SUN, MOON), [12, 1, 2])),
      cancellations: [{ id: 'kendra_occupied', criteria: allOf(anyIn(except(SEVEN, MOON), KENDRAS)) }],
      readings: {
        choice: 'kemadruma_yoga',
        criteria: { bvr: allOf(noneInFrom(MOON, SEVEN, [12, 2])) },
        cancellations: { bvr: [] },
      },
    },
  }),
  row('chandra_mangala_yoga', bvr(6), allOf(joinedBy(MOON, MARS))),
  row('adhi_yoga', bvr(7), allOf(inHousesFrom(MOON, except(BENEFICS, MOON), [6, 7, 8]))),
  row(
    'gaja_kesari_yoga',
    `${bvr(1)}; ${PVR}`,
    allOf(inHousesFrom(MOON, JUPITER, KENDRAS), joinedOrAspectedBy(JUPITER, BENEFICS), hasDignity(JUPITER, FAIR)),
    { cancellations: [{ id: 'jupiter_combust', criteria: allOf(isInState(JUPITER, 'combust')) }] },
  ),
  row('vasumathi_yoga', bvr(9), allOf(inHousesFromAny([LAGNA, MOON], BENEFICS, UPACHAYAS))),
  row('amala_yoga', bvr(13), anyOf([anyIn(BENEFICS, [10])], [anyInFrom(MOON, BENEFICS, [10])])),
] as const;
