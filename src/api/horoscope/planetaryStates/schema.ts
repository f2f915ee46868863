import { Type } from 'typebox';
import { nullable, oneOf } from '../../../calculations/fields/schema.js';
import { SIGN_DIGNITIES } from '../../../core/zodiac/dignities.js';
import { COMPOUND_RELATIONS, NATURAL_RELATIONS } from '../../../core/zodiac/relations.js';
import { WORDS } from '../../../i18n/words.js';
import { dignityId, grahaId, grahaIds, perBody } from '../../schema/bodies.js';
import { nakshatra28Id, taraId } from '../../schema/nakshatra.js';
import { idAndNameFields, idIn, namedFields, namedOrNullFields } from '../../schema/names.js';
import { houseSchema, signFields, signSchema } from '../../schema/position.js';
import { kpLordsSchema } from '../kpLords.js';
import { mrityuBhagaFields } from '../mrityuBhaga.js';

const { states, zodiac } = WORDS.en;
const flag = (description: string) => nullable(Type.Boolean({ description }));
const number = (description: string) => nullable(Type.Number({ description }));

export const sightSchema = Type.Object(
  {
    signs: Type.Array(signSchema, { description: 'signs aspected' }),
    house_numbers: Type.Array(houseSchema, { description: 'houses aspected' }),
    planets: { ...grahaIds, description: 'grahas aspected' },
  },
  { title: 'Aspects' },
);

export const taraSchema = Type.Object(
  {
    ...idAndNameFields(taraId),
    number: Type.Integer({ minimum: 1, maximum: 9, description: 'number of the tara, 1 janma' }),
    special: nullable(
      Type.Object(idAndNameFields(idIn(zodiac.specialTara, 'SpecialTaraId', 'id of a special tara')), {
        title: 'SpecialTara',
        description: 'special tara of the nakshatra; null where it is none',
      }),
    ),
  },
  { title: 'Tara' },
);

export const lordedSignSchema = nullable(
  Type.Object({ ...signFields, ...namedFields('lord', grahaId) }, { title: 'SignWithLord' }),
);

export const warSchema = Type.Object(
  {
    planets: { ...grahaIds, description: 'the two planets' },
    separation: Type.Number({ description: 'degrees between them' }),
    latitude_difference: number('degrees of ecliptic latitude between them'),
    ...namedOrNullFields('northern_planet', { ...grahaId, description: 'the one further north' }),
    ...namedOrNullFields('planet_of_lower_longitude', grahaId),
    ...namedOrNullFields('war_kind', idIn(states.warKind, 'WarKind', 'kind of war by their distance')),
    ...namedOrNullFields('victor', { ...grahaId, description: 'victor by the rule `graha_yuddha_victor`' }),
  },
  { title: 'GrahaYuddha' },
);

const relation = Type.Object(
  {
    natural: oneOf(NATURAL_RELATIONS, { title: 'NaturalRelation', description: 'by nature' }),
    temporary: oneOf(['friend', 'enemy'], { title: 'TemporaryRelation', description: 'by distance in signs' }),
    compound: oneOf(COMPOUND_RELATIONS, { title: 'CompoundRelation', description: 'both together' }),
  },
  { title: 'Relation' },
);

const avastha = <Id extends string>(words: Readonly<Record<Id, string>>, title: string, description: string) =>
  Type.Object(idAndNameFields(idIn(words, `${title}Id`, description)), { title, description });

const avasthas = Type.Object(
  {
    baladi: avastha(states.baladi, 'Baladi', 'state by age'),
    jagradadi: avastha(states.jagradadi, 'Jagradadi', 'state by wakefulness'),
    deeptadi: avastha(states.deeptadi, 'Deeptadi', 'state by mood'),
    deeptadi_present: Type.Array(idIn(states.deeptadi, 'DeeptadiId', 'state by mood'), {
      description: 'all states by mood that are present; `deeptadi` is the first by the rule `deeptadi_order`',
    }),
  },
  { title: 'Avasthas' },
);

export const bodyStatesSchema = Type.Object(
  {
    retrograde: flag('moving backward; null for the Ascendant'),
    stationary: flag('almost without motion; null for the Ascendant'),
    speed: number('degrees per day, negative when retrograde; null for the Ascendant'),
    declination: number('degrees, north positive; null for the Ascendant'),
    combust: flag('too near the Sun; null where the rule does not apply'),
    combustion_orb: number('degrees from the Sun within which this planet with this motion is combust'),
    distance_from_sun: number('degrees, shortest arc'),
    ...namedOrNullFields('dignity', dignityId),
    ...namedOrNullFields(
      'sign_dignity',
      oneOf(SIGN_DIGNITIES, { title: 'SignDignity', description: 'dignity by whole sign' }),
    ),
    deep_exalted: flag('within a degree of the point of exaltation'),
    deep_debilitated: flag('within a degree of the point of debilitation'),
    war: nullable(Type.Array(warSchema, { description: 'planetary wars it is in; null where it can be in none' })),
    avasthas: nullable(avasthas),
    mrityu_bhaga: nullable(
      Type.Object(mrityuBhagaFields, {
        title: 'MrityuBhaga',
        description: 'compared with the fatal degree of the sign',
      }),
    ),
    pushkara: nullable(
      Type.Object(
        {
          navamsa: Type.Boolean({ description: 'in a pushkara navamsa' }),
          bhaga: Type.Boolean({ description: 'at a pushkara bhaga' }),
        },
        { title: 'Pushkara' },
      ),
    ),
    marana_karaka: flag('in its marana karaka sthana'),
    kp_lords: kpLordsSchema,
    drishti: nullable(
      Type.Object(
        {
          graha: { ...sightSchema, description: 'aspects of the graha' },
          rasi: { ...sightSchema, description: 'aspects of its sign' },
          aspected_by_graha: { ...grahaIds, description: 'grahas that aspect it' },
          aspected_by_rasi: { ...grahaIds, description: 'grahas in signs that aspect its sign' },
        },
        { title: 'Drishti' },
      ),
    ),
    relations: nullable(Type.Record(Type.String(), relation, { description: 'relation to each other graha' })),
    taras: Type.Object(
      {
        from_moon: { ...taraSchema, description: 'counted from the nakshatra of the Moon' },
        from_ascendant: { ...taraSchema, description: 'counted from the nakshatra of the Ascendant' },
      },
      { title: 'TarasOfBody' },
    ),
    ...namedOrNullFields('latta_nakshatra', {
      ...nakshatra28Id,
      description: 'the nakshatra that it afflicts, one of 28; null where it afflicts none',
    }),
    pachakadi: nullable(
      Type.Array(
        Type.Object(
          {
            ...idAndNameFields(idIn(states.pachakadi, 'PachakadiId', 'role of a planet that affects another')),
            ...namedFields('planet', grahaId),
            inimical: Type.Boolean({ description: 'whether that planet is an enemy' }),
          },
          { title: 'Pachakadi' },
        ),
        { description: 'planets that affect it by their place' },
      ),
    ),
    navamsa_64: lordedSignSchema,
    drekkana_22: lordedSignSchema,
  },
  { title: 'PlanetaryState' },
);

const listed = (what: string) => ({ ...grahaIds, description: what });

export const planetaryStatesSchema = Type.Object({
  retrograde_planets: listed('Mars to Saturn moving backward'),
  combusted_planets: listed('planets too near the Sun'),
  exalted_planets: listed('grahas in their exaltation sign'),
  debilitated_planets: listed('grahas in their debilitation sign'),
  own_sign_planets: listed('grahas in an own sign'),
  friend_sign_planets: listed("grahas in a friend's sign"),
  enemy_sign_planets: listed("grahas in an enemy's sign"),
  planets: perBody(bodyStatesSchema, { title: 'PlanetaryStatesOfBodies' }),
});
