import { Type } from 'typebox';
import type { Language } from '../../calculations/fields/languages.js';
import { oneOf } from '../../calculations/fields/schema.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import type { ArgalaFrom, HouseArgala } from '../../core/arudhas/argala.js';
import { ARUDHA_PADAS } from '../../core/arudhas/arudha.js';
import { recordFrom } from '../../core/records.js';

import { LAGNA_AND_GRAHAS } from '../../core/zodiac/grahas.js';
import type { House } from '../../core/zodiac/houses.js';
import type { Sign } from '../../core/zodiac/signs.js';
import { VARGA_KEYS } from '../../core/zodiac/vargaKeys.js';
import { bodyId } from '../schema/bodies.js';
import { HOUSE_KEYS, recordOf } from '../schema/maps.js';
import { absoluteLongitudeSchema, houseSchema, signSchema } from '../schema/position.js';
import type { Wire } from '../schema/wire.js';
import { byKeys } from '../values/byKeys.js';
import { splitLongitude } from '../values/numbers.js';
import { signRecord } from '../values/position.js';

/** Keys of the twelve houses: the number of the house after some text. */
const houseKeys = <P extends string>(prefix: P): readonly `${P}${House}`[] =>
  HOUSE_KEYS.map((house) => `${prefix}${house}` as const);

const [SURYA, CHANDRA] = [houseKeys('surya_arudha_house_'), houseKeys('chandra_arudha_house_')];
const [FROM_LAGNA, FROM_SUN, FROM_MOON] = [houseKeys('A'), houseKeys('S'), houseKeys('M')];

export const suryaArudhasSchema = recordOf(SURYA, signSchema);
export const chandraArudhasSchema = recordOf(CHANDRA, signSchema);

export const suryaArudhasRecord = (signs: readonly Sign[], language: Language): Wire<typeof suryaArudhasSchema> =>
  byKeys(SURYA, signs, (sign) => signRecord(sign, language));

export const chandraArudhasRecord = (signs: readonly Sign[], language: Language): Wire<typeof chandraArudhasSchema> =>
  byKeys(CHANDRA, signs, (sign) => signRecord(sign, language));

const longitude = absoluteLongitudeSchema;
const ARUDHAS_OF_GRAHAS = LAGNA_AND_GRAHAS.map((body) => `${body}_arudha` as const);

export const grahaArudhasSchema = recordOf(ARUDHAS_OF_GRAHAS, signSchema);

export const arudhaDetailsSchema = Type.Object(
  {
    arudha_absolute_longitudes: Type.Object(
      {
        from_ascendant: recordOf(FROM_LAGNA, longitude),
        from_sun: recordOf(FROM_SUN, longitude),
        from_moon: recordOf(FROM_MOON, longitude),
      },
      { title: 'ArudhaLongitudes', description: 'arudhas by longitude, of the houses from each' },
    ),
  },
  { title: 'ArudhaDetails' },
);

const degrees = (longitudeDeg: number): number => splitLongitude(longitudeDeg).absolute;

export const grahaArudhasRecord = (
  { arudhas }: SectionResults['graha_arudhas'],
  language: Language,
): Wire<typeof grahaArudhasSchema> =>
  byKeys(
    ARUDHAS_OF_GRAHAS,
    LAGNA_AND_GRAHAS.map((body) => arudhas[body]),
    (sign) => signRecord(sign, language),
  );

export const arudhaDetailsRecord = ({
  longitudes,
}: SectionResults['graha_arudhas']): Wire<typeof arudhaDetailsSchema> => ({
  arudha_absolute_longitudes: {
    from_ascendant: byKeys(FROM_LAGNA, longitudes.ascendant, degrees),
    from_sun: byKeys(FROM_SUN, longitudes.sun, degrees),
    from_moon: byKeys(FROM_MOON, longitudes.moon, degrees),
  },
});

export const arudhaPadhasSchema = recordOf(
  VARGA_KEYS,
  recordOf(ARUDHA_PADAS, signSchema, {
    title: 'ArudhaPadas',
    description: 'signs of the arudhas of the twelve houses',
  }),
);

export const arudhaPadhasRecord = (
  padas: SectionResults['arudha_padhas'],
  language: Language,
): Wire<typeof arudhaPadhasSchema> =>
  recordFrom(VARGA_KEYS, (key) => byKeys(ARUDHA_PADAS, padas[key], (sign) => signRecord(sign, language)));

const argalaSchema = Type.Object(
  {
    from_house: { ...houseSchema, description: 'house from which it is cast' },
    bodies: Type.Array(bodyId, { description: 'grahas in that house' }),
    outcome: Type.Optional(
      oneOf(['effective', 'obstructed', 'undecided'], {
        title: 'ArgalaOutcome',
        description: 'which of the two is stronger; with the rule `argala_effective`',
      }),
    ),
  },
  { title: 'Argala' },
);
const argalasSchema = recordOf(HOUSE_KEYS, Type.Array(argalaSchema));

export const houseRelationshipsSchema = Type.Object({ argala: argalasSchema, virodhargala: argalasSchema });

const argalaRecord = ({ fromHouse, grahas, outcome }: ArgalaFrom): Wire<typeof argalaSchema> => ({
  from_house: fromHouse,
  bodies: grahas,
  ...(outcome && { outcome }),
});

const argalasRecord = (houses: readonly HouseArgala[], side: 'argala' | 'virodhargala'): Wire<typeof argalasSchema> =>
  byKeys(HOUSE_KEYS, houses, (of) => of[side].map(argalaRecord));

export const houseRelationshipsRecord = (
  houses: SectionResults['house_relationships'],
): Wire<typeof houseRelationshipsSchema> => ({
  argala: argalasRecord(houses, 'argala'),
  virodhargala: argalasRecord(houses, 'virodhargala'),
});
