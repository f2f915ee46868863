import { SAPTAVARGA_KEYS } from '@ganita/core/strengths/shadbala/saptavargaja.js';
import { VARGA_SCHEMES } from '@ganita/core/strengths/vargaStrengths/vargaSchemes.data.js';
import { GRAHAS, PLANETS } from '@ganita/core/zodiac/grahas.js';
import { VARGA_KEYS } from '@ganita/core/zodiac/vargaKeys.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { described, oneOf } from '../../../calculations/fields/schema.js';
import { grahaId } from '../../schema/bodies.js';
import { HOUSE_KEYS, recordOf } from '../../schema/maps.js';
import { idIn, namedFields, namedOrNullFields } from '../../schema/names.js';
import { absoluteLongitudeSchema } from '../../schema/position.js';

const virupas = (what: string) => Type.Number({ description: `${what}, in virupas` });
const virupasTo = (maximum: number, what: string) =>
  Type.Number({ minimum: 0, maximum, description: `${what}, in virupas` });
const rupas = Type.Number({ description: '`total_virupas` in rupas of 60 virupas' });

export const sthanaSchema = Type.Object(
  {
    uccha: virupasTo(60, 'nearness to the exaltation point'),
    saptavargaja: virupasTo(225, 'dignity in seven vargas, summed'),
    ojayugma: virupasTo(30, 'odd or even sign in D-1 and in D-9'),
    kendradi: virupasTo(60, 'house: kendra, panaphara or apoklima'),
    drekkana: virupasTo(15, 'third of the sign, by the sex of the planet'),
    total: virupas('sum of the five'),
  },
  { title: 'SthanaBala', description: 'sthana bala: strength of place, in virupas' },
);

export const kalaSchema = Type.Object(
  {
    natonnata: virupasTo(60, 'nearness to noon or to midnight'),
    paksha: virupasTo(120, "half of the lunar month; the Moon's is doubled"),
    tribhaga: virupasTo(60, 'as lord of the third of day or night'),
    abda: virupasTo(15, 'as lord of the year'),
    masa: virupasTo(30, 'as lord of the month'),
    vara: virupasTo(45, 'as lord of the day'),
    hora: virupasTo(60, 'as lord of the hour'),
    ayana: virupas("declination; the Sun's is doubled"),
    yuddha: virupas('planetary war: gained positive, lost negative'),
    total: virupas('sum of the nine'),
  },
  { title: 'KalaBala', description: 'kala bala: strength of time, in virupas' },
);

const shadBala = Type.Object(
  {
    sthana: sthanaSchema,
    dig: virupasTo(60, 'dig bala: strength of direction'),
    kala: kalaSchema,
    cheshta: virupas('cheshta bala: strength of motion'),
    naisargika: virupasTo(60, 'naisargika bala: natural strength'),
    drik: virupas('drik bala: strength of aspects, of malefics negative'),
    total_virupas: virupas('sum of the six'),
    total_rupas: rupas,
    required_rupas: Type.Number({ description: 'rupas that the planet requires to be strong' }),
    ratio: Type.Number({ description: '`total_rupas` / `required_rupas`; strong from 1' }),
    ishta_phala: virupasTo(60, 'ishta phala: good results'),
    kashta_phala: virupasTo(60, 'kashta phala: bad results'),
  },
  { title: 'ShadBala', description: 'shadbala: the sixfold strength of a planet, each part by its name' },
);

export const shadBalaSchema = recordOf(PLANETS, shadBala, {
  description: 'shadbala of each of the seven planets, in D-1',
});

export const bhavaSchema = Type.Object(
  {
    adhipati: virupas('bhavadhipati bala: shadbala of the lord of the house'),
    dig: virupasTo(60, 'bhava dig bala: strength of direction'),
    drik: virupas('bhava drishti bala: strength of aspects on its middle, signed'),
    total_virupas: virupas('sum of the three'),
    total_rupas: rupas,
    rank: Type.Integer({ minimum: 1, maximum: 12, description: 'rank among the houses, 1 the strongest' }),
  },
  { title: 'BhavaBala', description: 'bhava bala: the strength of a house' },
);

export const bhavaBalaSchema = recordOf(HOUSE_KEYS, bhavaSchema, {
  description: 'bhava bala of each house, in D-1',
});

const planetId = oneOf(PLANETS, { title: 'Planet', description: 'one of the seven planets that own signs' });
const five = (what: string) => Type.Integer({ minimum: 0, maximum: 5, description: `${what}: 5 or 0` });
const units = (maximum: number, what: string) => Type.Number({ minimum: 0, maximum, description: `${what}, in units` });
const rays = (maximum: number, what: string) => Type.Number({ minimum: 0, maximum, description: `${what}, in rays` });

const harshaBala = Type.Object(
  {
    place: five('in its house of joy'),
    dignity: five('in its own or exaltation sign'),
    gender_house: five('in a house of its sex'),
    day_night: five('born in its half of the day'),
    total: Type.Integer({ minimum: 0, maximum: 20, description: 'sum of the four, 0 to 20' }),
  },
  { title: 'HarshaBala', description: 'harsha bala of Tajika: strength by joy, four parts of 5' },
);

const panchaVargeeyaBala = Type.Object(
  {
    kshetra: units(30, 'by the sign'),
    uccha: units(20, 'nearness to the exaltation point'),
    hadda: units(15, 'by the lord of the hadda'),
    ...namedFields('hadda_lord', described(planetId, 'lord of the hadda in which the planet is')),
    drekkana: units(10, 'by the lord of the drekkana'),
    navamsa: units(5, 'by the lord of the navamsa'),
    sum: units(80, 'sum of the five'),
    total: units(20, 'a quarter of the sum'),
  },
  { title: 'PanchaVargeeyaBala', description: 'pancha vargeeya bala of Tajika: strength by five positions' },
);

const vargaList = (description: string) => Type.Array(oneOf(VARGA_KEYS, { title: 'VargaKey' }), { description });

const dwadasaVargeeyaBala = Type.Object(
  {
    vargas: vargaList("vargas in an own, exaltation or friend's sign"),
    total: Type.Integer({ minimum: 0, maximum: 12, description: 'how many vargas, of D-1 to D-12' }),
    net: Type.Integer({ minimum: -12, maximum: 12, description: 'good less bad vargas: 2 `total` - 12' }),
  },
  { title: 'DwadasaVargeeyaBala', description: 'dwadasa vargeeya bala of Tajika: strength by twelve vargas' },
);

export const otherBalaSchema = Type.Object(
  {
    harsha_bala: recordOf(PLANETS, harshaBala, { description: 'harsha bala of each planet, 0 to 20' }),
    pancha_vargeeya_bala: recordOf(PLANETS, panchaVargeeyaBala, {
      description: 'pancha vargeeya bala of each planet, 0 to 20 units',
    }),
    dwadhasa_vargeeya_bala: recordOf(PLANETS, dwadasaVargeeyaBala, {
      description: 'dwadasa vargeeya bala of each planet, 0 to 12 vargas',
    }),
    ishta_phala: recordOf(PLANETS, virupasTo(60, 'ishta phala'), {
      description: 'ishta phala, the good results, of each planet',
    }),
    kashta_phala: recordOf(PLANETS, virupasTo(60, 'kashta phala'), {
      description: 'kashta phala, the bad results, of each planet',
    }),
  },
  { description: 'the balas of Tajika and ishta and kashta phala, in D-1, of the seven planets' },
);

export const otherBalaDetailsSchema = Type.Object(
  {
    natural_benefics: Type.Array(planetId, {
      description: 'planets that the balas count as benefics; a Moon in neither list is neither',
    }),
    natural_malefics: Type.Array(planetId, { description: 'planets that the balas count as malefics' }),
    time_lords: Type.Object(
      {
        year: described(planetId, 'lord of the year of 360 days: has abda bala'),
        month: described(planetId, 'lord of the month of 30 days: has masa bala'),
        weekday: described(planetId, 'lord of the vara: has vara bala'),
        hora: described(planetId, 'lord of the hour: has hora bala'),
        tribhaga: described(
          planetId,
          'lord of the third of the day or night: has tribhaga bala, as Jupiter always has',
        ),
      },
      { title: 'TimeLords', description: 'planets that get a part of kala bala as lords of a time' },
    ),
    saptavargaja: recordOf(
      PLANETS,
      recordOf(SAPTAVARGA_KEYS, virupasTo(45, 'dignity in the varga'), {
        title: 'Saptavargaja',
        description: 'dignity of a planet in each of the seven vargas, in virupas',
      }),
      { description: 'saptavargaja bala of each planet by varga' },
    ),
    cheshta_kendra_degrees: recordOf(
      PLANETS,
      Type.Number({ minimum: 0, maximum: 180, description: 'cheshta kendra in degrees' }),
      { description: 'cheshta kendra of each planet, which its motion gives, 0 to 180 degrees' },
    ),
    bhava_madhyas: recordOf(
      HOUSE_KEYS,
      Type.Object(
        {
          absolute_longitude: absoluteLongitudeSchema,
          ...namedFields('lord', described(grahaId, 'lord of its sign')),
        },
        { title: 'BhavaMadhya', description: 'middle of a house, and the lord of its sign' },
      ),
      { description: 'bhava madhya of each house by Sripati' },
    ),
    rashmi: recordOf(
      PLANETS,
      Type.Object(
        {
          uccha_rashmi: rays(14, 'from nearness to exaltation'),
          cheshta_rashmi: rays(14, 'from motion'),
          subha_rashmi: rays(7, 'good ones'),
          asubha_rashmi: rays(7, 'bad ones, the rest of 8'),
        },
        { title: 'Rashmi', description: 'rays of a planet' },
      ),
      { description: 'rashmi, the rays, of each planet' },
    ),
    subhanka: recordOf(
      PLANETS,
      Type.Object(
        { subhanka: units(60, 'good, by dignity'), asubhanka: units(60, 'bad, the rest of 60') },
        { title: 'Subhanka', description: 'good and bad share of a planet by its dignity' },
      ),
      { description: 'subhanka of each planet' },
    ),
    drishti_strengths: recordOf(
      GRAHAS,
      Type.Object(
        {
          on_planets: recordOf(GRAHAS, virupas('aspect on that graha'), { description: 'its drishti on each graha' }),
          on_houses: recordOf(HOUSE_KEYS, virupas('aspect on the point of that house'), {
            description: 'its drishti on the point of each house',
          }),
        },
        { title: 'DrishtiStrengths', description: 'aspects that a graha casts, by degrees, in virupas' },
      ),
      { description: 'aspects of each graha on the grahas and the houses' },
    ),
  },
  { title: 'OtherBalaDetails', description: 'what the balas are computed from, and rays, subhanka and drishti' },
);

const vaiseshikamsaFields = {
  ...namedOrNullFields(
    'vaiseshikamsa',
    described(
      idIn(
        WORDS.en.strengths.vaiseshikamsa,
        'VaiseshikamsaId',
        'id of a vaiseshikamsa: the name for a number of vargas',
      ),
      'name of that many vargas; null below two',
    ),
  ),
  vargas: vargaList('vargas of the group in an own, exaltation or moolatrikona sign'),
};

export const vimsopakaBalaSchema = recordOf(
  VARGA_SCHEMES,
  recordOf(
    GRAHAS,
    Type.Object(
      {
        score: Type.Number({ minimum: 5, maximum: 20, description: 'strength in points, 5 to 20' }),
        ...vaiseshikamsaFields,
        varga_points: Type.Record(Type.String(), Type.Number({ minimum: 5, maximum: 20 }), {
          description: 'points of the graha in each varga of the group, before the weights are applied',
        }),
      },
      { title: 'VimsopakaBala', description: 'vimsopaka bala of a graha over a group of vargas' },
    ),
    { title: 'VimsopakaBalaOfGrahas', description: 'vimsopaka bala of each graha over one group of vargas' },
  ),
  { description: 'vimsopaka bala, of twenty points, of each graha by group: of 6, 7, 10 and 16 vargas' },
);

export const vaiseshikamsaBalaSchema = recordOf(
  VARGA_SCHEMES,
  recordOf(
    GRAHAS,
    Type.Object(
      {
        score: Type.Integer({ minimum: 0, maximum: 16, description: 'number of vargas in which it is at home' }),
        ...vaiseshikamsaFields,
      },
      { title: 'VaiseshikamsaBala', description: 'vargas of a group in which a graha is at home' },
    ),
    { title: 'VaiseshikamsaBalaOfGrahas', description: 'vaiseshikamsa of each graha over one group of vargas' },
  ),
  { description: 'vaiseshikamsa of each graha by group: of 6, 7, 10 and 16 vargas' },
);
