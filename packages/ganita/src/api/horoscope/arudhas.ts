import type { ArgalaFrom, HouseArgala } from '@ganita/core/arudhas/argala.js';
import { ARUDHA_PADAS } from '@ganita/core/arudhas/arudha.js';
import { recordFrom } from '@ganita/core/records.js';
import { LAGNA_AND_GRAHAS } from '@ganita/core/zodiac/grahas.js';
import type { House } from '@ganita/core/zodiac/houses.js';
import type { Sign } from '@ganita/core/zodiac/signs.js';
import { VARGA_KEYS } from '@ganita/core/zodiac/vargaKeys.js';
import { Type } from 'typebox';
import { described, oneOf } from '../../calculations/fields/schema.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import { bodyId } from '../schema/bodies.js';
import { HOUSE_KEYS, recordOf } from '../schema/maps.js';
import { absoluteLongitudeSchema, houseSchema, signSchema } from '../schema/positionFields.js';
import type { Wire } from '../schema/wire.js';
import { byKeys } from '../values/byKeys.js';
import { splitLongitude } from '../values/numbers.js';
import { signRecord } from '../values/position.js';
import { section } from './section.js';

/** Keys of the twelve houses: the number of the house after some text. */
const houseKeys = <P extends string>(prefix: P): readonly `${P}${House}`[] =>
  HOUSE_KEYS.map((house) => `${prefix}${house}` as const);

const [SURYA, CHANDRA] = [houseKeys('surya_arudha_house_'), houseKeys('chandra_arudha_house_')];

const [FROM_LAGNA, FROM_SUN, FROM_MOON] = [houseKeys('A'), houseKeys('S'), houseKeys('M')];

export const suryaArudhasSection = section({
  schema: recordOf(SURYA, signSchema, {
    description: 'signs of the arudhas of the twelve houses counted from the Sun, in the chosen chart',
  }),
  record: (signs: readonly Sign[], language) => byKeys(SURYA, signs, (sign) => signRecord(sign, language)),
});

export const chandraArudhasSection = section({
  schema: recordOf(CHANDRA, signSchema, {
    description: 'signs of the arudhas of the twelve houses counted from the Moon, in the chosen chart',
  }),
  record: (signs: readonly Sign[], language) => byKeys(CHANDRA, signs, (sign) => signRecord(sign, language)),
});

const ARUDHAS_OF_GRAHAS = LAGNA_AND_GRAHAS.map((body) => `${body}_arudha` as const);

const longitudesOf = <const K extends string>(keys: readonly K[], description: string) =>
  recordOf(keys, absoluteLongitudeSchema, { description });

const degrees = (longitudeDeg: number): number => splitLongitude(longitudeDeg).absolute;

export const grahaArudhasSection = section({
  schema: recordOf(ARUDHAS_OF_GRAHAS, signSchema, {
    description: 'signs of the arudhas of the Ascendant (A1) and the nine grahas, in the chosen chart',
  }),
  record: ({ arudhas }: SectionResults['graha_arudhas'], language) =>
    byKeys(
      ARUDHAS_OF_GRAHAS,
      LAGNA_AND_GRAHAS.map((body) => arudhas[body]),
      (sign) => signRecord(sign, language),
    ),
  details: {
    schema: Type.Object(
      {
        arudha_absolute_longitudes: Type.Object(
          {
            from_ascendant: longitudesOf(FROM_LAGNA, 'A1 to A12, of the houses from the Ascendant'),
            from_sun: longitudesOf(FROM_SUN, 'S1 to S12, of the houses from the Sun'),
            from_moon: longitudesOf(FROM_MOON, 'M1 to M12, of the houses from the Moon'),
          },
          {
            title: 'ArudhaLongitudes',
            description: 'arudhas by longitude in D-1; the sign can differ from that of the arudha by signs',
          },
        ),
      },
      { title: 'ArudhaDetails', description: 'arudhas of the houses by longitude' },
    ),
    record: ({ longitudes }: SectionResults['graha_arudhas']) => ({
      arudha_absolute_longitudes: {
        from_ascendant: byKeys(FROM_LAGNA, longitudes.ascendant, degrees),
        from_sun: byKeys(FROM_SUN, longitudes.sun, degrees),
        from_moon: byKeys(FROM_MOON, longitudes.moon, degrees),
      },
    }),
  },
});

export const arudhaPadhasSection = section({
  schema: recordOf(
    VARGA_KEYS,
    recordOf(ARUDHA_PADAS, signSchema, {
      title: 'ArudhaPadas',
      description: 'signs of the arudhas of the twelve houses: AL is that of the first, UL that of the twelfth',
    }),
    { description: 'arudhas of the houses in each chart, counted inside that chart' },
  ),
  record: (padas: SectionResults['arudha_padhas'], language) =>
    recordFrom(VARGA_KEYS, (key) => byKeys(ARUDHA_PADAS, padas[key], (sign) => signRecord(sign, language))),
  words: ['arudha_padas', 'vargas'],
});

const argalaSchema = Type.Object(
  {
    from_house: described(houseSchema, 'house from which it is cast, counted from the house that it concerns'),
    bodies: Type.Array(bodyId, { description: 'grahas in that house' }),
    outcome: Type.Optional(
      oneOf(['effective', 'obstructed', 'undecided'], {
        title: 'ArgalaOutcome',
        description: 'effective: fewer grahas obstruct it; obstructed: more do; only with the rule `argala_effective`',
      }),
    ),
  },
  { title: 'Argala', description: 'the grahas that intervene in a house, or obstruct this, from one place' },
);

const argalasSchema = recordOf(HOUSE_KEYS, Type.Array(argalaSchema, { description: 'those on the house' }), {
  title: 'ArgalasOfHouses',
  description: 'argalas of each house, or what obstructs them',
});

const argalaRecord = ({ fromHouse, grahas, outcome }: ArgalaFrom): Wire<typeof argalaSchema> => ({
  from_house: fromHouse,
  bodies: grahas,
  ...(outcome && { outcome }),
});

const argalasRecord = (houses: readonly HouseArgala[], side: 'argala' | 'virodhargala'): Wire<typeof argalasSchema> =>
  byKeys(HOUSE_KEYS, houses, (of) => of[side].map(argalaRecord));

export const houseRelationshipsSection = section({
  schema: Type.Object(
    {
      argala: described(argalasSchema, 'grahas that intervene in each house, from the 2nd, 4th, 11th and 5th'),
      virodhargala: described(argalasSchema, 'grahas that obstruct these, from the 12th, 10th, 3rd and 9th'),
    },
    { description: 'argala on the twelve houses of the chosen chart, and its obstruction' },
  ),
  record: (houses: SectionResults['house_relationships']) => ({
    argala: argalasRecord(houses, 'argala'),
    virodhargala: argalasRecord(houses, 'virodhargala'),
  }),
  words: ['planets'],
});
