import {
  combined,
  housesSignified,
  SIGNIFICATOR_LETTERS,
  type SignifiedHouses,
} from '@ganita/core/kp/kpSignificators.js';
import { AGENCIES, type NodeAgency } from '@ganita/core/kp/nodeAgents.js';
import { recordFrom } from '@ganita/core/records.js';
import { GRAHAS, type Graha, NODES } from '@ganita/core/zodiac/grahas.js';
import { HOUSES, type House } from '@ganita/core/zodiac/houses.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import type { KpReading } from '../../calculations/kp/reading.js';
import { grahaId } from '../schema/bodies.js';
import { recordOf } from '../schema/maps.js';
import { namedFields } from '../schema/nameFields.js';
import type { Wire } from '../schema/wire.js';
import { named } from '../values/names.js';
import { grahaList, house, houseList } from './points.js';

export const letterId = oneOf(SIGNIFICATOR_LETTERS, {
  title: 'SignificatorLetter',
  description: 'a: in the star of an occupant, b: occupant, c: in the star of the owner, d: owner; a is the strongest',
});

const houseSignificatorsSchema = Type.Object(
  {
    house: house('the house'),
    owner: described(grahaId, 'lord of the sign on its cusp'),
    a: grahaList('grahas in the star of an occupant'),
    b: grahaList('occupants'),
    c: grahaList('grahas in the star of the owner'),
    d: grahaList('the owner'),
    combined: Type.Array(
      Type.Object(
        {
          ...namedFields('planet', grahaId),
          letter: described(letterId, 'the strongest letter by which it signifies the house'),
          retrograde: Type.Boolean({ description: 'moving backward' }),
          in_retrograde_star: Type.Boolean({ description: 'its star lord moves backward' }),
        },
        { title: 'RankedSignificator', description: 'a graha that signifies a house' },
      ),
      { description: 'the same grahas in order of strength, each once' },
    ),
  },
  { title: 'HouseSignificators', description: 'the grahas that signify a house' },
);

/** The houses of a graha by the four letters. */
export const signifiedSchema = Type.Object(
  {
    level_1: houseList('house of its star lord: it is among the a of these'),
    level_2: houseList('its own house: it is the b of these'),
    level_3: houseList('houses that its star lord owns: it is among the c of these'),
    level_4: houseList('houses that it owns: it is the d of these'),
  },
  { title: 'SignifiedHouses', description: 'the houses that a graha signifies, by level' },
);

export const signifiedRecord = ({ a, b, c, d }: SignifiedHouses): Wire<typeof signifiedSchema> => ({
  level_1: a,
  level_2: b,
  level_3: c,
  level_4: d,
});

const viaNode = (what: string) => nullable(houseList(`${what}; null for a planet that is no node`));

const planetSignificatorsSchema = Type.Object(
  {
    ...namedFields('planet', grahaId),
    signified: signifiedSchema,
    sub_lord: described(grahaId, 'its sub lord'),
    sub_lord_signified: described(signifiedSchema, 'houses that its sub lord signifies'),
    via_conjoined: viaNode('houses that planets conjoined with the node occupy or own'),
    via_aspecting: viaNode('houses that planets aspecting the node occupy or own'),
    via_sign_lord: viaNode('houses that the lord of its sign occupies or owns'),
  },
  { title: 'PlanetSignificators', description: 'the houses that a graha signifies' },
);

const nodeAgencySchema = Type.Object(
  {
    conjoined: grahaList('planets conjoined with the node, by `node_conjunction`'),
    aspecting: grahaList('planets whose aspect falls on the sign of the node, by `node_aspects`'),
    star_lord: described(grahaId, 'lord of its nakshatra'),
    sign_lord: described(grahaId, 'lord of its sign'),
    ...namedFields(
      'agency_first',
      oneOf(AGENCIES, {
        title: 'NodeAgencyKind',
        description: 'the first of conjoined, aspecting, star lord and sign lord that names a planet',
      }),
    ),
  },
  { title: 'NodeAgency', description: 'planets that a node represents, and why' },
);

const reflectionSchema = Type.Object(
  {
    moon: houseList('houses that the Moon signifies'),
    star_lord_houses: houseList('houses that its star lord signifies'),
    sub_lord_houses: houseList('houses that its sub lord signifies'),
  },
  { title: 'MoonReflection', description: 'houses that the Moon and its lords signify by any level' },
);

/** What the grahas of a chart signify. */
export const significatorFields = {
  house_significators: Type.Array(houseSignificatorsSchema, {
    minItems: 12,
    maxItems: 12,
    description: 'the grahas that signify each house',
  }),
  planet_significators: Type.Array(planetSignificatorsSchema, {
    minItems: GRAHAS.length,
    maxItems: GRAHAS.length,
    description: 'the houses that each graha signifies',
  }),
  planets_in_own_star: grahaList('grahas in a nakshatra of their own'),
  planets_without_star_tenant: grahaList('grahas in whose nakshatras there is none'),
  node_agency: recordOf(NODES, nodeAgencySchema, {
    title: 'NodeAgencies',
    description: 'planets that Rahu and Ketu represent',
  }),
  moon_reflection: reflectionSchema,
};

const agencyRecord = (agency: NodeAgency, language: Language): Wire<typeof nodeAgencySchema> => ({
  conjoined: agency.conjoined,
  aspecting: agency.aspecting,
  star_lord: agency.starLord,
  sign_lord: agency.signLord,
  ...named('agency_first', agency.first, WORDS[language].kp.agency),
});

export function significatorRecords(reading: KpReading, language: Language) {
  const { chart, significators, agency, inRetrogradeStar } = reading;
  const { byHouse, byGraha, inOwnStar, withoutStarTenant } = significators;
  const words = WORDS[language].zodiac.body;
  const via = (graha: Graha, houses: (of: NodeAgency) => readonly House[]): readonly House[] | null =>
    graha === 'Rahu' || graha === 'Ketu' ? houses(agency[graha]) : null;
  const { starLord, subLord } = chart.grahas.Moon.lords;
  return {
    house_significators: HOUSES.map((number, index) => {
      const letters = byHouse[index] as (typeof byHouse)[number];
      return {
        house: number,
        owner: (chart.cusps[index] as (typeof chart.cusps)[number]).owner,
        ...letters,
        combined: combined(letters).map(({ graha, letter }) => ({
          ...named('planet', graha, words),
          letter,
          retrograde: chart.grahas[graha].isRetrograde,
          in_retrograde_star: inRetrogradeStar.includes(graha),
        })),
      };
    }),
    planet_significators: GRAHAS.map((graha) => ({
      ...named('planet', graha, words),
      signified: signifiedRecord(byGraha[graha]),
      sub_lord: chart.grahas[graha].lords.subLord,
      sub_lord_signified: signifiedRecord(byGraha[chart.grahas[graha].lords.subLord]),
      via_conjoined: via(graha, ({ housesOfConjoined }) => housesOfConjoined),
      via_aspecting: via(graha, ({ housesOfAspecting }) => housesOfAspecting),
      via_sign_lord: via(graha, ({ housesOfSignLord }) => housesOfSignLord),
    })),
    planets_in_own_star: inOwnStar,
    planets_without_star_tenant: withoutStarTenant,
    node_agency: recordFrom(NODES, (node) => agencyRecord(agency[node], language)),
    moon_reflection: {
      moon: housesSignified(byGraha.Moon),
      star_lord_houses: housesSignified(byGraha[starLord]),
      sub_lord_houses: housesSignified(byGraha[subLord]),
    },
  };
}
