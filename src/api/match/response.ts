import { type Static, Type } from 'typebox';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { nullable, oneOf } from '../../calculations/fields/schema.js';
import {
  GANAS,
  NADIS,
  RAJJU_DIRECTIONS,
  RAJJUS,
  VARNAS,
  VASYAS,
  YONI_SEXES,
  YONIS,
} from '../../core/match/attributes.data.js';
import { PAIR_DOSHA_IDS, PAIR_DOSHAS, type PairDoshaId } from '../../core/match/exceptions.js';
import { KOOTAS, type KootaId } from '../../core/match/kootas.data.js';
import { KOOTA_IDS } from '../../core/match/kootas.js';
import { MANGLIK_OF_PAIR, PAPA_GRAHAS, PAPA_REFERENCES } from '../../core/match/papaSamya.js';
import { PORUTHAM_GRADES } from '../../core/match/poruthams.data.js';
import { ADDITIONAL_PORUTHAM_IDS, PORUTHAM_IDS } from '../../core/match/poruthams.js';
import { RATINGS } from '../../core/match/ratings.data.js';
import { NATURAL_RELATIONS } from '../../core/zodiac/relations.js';
import { TARAS } from '../../core/zodiac/taras.js';
import { grahaId } from '../schema/bodies.js';
import { recordOf } from '../schema/maps.js';
import { nakshatraRowFields, padaSchema } from '../schema/nakshatra.js';
import { namedFields } from '../schema/names.js';
import { signNamedFields } from '../schema/position.js';
import { resolvedTimeSchema } from '../schema/resolvedTime.js';
import { namedRecord } from '../values/position.js';
import { ADDITIONAL_KEYS, KOOTA_KEYS, PAIR_DOSHA_KEYS, PORUTHAM_KEYS } from './matchKeys.js';

const word = Type.String({ description: 'display word' });
const house = Type.Integer({ minimum: 1, maximum: 12 });
const longitude = Type.Number({ minimum: 0, exclusiveMaximum: 360, description: 'absolute sidereal degrees' });
const rating = { rating: oneOf(RATINGS), rating_name: word };
const percentage = Type.Number({ minimum: 0, maximum: 100 });

const partner = Type.Object({
  ...nakshatraRowFields,
  pada: padaSchema,
  raasi_name: word,
  raasi_number: Type.Integer({ minimum: 1, maximum: 12, description: '1 Aries' }),
  sign_lord: grahaId,
  ...signNamedFields('navamsa_sign'),
  moon_longitude: longitude,
  ...namedFields('varna', oneOf(VARNAS)),
  ...namedFields('vasya', oneOf(VASYAS)),
  ...namedFields('yoni', oneOf(YONIS)),
  yoni_gender: oneOf(YONI_SEXES),
  yoni_gender_name: word,
  ...namedFields('gana', oneOf(GANAS)),
  ...namedFields('nadi', oneOf(NADIS)),
  ...namedFields('rajju', oneOf(RAJJUS)),
  rajju_direction: oneOf(RAJJU_DIRECTIONS),
  rajju_direction_name: word,
  ...signNamedFields('ascendant_sign'),
  manglik_from: recordOf(PAPA_REFERENCES, Type.Boolean()),
  papa_detail: recordOf(
    PAPA_GRAHAS,
    Type.Object({
      house_from: recordOf(PAPA_REFERENCES, house),
      points: Type.Number({ minimum: 0, maximum: 1.75 }),
    }),
  ),
  resolved_time: resolvedTimeSchema,
});

const kootaFields = (maxScore: number) => ({
  name: word,
  score: Type.Number({ minimum: 0, maximum: maxScore }),
  max_score: Type.Number({ const: maxScore }),
  boy: Type.String({ description: 'display word of what is compared' }),
  boy_id: Type.String(),
  girl: word,
  girl_id: Type.String(),
});

const bhakootFault = Object.keys(KOOTAS.bhakoot.scoring.faults);
const fault = nullable(oneOf(bhakootFault));
const relation = nullable(oneOf(NATURAL_RELATIONS, { description: 'null where one planet is lord of both signs' }));
const KOOTA_EXTRAS = {
  graha_maitri: { boy_regards_girl: relation, girl_regards_boy: relation },
  bhakoot: { kind: fault, kind_name: nullable(Type.String()) },
};
const extrasOf = (id: KootaId) => (id === 'graha_maitri' || id === 'bhakoot' ? KOOTA_EXTRAS[id] : {});
/** Of all kootas: two of them have fields of their own. */
const anyKoota = Type.Object({
  ...kootaFields(0),
  ...Type.Partial(Type.Object(KOOTA_EXTRAS.graha_maitri)).properties,
  ...Type.Partial(Type.Object(KOOTA_EXTRAS.bhakoot)).properties,
});
const kootas = Type.Object(
  namedRecord(KOOTA_IDS, KOOTA_KEYS, (id) => Type.Object({ ...kootaFields(KOOTAS[id].maxScore), ...extrasOf(id) })),
);

const exceptionFields = (id: PairDoshaId) => ({
  present: Type.Boolean(),
  ...(id === 'bhakoot' && { kind: fault }),
  exceptions: Type.Array(oneOf(PAIR_DOSHAS[id].exceptions.map((row) => row.id))),
  exceptions_name: Type.Array(Type.String(), { description: 'display words of the exceptions' }),
});
/** Of all doshas: bhakoot alone has a kind. */
const anyException = Type.Object({ ...exceptionFields('nadi'), kind: Type.Optional(fault) });
const exceptions = Type.Object(namedRecord(PAIR_DOSHA_IDS, PAIR_DOSHA_KEYS, (id) => Type.Object(exceptionFields(id))));

const north = Type.Object({
  match_system: Type.String({ enum: ['ashtakoota_north'] }),
  eight_koota_porutham: Type.Unsafe<Readonly<Record<keyof typeof kootas.properties, Static<typeof anyKoota>>>>(kootas),
  counts: Type.Object({
    star_girl_to_boy: Type.Integer({ minimum: 1, maximum: 27 }),
    star_boy_to_girl: Type.Integer({ minimum: 1, maximum: 27 }),
    ...namedFields('tara_of_boy', oneOf(TARAS)),
    ...namedFields('tara_of_girl', oneOf(TARAS)),
    sign_girl_to_boy: house,
  }),
  four_additional_porutham: Type.Object(
    namedRecord(ADDITIONAL_PORUTHAM_IDS, ADDITIONAL_KEYS, () => Type.Object({ name: word, result: Type.Boolean() })),
  ),
  overall_compatibility: Type.Object({
    total_score: Type.Number({ minimum: 0, maximum: 36 }),
    max_possible_score: Type.Number({ const: 36 }),
    percentage,
    ...rating,
  }),
  exceptions:
    Type.Unsafe<Readonly<Record<keyof typeof exceptions.properties, Static<typeof anyException>>>>(exceptions),
});

const ofTen = <T extends Type.TSchema>(schema: T) =>
  recordOf(
    PORUTHAM_IDS.map((id) => PORUTHAM_KEYS[id]),
    schema,
  );

const south = Type.Object({
  match_system: Type.String({ enum: ['ten_porutham_south'] }),
  ten_porutham: ofTen(Type.Boolean()),
  grades: ofTen(oneOf(PORUTHAM_GRADES)),
  words: ofTen(Type.Object({ name: word, grade_name: word })),
  overall_compatibility: Type.Object({
    matched_count: Type.Integer({ minimum: 0, maximum: 10 }),
    total_porutham: Type.Integer({ const: 10 }),
    percentage,
    ...rating,
    minimum_porutham_satisfied: Type.Boolean(),
  }),
});

const points = Type.Number({ minimum: 0 });
const doshaData = Type.Object({
  mars_dosha: points,
  sun_dosha: points,
  saturn_dosha: points,
  rahu_ketu_dosha: points,
  total_dosha: points,
});

/** The wire record of `POST /marriage-match`. */
export const matchResponse = Type.Object({
  boy: partner,
  girl: partner,
  north_indian: north,
  south_indian: south,
  boy_dosha_data: doshaData,
  girl_dosha_data: doshaData,
  manglik: recordOf(PAPA_REFERENCES, oneOf(MANGLIK_OF_PAIR)),
  beeja_rasi: word,
  beeja_longitude: longitude,
  kshetra_rasi: word,
  kshetra_longitude: longitude,
  meta: metaSchema,
});
