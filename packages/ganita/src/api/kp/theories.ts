import type { Interlinks } from '@ganita/core/kp/theories/cuspalInterlinks.js';
import type { FourStepRow } from '@ganita/core/kp/theories/fourStep.js';
import type { PlacedAndOwned } from '@ganita/core/kp/theories/houseLists.js';
import { recordFrom } from '@ganita/core/records.js';
import { GRAHAS, NODES } from '@ganita/core/zodiac/grahas.js';
import { type TSchema, Type } from 'typebox';
import { described } from '../../calculations/fields/schema.js';
import type { KpReading } from '../../calculations/kp/reading.js';
import { grahaId } from '../schema/bodies.js';
import { recordOf } from '../schema/maps.js';
import type { Wire } from '../schema/wire.js';
import { grahaList, house, houseList } from './points.js';
import { letterId, signifiedRecord, signifiedSchema } from './significators.js';

const placedFields = {
  planet: grahaId,
  occupied: house('house that it occupies'),
  owned: houseList('houses that it owns'),
};

const stepSchema = Type.Object(
  {
    ...placedFields,
    strong_occupied: Type.Boolean({ description: 'whether it signifies the house that it occupies strongly' }),
    strong_owned: houseList('owned houses that it signifies strongly: those that are empty'),
  },
  { title: 'FourStepRow', description: 'a step of a graha: what it occupies and owns, and how strongly' },
);

const fourStepSchema = Type.Object(
  {
    steps: recordOf(
      GRAHAS,
      Type.Array(stepSchema, {
        minItems: 4,
        maxItems: 4,
        description: 'the graha, its star lord, its sub lord, and the star lord of that',
      }),
      { title: 'FourSteps', description: 'the four steps of each graha' },
    ),
    nodes: recordOf(
      NODES,
      Type.Object(
        {
          node_star_lord: described(grahaId, 'lord of its nakshatra'),
          node_sign_lord: described(grahaId, 'lord of its sign'),
          conjoined: grahaList('planets within 3 degrees 20 minutes'),
          aspecting: grahaList('planets whose aspect falls on the sign of the node'),
        },
        { title: 'FourStepNode', description: 'planets that a node represents' },
      ),
      { title: 'FourStepNodes', description: 'what Rahu and Ketu have in addition' },
    ),
  },
  { title: 'FourStep', description: 'the four steps of S. Gondhalekar' },
);

const linkFields = {
  involved: houseList('cusps of its star lord, by `cil_compare`'),
  committed: houseList('cusps of its sub lord'),
  final: houseList('cusps of its sub-sub lord'),
  own: houseList('cusps of its own; they count with positional status'),
  positional_status: Type.Boolean({ description: 'no graha is in its nakshatras, or it is in one of its own' }),
};

const interlinksSchema = Type.Object(
  {
    by_planet: recordOf(
      GRAHAS,
      Type.Object(linkFields, { title: 'PlanetInterlinks', description: 'cusps that a graha is linked with' }),
      { title: 'PlanetsInterlinks', description: 'the links of each graha' },
    ),
    by_cusp: Type.Array(
      Type.Object(
        { house: house('the house of the cusp'), planet: described(grahaId, 'its sub-sub lord'), ...linkFields },
        { title: 'CuspInterlinks', description: 'the sub-sub lord of a cusp, with its links' },
      ),
      { minItems: 12, maxItems: 12, description: 'the links of each cusp' },
    ),
  },
  { title: 'CuspalInterlinks', description: 'cuspal interlinks of S.P. Khullar' },
);

const cuspalSubLordSchema = Type.Object(
  {
    house: house('the house of the cusp'),
    planet: described(grahaId, 'the sub lord of the cusp'),
    occupied: house('house that it occupies'),
    star_lord: described(grahaId, 'its star lord'),
    sub_lord: described(grahaId, 'its sub lord'),
    signified: signifiedSchema,
    retrograde: Type.Boolean({ description: 'moving backward' }),
    in_retrograde_star: Type.Boolean({ description: 'its star lord moves backward' }),
  },
  { title: 'CuspalSubLord', description: 'the sub lord of a cusp: where it is and what it signifies' },
);

const placedSchema = Type.Object(placedFields, {
  title: 'PlacedAndOwned',
  description: 'a graha with the houses that it occupies and owns',
});

const nadiSchema = recordOf(
  GRAHAS,
  Type.Object(
    {
      itself: placedSchema,
      of_star_lord: described(placedSchema, 'its star lord'),
      of_sub_lord: described(placedSchema, 'its sub lord'),
    },
    { title: 'NadiHouses', description: 'houses of a graha, of its star lord and of its sub lord' },
  ),
  { title: 'NakshatraNadi', description: 'nakshatra nadi: three lists of houses of each graha' },
);

const groupSchema = Type.Object(
  {
    group: Type.String({ description: 'name of the group, as in the request' }),
    group_houses: houseList('its houses'),
    touched_by: recordOf(
      GRAHAS,
      Type.Array(letterId, { description: 'letters by which the graha signifies a house of the group' }),
      { title: 'TouchedBy', description: 'how each graha touches the group' },
    ),
  },
  {
    title: 'HouseGroup',
    description: 'a group of houses that the request names, and the grahas that signify any of it',
  },
);

const optional = <S extends TSchema>(schema: S) => Type.Optional(schema);

/** Theories, each only where it is requested. */
export const theoryFields = {
  four_step: optional(fourStepSchema),
  cuspal_interlinks: optional(interlinksSchema),
  cuspal_sub_lords: optional(Type.Array(cuspalSubLordSchema, { description: 'the sub lord of each cusp' })),
  nakshatra_nadi: optional(nadiSchema),
  house_groups: Type.Array(groupSchema, { description: 'the groups of the request' }),
};

const placedRecord = ({ graha, occupied, owned }: PlacedAndOwned) => ({ planet: graha, occupied, owned });
const stepRecord = (row: FourStepRow): Wire<typeof stepSchema> => ({
  ...placedRecord(row),
  strong_occupied: row.strongOccupied,
  strong_owned: row.strongOwned,
});
const linksRecord = ({ involved, committed, final, own, positionalStatus }: Interlinks) => ({
  involved,
  committed,
  final,
  own,
  positional_status: positionalStatus,
});

export function theoryRecords({ chart, theories, groups, inRetrogradeStar }: KpReading) {
  const { fourStep, cuspalInterlinks, cuspalSubLords, nakshatraNadi } = theories;
  return {
    ...(fourStep && {
      four_step: {
        steps: recordFrom(GRAHAS, (graha) => fourStep.steps[graha].map(stepRecord)),
        nodes: recordFrom(NODES, (node) => ({
          node_star_lord: fourStep.nodes[node].starLord,
          node_sign_lord: fourStep.nodes[node].signLord,
          conjoined: fourStep.nodes[node].conjoined,
          aspecting: fourStep.nodes[node].aspecting,
        })),
      },
    }),
    ...(cuspalInterlinks && {
      cuspal_interlinks: {
        by_planet: recordFrom(GRAHAS, (graha) => linksRecord(cuspalInterlinks.byGraha[graha])),
        by_cusp: cuspalInterlinks.byCusp.map((row) => ({
          house: row.house,
          planet: row.graha,
          ...linksRecord(row),
        })),
      },
    }),
    ...(cuspalSubLords && {
      cuspal_sub_lords: cuspalSubLords.map((row) => ({
        house: row.house,
        planet: row.graha,
        occupied: row.occupied,
        star_lord: row.starLord,
        sub_lord: row.subLord,
        signified: signifiedRecord(row.signifies),
        retrograde: chart.grahas[row.graha].isRetrograde,
        in_retrograde_star: inRetrogradeStar.includes(row.graha),
      })),
    }),
    ...(nakshatraNadi && {
      nakshatra_nadi: recordFrom(GRAHAS, (graha) => ({
        itself: placedRecord(nakshatraNadi[graha].own),
        of_star_lord: placedRecord(nakshatraNadi[graha].starLord),
        of_sub_lord: placedRecord(nakshatraNadi[graha].subLord),
      })),
    }),
    house_groups: groups.map(({ name, houses, touchedBy }) => ({
      group: name,
      group_houses: houses,
      touched_by: touchedBy,
    })),
  };
}
