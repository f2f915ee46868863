import { Type } from 'typebox';
import { nullable, oneOf } from '../../../calculations/fields/schema.js';
import { SAPTAVARGA_KEYS } from '../../../core/strengths/shadbala/saptavargaja.js';
import { AMSA_IDS, VARGA_SCHEMES } from '../../../core/strengths/vargaStrengths/vargaSchemes.data.js';
import { GRAHAS, PLANETS } from '../../../core/zodiac/grahas.js';
import { VARGA_KEYS } from '../../../core/zodiac/vargaKeys.js';
import { HOUSE_KEYS, recordOf } from '../../schema/maps.js';

const virupas = (description = 'virupas') => Type.Number({ description });
const virupasTo = (maximum: number, description = 'virupas') => Type.Number({ minimum: 0, maximum, description });
const signedVirupas = Type.Number({ description: 'virupas, signed' });

export const sthanaSchema = Type.Object({
  uccha: virupasTo(60),
  saptavargaja: virupasTo(225),
  ojayugma: virupasTo(30),
  kendradi: virupasTo(60),
  drekkana: virupasTo(15),
  total: virupas(),
});

export const kalaSchema = Type.Object({
  natonnata: virupasTo(60),
  paksha: virupasTo(120, "virupas, the Moon's doubled"),
  tribhaga: virupasTo(60),
  abda: virupasTo(15),
  masa: virupasTo(30),
  vara: virupasTo(45),
  hora: virupasTo(60),
  ayana: virupas("virupas, the Sun's doubled"),
  yuddha: signedVirupas,
  total: virupas(),
});

const shadBala = Type.Object({
  sthana: sthanaSchema,
  dig: virupasTo(60),
  kala: kalaSchema,
  cheshta: virupas(),
  naisargika: virupasTo(60),
  drik: signedVirupas,
  total_virupas: virupas(),
  total_rupas: Type.Number({ description: 'rupas of 60 virupas' }),
  required_rupas: Type.Number(),
  ratio: Type.Number({ description: 'total_rupas / required_rupas' }),
  ishta_phala: virupasTo(60),
  kashta_phala: virupasTo(60),
});

export const shadBalaSchema = recordOf(PLANETS, shadBala);

export const bhavaSchema = Type.Object({
  adhipati: virupas('virupas: shadbala of the lord'),
  dig: virupasTo(60),
  drishti: signedVirupas,
  total_virupas: virupas(),
  total_rupas: Type.Number({ description: 'rupas of 60 virupas' }),
  rank: Type.Integer({ minimum: 1, maximum: 12, description: '1 the strongest' }),
});

export const bhavaBalaSchema = recordOf(HOUSE_KEYS, bhavaSchema);

const lord = oneOf(PLANETS);
const five = Type.Integer({ minimum: 0, maximum: 5 });
const units = (maximum: number) => Type.Number({ minimum: 0, maximum });
const rays = (maximum: number) => Type.Number({ minimum: 0, maximum });

export const otherBalaSchema = Type.Object({
  harsha_bala: recordOf(
    PLANETS,
    Type.Object({
      place: five,
      dignity: five,
      gender_house: five,
      day_night: five,
      total: Type.Integer({ minimum: 0, maximum: 20 }),
    }),
  ),
  pancha_vargeeya_bala: recordOf(
    PLANETS,
    Type.Object({
      kshetra: units(30),
      uccha: units(20),
      hadda: units(15),
      hadda_lord: oneOf(PLANETS),
      drekkana: units(10),
      navamsa: units(5),
      sum: units(80),
      total: units(20),
    }),
  ),
  dwadhasa_vargeeya_bala: recordOf(
    PLANETS,
    Type.Object({
      vargas: Type.Array(oneOf(VARGA_KEYS), { description: "vargas in an own, exaltation or friend's sign" }),
      total: Type.Integer({ minimum: 0, maximum: 12 }),
      net: Type.Integer({ minimum: -12, maximum: 12, description: '2 total - 12' }),
    }),
  ),
  ishta_phala: recordOf(PLANETS, virupasTo(60)),
  kashta_phala: recordOf(PLANETS, virupasTo(60)),
  details: Type.Object({
    natural_benefics: Type.Array(oneOf(PLANETS), { description: 'for the balas; a Moon in neither list is neither' }),
    natural_malefics: Type.Array(oneOf(PLANETS)),
    time_lords: Type.Object(
      { year: lord, month: lord, weekday: lord, hora: lord, tribhaga: lord },
      { description: 'planets with abda, masa, vara, hora and tribhaga bala' },
    ),
    saptavargaja: recordOf(PLANETS, recordOf(SAPTAVARGA_KEYS, virupasTo(45))),
    cheshta_kendra_degrees: recordOf(PLANETS, Type.Number({ minimum: 0, maximum: 180 })),
    bhava_madhyas: recordOf(HOUSE_KEYS, Type.Object({ absolute_longitude: Type.Number(), lord })),
    rashmi: recordOf(
      PLANETS,
      Type.Object({ uccha_rashmi: rays(14), cheshta_rashmi: rays(14), subha_rashmi: rays(7), asubha_rashmi: rays(7) }),
    ),
    subhanka: recordOf(PLANETS, Type.Object({ subhanka: units(60), asubhanka: units(60) })),
    drishti: recordOf(
      GRAHAS,
      Type.Object({
        planets: recordOf(GRAHAS, virupas('virupas on that planet')),
        houses: recordOf(HOUSE_KEYS, virupas('virupas on the point of that house')),
      }),
    ),
  }),
});

const vargas = Type.Array(oneOf(VARGA_KEYS), {
  description: 'vargas of the group in an own, exaltation or moolatrikona sign',
});
const amsa = {
  amsa_id: nullable(oneOf(AMSA_IDS)),
  amsa_name: nullable(Type.String({ description: 'display word; null below two vargas' })),
  vargas,
};

export const vimsopakaBalaSchema = recordOf(
  VARGA_SCHEMES,
  recordOf(
    GRAHAS,
    Type.Object({
      score: Type.Number({ minimum: 5, maximum: 20 }),
      ...amsa,
      points: Type.Record(Type.String(), Type.Number({ minimum: 5, maximum: 20 }), {
        description: 'points of the graha in each varga of the group, before the weights are applied',
      }),
    }),
  ),
);

export const vaiseshikamsaBalaSchema = recordOf(
  VARGA_SCHEMES,
  recordOf(
    GRAHAS,
    Type.Object({ score: Type.Integer({ minimum: 0, maximum: 16, description: 'how many vargas' }), ...amsa }),
  ),
);
