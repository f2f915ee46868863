import { mapPerBody } from '@ganita/core/charts/perBody.js';
import type { BodyStates } from '@ganita/core/charts/states/bodyStates.js';
import type { Sight } from '@ganita/core/charts/states/drishti.js';
import type { GrahaYuddha } from '@ganita/core/charts/states/grahaYuddha.js';
import type { LordedSign } from '@ganita/core/charts/states/latta.js';
import type { TaraSeen } from '@ganita/core/charts/states/taraState.js';
import { SIGN_DIGNITIES } from '@ganita/core/zodiac/dignities.js';
import { COMPOUND_RELATIONS, NATURAL_RELATIONS } from '@ganita/core/zodiac/relations.js';
import { taraAt } from '@ganita/core/zodiac/taras.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import { dignityId, grahaId, grahaIds, perBody, warKindId } from '../schema/bodies.js';
import { nakshatra28Id, taraId } from '../schema/nakshatraFields.js';
import { idAndNameFields, idIn, namedFields, namedOrNullFields } from '../schema/nameFields.js';
import { houseSchema, signFields, signSchema } from '../schema/positionFields.js';
import type { Wire } from '../schema/wire.js';
import { idAndName, named, namedOrNull } from '../values/names.js';
import { round6 } from '../values/numbers.js';
import { signRecord } from '../values/position.js';
import { kpLordsRecord, kpLordsSchema } from './kpLords.js';
import { mrityuBhagaFields, mrityuBhagaRecord } from './mrityuBhaga.js';
import { section } from './section.js';

const { states, zodiac } = WORDS.en;

const flag = (description: string) => nullable(Type.Boolean({ description }));

const number = (description: string) => nullable(Type.Number({ description }));

const sightSchema = Type.Object(
  {
    signs: Type.Array(signSchema, { description: 'signs that are aspected' }),
    house_numbers: Type.Array(houseSchema, { description: 'the same as whole-sign houses from the Ascendant' }),
    planets: { ...grahaIds, description: 'grahas in them' },
  },
  { title: 'Aspects', description: 'what is aspected from one place, by whole signs' },
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
  { title: 'Tara', description: 'class of a nakshatra by its count from that of a birth, in nines' },
);

const lordedSignSchema = nullable(
  Type.Object(
    { ...signFields, ...namedFields('lord', described(grahaId, 'lord of the sign, one of Sun to Saturn')) },
    { title: 'SignWithLord', description: 'a sign and its lord' },
  ),
);

export const warSchema = Type.Object(
  {
    planets: { ...grahaIds, description: 'the two planets, of Mars to Saturn' },
    separation: Type.Number({ description: 'degrees of longitude between them' }),
    latitude_difference: number('degrees of ecliptic latitude between them; null by the Surya Siddhanta'),
    ...namedOrNullFields(
      'northern_planet',
      described(grahaId, 'the one further north; null where latitudes are equal or not known'),
    ),
    ...namedOrNullFields(
      'planet_of_lower_longitude',
      described(grahaId, 'the one of lower longitude; null where longitudes are equal'),
    ),
    ...namedOrNullFields('war_kind', warKindId),
    ...namedOrNullFields(
      'victor',
      described(grahaId, 'victor by the rule `graha_yuddha_victor`; null where it cannot be decided'),
    ),
  },
  { title: 'GrahaYuddha', description: 'planetary war: two of Mars to Saturn within one degree' },
);

const relation = Type.Object(
  {
    natural: oneOf(NATURAL_RELATIONS, { title: 'NaturalRelation', description: 'relation of two grahas by nature' }),
    temporary: oneOf(['friend', 'enemy'], {
      title: 'TemporaryRelation',
      description: 'relation of two grahas by their distance in signs',
    }),
    compound: oneOf(COMPOUND_RELATIONS, {
      title: 'CompoundRelation',
      description: 'natural and temporary relation together',
    }),
  },
  { title: 'Relation', description: 'how one graha regards another in the D-1 of the chart' },
);

const avastha = <Id extends string>(words: Readonly<Record<Id, string>>, title: string, description: string) =>
  Type.Object(idAndNameFields(idIn(words, `${title}Id`, description)), { title, description });

const avasthas = Type.Object(
  {
    baladi: avastha(states.baladi, 'Baladi', 'state by age, from the degrees in the sign'),
    jagradadi: avastha(states.jagradadi, 'Jagradadi', 'state by wakefulness, from the dignity'),
    deeptadi: avastha(states.deeptadi, 'Deeptadi', 'state by mood, from dignity, combustion and company'),
    deeptadi_present: Type.Array(
      idIn(states.deeptadi, 'DeeptadiId', 'state by mood, from dignity, combustion and company'),
      {
        description: 'all states by mood that are present; `deeptadi` is the first by the rule `deeptadi_order`',
      },
    ),
  },
  { title: 'Avasthas', description: 'avasthas: the states of a planet by age, wakefulness and mood' },
);

export const bodyStatesSchema = Type.Object(
  {
    retrograde: flag('moving backward; null for the Ascendant'),
    stationary: flag('slower than 0.01 degrees a day; null for the Ascendant'),
    speed: number('degrees per day, negative when retrograde; null for the Ascendant'),
    declination: number('degrees from the equator, north positive; null for the Ascendant and by the Surya Siddhanta'),
    combust: flag('too near the Sun; null except for Moon to Saturn'),
    combustion_orb: number(
      'degrees from the Sun within which this planet with this motion is combust; null except for Moon to Saturn',
    ),
    distance_from_sun: number('degrees from the Sun, shortest arc; null except for Moon to Saturn'),
    ...namedOrNullFields(
      'dignity',
      described(dignityId, 'dignity by degree; null for the Ascendant and the outer planets'),
    ),
    ...namedOrNullFields(
      'sign_dignity',
      described(
        oneOf(SIGN_DIGNITIES, { title: 'SignDignity' }),
        'dignity by whole sign; null for the Ascendant and the outer planets',
      ),
    ),
    deep_exalted: flag('within a degree of the point of deep exaltation; null except for Sun to Saturn'),
    deep_debilitated: flag('within a degree of the point of deep debilitation; null except for Sun to Saturn'),
    war: nullable(Type.Array(warSchema, { description: 'planetary wars it is in; null except for Mars to Saturn' })),
    avasthas: nullable(described(avasthas, 'avasthas of the planet; null except for Sun to Saturn')),
    mrityu_bhaga: nullable(
      Type.Object(mrityuBhagaFields, {
        title: 'MrityuBhaga',
        description: 'longitude compared with the fatal degree of the sign; null for the outer planets',
      }),
    ),
    pushkara: nullable(
      Type.Object(
        {
          navamsa: Type.Boolean({ description: 'in a pushkara navamsa' }),
          bhaga: Type.Boolean({ description: 'at a pushkara bhaga' }),
        },
        {
          title: 'Pushkara',
          description: 'whether it is in a nourishing part of its sign; null for the Ascendant and the outer planets',
        },
      ),
    ),
    marana_karaka: flag(
      'in its marana karaka sthana, the house where it is as if dead; null for the Ascendant and the outer planets',
    ),
    kp_lords: described(kpLordsSchema, 'lords of its longitude by Krishnamurti'),
    drishti: nullable(
      Type.Object(
        {
          graha: described(sightSchema, 'graha drishti: what the graha aspects'),
          rasi: described(sightSchema, 'rasi drishti: what its sign aspects'),
          aspected_by_graha: { ...grahaIds, description: 'grahas that aspect it' },
          aspected_by_rasi: { ...grahaIds, description: 'grahas in signs that aspect its sign' },
        },
        {
          title: 'Drishti',
          description: 'aspects that it casts and receives; null for the Ascendant and the outer planets',
        },
      ),
    ),
    relations: nullable(
      Type.Record(Type.String(), relation, {
        description: 'its relation to each other graha, by id; null for the Ascendant and the outer planets',
      }),
    ),
    taras: Type.Object(
      {
        from_moon: described(taraSchema, 'counted from the nakshatra of the Moon'),
        from_ascendant: described(taraSchema, 'counted from the nakshatra of the Ascendant'),
      },
      { title: 'TarasOfBody', description: 'tara of the nakshatra in which it is' },
    ),
    ...namedOrNullFields(
      'latta_nakshatra',
      described(
        nakshatra28Id,
        'the nakshatra that it afflicts, one of 28; null for the Ascendant and the outer planets',
      ),
    ),
    pachakadi: nullable(
      Type.Array(
        Type.Object(
          {
            ...idAndNameFields(idIn(states.pachakadi, 'PachakadiId', 'role of a planet that affects another')),
            ...namedFields('planet', described(grahaId, 'the planet that has the role')),
            inimical: Type.Boolean({ description: 'whether that planet is an enemy' }),
          },
          { title: 'Pachakadi', description: 'a planet that affects another from a fixed house, and its role' },
        ),
        { description: 'planets that affect it by their place; null except for Sun to Saturn' },
      ),
    ),
    navamsa_64: described(lordedSignSchema, 'sign of the 64th navamsa and its lord; null for the outer planets'),
    drekkana_22: described(lordedSignSchema, 'sign of the 22nd drekkana and its lord; null for the outer planets'),
  },
  { title: 'PlanetaryState', description: 'states of a body in D-1; null where a state is not defined for it' },
);

const listed = (what: string) => ({ ...grahaIds, description: what });

const planetaryStatesSchema = Type.Object(
  {
    retrograde_planets: listed('Mars to Saturn moving backward'),
    combusted_planets: listed('planets too near the Sun'),
    exalted_planets: listed('grahas in their exaltation sign'),
    debilitated_planets: listed('grahas in their debilitation sign'),
    own_sign_planets: listed('grahas in an own sign'),
    friend_sign_planets: listed("grahas in a friend's sign"),
    enemy_sign_planets: listed("grahas in an enemy's sign"),
    planets: perBody(bodyStatesSchema, {
      title: 'PlanetaryStatesOfBodies',
      description: 'all states of each body; an outer planet is null by the Surya Siddhanta',
    }),
  },
  { description: 'retrogression, combustion, dignity and the other states of the bodies in D-1' },
);

const rounded = (x: number | null): number | null => (x === null ? null : round6(x));

/** States of the chart: lists of grahas, and one record per body. */
function planetaryStatesRecord(
  states: SectionResults['planetary_states'],
  language: Language,
): Wire<typeof planetaryStatesSchema> {
  return {
    retrograde_planets: states.retrogradePlanets,
    combusted_planets: states.combustedPlanets,
    exalted_planets: states.exaltedPlanets,
    debilitated_planets: states.debilitatedPlanets,
    own_sign_planets: states.ownSignPlanets,
    friend_sign_planets: states.friendSignPlanets,
    enemy_sign_planets: states.enemySignPlanets,
    planets: mapPerBody(states.planets, (of) => bodyRecord(of, language)),
  };
}

export const planetaryStatesSection = section({
  schema: planetaryStatesSchema,
  record: planetaryStatesRecord,
  words: ['planets'],
});

function bodyRecord(of: BodyStates, language: Language): Wire<typeof bodyStatesSchema> {
  const { motion, combustion, dignityState, avasthas, mrityuBhaga } = of;
  return {
    retrograde: motion?.retrograde ?? null,
    stationary: motion?.stationary ?? null,
    speed: motion && round6(motion.speedDegPerDay),
    declination: motion && rounded(motion.declinationDeg),
    combust: combustion?.combust ?? null,
    combustion_orb: combustion?.orbDeg ?? null,
    distance_from_sun: combustion && round6(combustion.fromSunDeg),
    ...namedOrNull('dignity', dignityState?.dignity ?? null, WORDS[language].zodiac.dignity),
    ...namedOrNull('sign_dignity', dignityState?.signDignity ?? null, WORDS[language].zodiac.dignity),
    deep_exalted: dignityState?.deepExalted ?? null,
    deep_debilitated: dignityState?.deepDebilitated ?? null,
    war: of.wars?.map((war) => warRecord(war, language)) ?? null,
    avasthas: avasthas && {
      baladi: idAndName(avasthas.baladi, WORDS[language].states.baladi),
      jagradadi: idAndName(avasthas.jagradadi, WORDS[language].states.jagradadi),
      deeptadi: idAndName(avasthas.deeptadi, WORDS[language].states.deeptadi),
      deeptadi_present: avasthas.deeptadiHolding,
    },
    mrityu_bhaga: mrityuBhaga && mrityuBhagaRecord(mrityuBhaga),
    pushkara: of.pushkara,
    marana_karaka: of.maranaKaraka,
    kp_lords: kpLordsRecord(of.kpLords),
    drishti: of.drishti && {
      graha: sightRecord(of.drishti.graha, language),
      rasi: sightRecord(of.drishti.rasi, language),
      aspected_by_graha: of.drishti.aspectedByGraha,
      aspected_by_rasi: of.drishti.aspectedByRasi,
    },
    relations: of.relations,
    taras: {
      from_moon: taraRecord(of.tara.fromMoon, language),
      from_ascendant: taraRecord(of.tara.fromAscendant, language),
    },
    ...namedOrNull('latta_nakshatra', of.lattaStar, WORDS[language].zodiac.nakshatra),
    pachakadi:
      of.pachakadi?.map(({ role, planet, inimical }) => ({
        ...idAndName(role, WORDS[language].states.pachakadi),
        ...named('planet', planet, WORDS[language].zodiac.body),
        inimical,
      })) ?? null,
    navamsa_64: lordedRecord(of.navamsa64, language),
    drekkana_22: lordedRecord(of.drekkana22, language),
  };
}

const warRecord = (war: GrahaYuddha, language: Language): Wire<typeof warSchema> => ({
  planets: war.planets,
  separation: round6(war.separationDeg),
  latitude_difference: rounded(war.latitudeDifferenceDeg),
  ...namedOrNull('northern_planet', war.northern, WORDS[language].zodiac.body),
  ...namedOrNull('planet_of_lower_longitude', war.lowerLongitude, WORDS[language].zodiac.body),
  ...namedOrNull('war_kind', war.kind, WORDS[language].states.warKind),
  ...namedOrNull('victor', war.victor, WORDS[language].zodiac.body),
});

const sightRecord = ({ signs, houses, planets }: Sight, language: Language): Wire<typeof sightSchema> => ({
  signs: signs.map((sign) => signRecord(sign, language)),
  house_numbers: houses,
  planets,
});

const taraRecord = ({ tara, special }: TaraSeen, language: Language): Wire<typeof taraSchema> => ({
  ...idAndName(taraAt(tara), WORDS[language].zodiac.tara),
  number: tara,
  special: special && idAndName(special, WORDS[language].zodiac.specialTara),
});

const lordedRecord = (lorded: LordedSign | null, language: Language): Wire<typeof lordedSignSchema> =>
  lorded && {
    ...signRecord(lorded.sign, language),
    ...named('lord', lorded.lord, WORDS[language].zodiac.body),
  };
