import { Type } from 'typebox';
import { oneOf } from '../../../calculations/fields/schema.js';
import { SAPTAVARGA_KEYS } from '../../../core/strengths/shadbala/saptavargaja.js';
import { VARGA_SCHEMES } from '../../../core/strengths/vargaStrengths/vargaSchemes.data.js';
import { GRAHAS, PLANETS } from '../../../core/zodiac/grahas.js';
import { VARGA_KEYS } from '../../../core/zodiac/vargaKeys.js';
import { WORDS } from '../../../i18n/words.js';
import { grahaId } from '../../schema/bodies.js';
import { HOUSE_KEYS, recordOf } from '../../schema/maps.js';
import { idIn, namedFields, namedOrNullFields } from '../../schema/names.js';
import { absoluteLongitudeSchema } from '../../schema/position.js';

const virupas = (what: string) => Type.Number({ description: `${what}, in virupas` });
const virupasTo = (maximum: number, what: string) =>
  Type.Number({ minimum: 0, maximum, description: `${what}, in virupas` });
const rupas = Type.Number({ description: 'the same in rupas of 60 virupas' });

export const sthanaSchema = Type.Object(
  {
    uccha: virupasTo(60, 'nearness to the exaltation point'),
    saptavargaja: virupasTo(225, 'dignity in seven vargas'),
    ojayugma: virupasTo(30, 'odd or even sign in D-1 and D-9'),
    kendradi: virupasTo(60, 'house: kendra, panaphara or apoklima'),
    drekkana: virupasTo(15, 'third of the sign by the sex of the planet'),
    total: virupas('sum of the five'),
  },
  { title: 'SthanaBala', description: 'strength of place' },
);

export const kalaSchema = Type.Object(
  {
    natonnata: virupasTo(60, 'day or night'),
    paksha: virupasTo(120, "half of the lunar month; the Moon's is doubled"),
    tribhaga: virupasTo(60, 'lord of the third of day or night'),
    abda: virupasTo(15, 'lord of the year'),
    masa: virupasTo(30, 'lord of the month'),
    vara: virupasTo(45, 'lord of the day'),
    hora: virupasTo(60, 'lord of the hour'),
    ayana: virupas("declination; the Sun's is doubled"),
    yuddha: virupas('planetary war, signed'),
    total: virupas('sum of the nine'),
  },
  { title: 'KalaBala', description: 'strength of time' },
);

const shadBala = Type.Object(
  {
    sthana: sthanaSchema,
    dig: virupasTo(60, 'strength of direction'),
    kala: kalaSchema,
    cheshta: virupas('strength of motion'),
    naisargika: virupasTo(60, 'natural strength'),
    drik: virupas('strength of aspects, signed'),
    total_virupas: virupas('sum of the six'),
    total_rupas: rupas,
    required_rupas: Type.Number({ description: 'rupas that the planet requires' }),
    ratio: Type.Number({ description: 'total_rupas / required_rupas' }),
    ishta_phala: virupasTo(60, 'ishta phala'),
    kashta_phala: virupasTo(60, 'kashta phala'),
  },
  { title: 'ShadBala' },
);

export const shadBalaSchema = recordOf(PLANETS, shadBala);

export const bhavaSchema = Type.Object(
  {
    adhipati: virupas('shadbala of the lord of the house'),
    dig: virupasTo(60, 'strength of direction'),
    drik: virupas('strength of aspects on the house, signed'),
    total_virupas: virupas('sum of the three'),
    total_rupas: rupas,
    rank: Type.Integer({ minimum: 1, maximum: 12, description: 'rank among the houses, 1 the strongest' }),
  },
  { title: 'BhavaBala' },
);

export const bhavaBalaSchema = recordOf(HOUSE_KEYS, bhavaSchema);

const planetId = oneOf(PLANETS, { title: 'PlanetOfSeven', description: 'id of one of Sun to Saturn' });
const five = (what: string) => Type.Integer({ minimum: 0, maximum: 5, description: `${what}: 5 or 0` });
const units = (maximum: number, what: string) => Type.Number({ minimum: 0, maximum, description: `${what}, in units` });
const rays = (maximum: number, what: string) => Type.Number({ minimum: 0, maximum, description: `${what}, in rays` });

const harshaBala = Type.Object(
  {
    place: five('in its house of joy'),
    dignity: five('in its own or exaltation sign'),
    gender_house: five('in a house of its sex'),
    day_night: five('born in its half of the day'),
    total: Type.Integer({ minimum: 0, maximum: 20, description: 'sum of the four' }),
  },
  { title: 'HarshaBala' },
);

const panchaVargeeyaBala = Type.Object(
  {
    kshetra: units(30, 'sign'),
    uccha: units(20, 'exaltation'),
    hadda: units(15, 'hadda'),
    ...namedFields('hadda_lord', { ...planetId, description: 'lord of the hadda in which the planet is' }),
    drekkana: units(10, 'drekkana'),
    navamsa: units(5, 'navamsa'),
    sum: units(80, 'sum of the five'),
    total: units(20, 'a quarter of the sum'),
  },
  { title: 'PanchaVargeeyaBala' },
);

const vargaList = (description: string) =>
  Type.Array(oneOf(VARGA_KEYS, { title: 'VargaKey', description: 'key of a varga' }), { description });

const dwadasaVargeeyaBala = Type.Object(
  {
    vargas: vargaList("vargas in an own, exaltation or friend's sign"),
    total: Type.Integer({ minimum: 0, maximum: 12, description: 'how many vargas' }),
    net: Type.Integer({ minimum: -12, maximum: 12, description: '2 total - 12' }),
  },
  { title: 'DwadasaVargeeyaBala' },
);

export const otherBalaSchema = Type.Object({
  harsha_bala: recordOf(PLANETS, harshaBala),
  pancha_vargeeya_bala: recordOf(PLANETS, panchaVargeeyaBala),
  dwadhasa_vargeeya_bala: recordOf(PLANETS, dwadasaVargeeyaBala),
  ishta_phala: recordOf(PLANETS, virupasTo(60, 'ishta phala')),
  kashta_phala: recordOf(PLANETS, virupasTo(60, 'kashta phala')),
});

export const otherBalaDetailsSchema = Type.Object(
  {
    natural_benefics: Type.Array(planetId, { description: 'benefics of the balas; a Moon in neither list is neither' }),
    natural_malefics: Type.Array(planetId, { description: 'malefics of the balas' }),
    time_lords: Type.Object(
      { year: planetId, month: planetId, weekday: planetId, hora: planetId, tribhaga: planetId },
      { title: 'TimeLords', description: 'planets with abda, masa, vara, hora and tribhaga bala' },
    ),
    saptavargaja: recordOf(
      PLANETS,
      recordOf(SAPTAVARGA_KEYS, virupasTo(45, 'dignity in the varga'), {
        title: 'Saptavargaja',
        description: 'dignity of a planet in each of the seven vargas',
      }),
    ),
    cheshta_kendra_degrees: recordOf(
      PLANETS,
      Type.Number({ minimum: 0, maximum: 180, description: 'cheshta kendra in degrees' }),
    ),
    bhava_madhyas: recordOf(
      HOUSE_KEYS,
      Type.Object(
        { absolute_longitude: absoluteLongitudeSchema, ...namedFields('lord', grahaId) },
        { title: 'BhavaMadhya', description: 'middle of a house, and the lord of its sign' },
      ),
    ),
    rashmi: recordOf(
      PLANETS,
      Type.Object(
        {
          uccha_rashmi: rays(14, 'from exaltation'),
          cheshta_rashmi: rays(14, 'from motion'),
          subha_rashmi: rays(7, 'good'),
          asubha_rashmi: rays(7, 'bad'),
        },
        { title: 'Rashmi' },
      ),
    ),
    subhanka: recordOf(
      PLANETS,
      Type.Object({ subhanka: units(60, 'good'), asubhanka: units(60, 'bad, the rest of 60') }, { title: 'Subhanka' }),
    ),
    drishti_strengths: recordOf(
      GRAHAS,
      Type.Object(
        {
          on_planets: recordOf(GRAHAS, virupas('aspect on that planet')),
          on_houses: recordOf(HOUSE_KEYS, virupas('aspect on the point of that house')),
        },
        { title: 'DrishtiStrengths', description: 'aspects that the graha casts' },
      ),
    ),
  },
  { title: 'OtherBalaDetails' },
);

const vaiseshikamsaFields = {
  ...namedOrNullFields('vaiseshikamsa', {
    ...idIn(WORDS.en.strengths.vaiseshikamsa, 'VaiseshikamsaId', 'id of a vaiseshikamsa'),
    description: 'name of that many vargas; null below two',
  }),
  vargas: vargaList('vargas of the group in an own, exaltation or moolatrikona sign'),
};

export const vimsopakaBalaSchema = recordOf(
  VARGA_SCHEMES,
  recordOf(
    GRAHAS,
    Type.Object(
      {
        score: Type.Number({ minimum: 5, maximum: 20, description: 'strength of twenty points' }),
        ...vaiseshikamsaFields,
        varga_points: Type.Record(Type.String(), Type.Number({ minimum: 5, maximum: 20 }), {
          description: 'points of the graha in each varga of the group, before the weights are applied',
        }),
      },
      { title: 'VimsopakaBala' },
    ),
  ),
);

export const vaiseshikamsaBalaSchema = recordOf(
  VARGA_SCHEMES,
  recordOf(
    GRAHAS,
    Type.Object(
      { score: Type.Integer({ minimum: 0, maximum: 16, description: 'how many vargas' }), ...vaiseshikamsaFields },
      { title: 'VaiseshikamsaBala' },
    ),
  ),
);
