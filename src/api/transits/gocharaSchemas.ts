import { type Static, type TObject, type TSchema, Type } from 'typebox';
import {
  appliedAyanamsaMode,
  birthFields,
  date,
  time,
  timezoneSupplied,
} from '../../calculations/fields/birthFields.js';
import { LANGUAGES, type Language } from '../../calculations/fields/languages.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { nullable, oneOf } from '../../calculations/fields/schema.js';
import { transitBirth } from '../../calculations/transits/gocharaFields.js';
import { TRANSIT_CHARTS } from '../../core/transits/transitCharts.js';
import { GRAHAS } from '../../core/zodiac/grahas.js';
import { chartSchema } from '../horoscope/positions.js';
import { karanaSchema, nakshatraAndPadaSchema, nityaYogaSchema, pakshaId, tithiSchema } from '../schema/angas.js';
import { grahaId } from '../schema/bodies.js';
import { eventPlaceFields } from '../schema/eventPlace.js';
import { recordOf } from '../schema/maps.js';
import { minuteOf, momentOf, windowSchema, windowsSchema } from '../schema/moments.js';
import { nakshatraNamedFields, taraId } from '../schema/nakshatra.js';
import { idAndNameFields, namedFields, namedOrNullFields } from '../schema/names.js';
import { houseSchema, signFields, signNamedFields } from '../schema/position.js';
import { resolvedTimeSchema } from '../schema/resolvedTime.js';
import { contributorId, dhaiyyaKind, sadeSatiPhase } from '../schema/saturn.js';
import { weekdayId } from '../schema/weekday.js';
import { grahaFields } from './transitSchemas.js';

const housesFrom = {
  house_from_moon: { ...houseSchema, description: 'whole-sign house from the natal Moon' },
  house_from_lagna: { ...houseSchema, description: 'whole-sign house from the natal lagna' },
};
const moment = (what: string) => nullable(momentOf(`${what}; null where the Sun does not rise or set`));

const panchangaSchema = Type.Object(
  {
    ...namedFields('vara', weekdayId),
    ...namedFields('vara_lord', grahaId),
    sun_event_substituted: Type.Boolean({
      description: 'the Sun does not rise or set, and its transit - 6 hours starts the day of the vara',
    }),
    tithi: tithiSchema,
    nakshatra: nakshatraAndPadaSchema,
    yoga: nityaYogaSchema,
    karana: karanaSchema,
    ...namedFields('paksha', pakshaId),
    rikta: Type.Boolean({ description: 'the tithi is the 4th, 9th or 14th of its paksha' }),
  },
  { title: 'GocharaPanchanga' },
);

const muhurtaSchema = Type.Object(
  {
    sunrise: minuteOf('sunrise'),
    sunset: minuteOf('sunset'),
    solar_noon: minuteOf('middle of the day'),
    sunrise_at: moment('sunrise'),
    sunset_at: moment('sunset'),
    solar_noon_at: moment('middle of the day'),
    abhijit: nullable(windowSchema),
    abhijit_clean: Type.Array(windowSchema, { description: 'abhijit outside the windows below' }),
    rahu_kalam: nullable(windowSchema),
    gulika: nullable(windowSchema),
    yamaganda: nullable(windowSchema),
    durmuhurta: windowsSchema,
  },
  { title: 'GocharaMuhurta' },
);

const taraSchema = Type.Object(
  {
    ...idAndNameFields(taraId),
    number: Type.Integer({ minimum: 1, maximum: 9, description: 'number of the tara, 1 janma' }),
    count: Type.Integer({ minimum: 1, maximum: 27, description: 'nakshatra of the Moon counted from the natal one' }),
    good: Type.Boolean({ description: 'whether the tara is favourable' }),
  },
  { title: 'TaraCount' },
);

const personSchema = Type.Object(
  {
    tara_bala: recordOf(['from_moon', 'from_sun', 'from_lagna'], taraSchema),
    chandra_bala: Type.Integer({ minimum: 1, maximum: 12, description: 'sign of the Moon counted from the natal one' }),
    chandra_bala_good: Type.Boolean({ description: 'whether that count is favourable' }),
    chandrashtama: Type.Boolean({ description: 'the Moon is in the 8th sign from the natal Moon' }),
    sade_sati: Type.Object(
      {
        active: Type.Boolean({ description: 'inside a cycle, interruptions included' }),
        interrupted: Type.Boolean({ description: 'inside a cycle, while Saturn is outside its signs' }),
        ...namedOrNullFields('phase', sadeSatiPhase),
        house_from_moon: nullable({
          ...houseSchema,
          description: 'house of Saturn from the natal Moon: 12, 1 or 2; null where no phase is current',
        }),
        start: nullable(momentOf('start of the cycle')),
        end: nullable(momentOf('end of the cycle')),
      },
      { title: 'SadeSatiState' },
    ),
    dhaiyya: Type.Object(
      {
        active: Type.Boolean({ description: 'Saturn is in the 4th or 8th sign from the natal Moon' }),
        ...namedOrNullFields('kind', dhaiyyaKind),
        start: nullable(momentOf('start of the stay')),
        end: nullable(momentOf('end of the stay')),
      },
      { title: 'DhaiyyaState' },
    ),
  },
  { title: 'GocharaPerson' },
);

const bindusSchema = Type.Object(
  {
    ...signFields,
    bindus: nullable(
      Type.Integer({ minimum: 0, maximum: 8, description: 'bindus of the sign in its own table; null for the nodes' }),
    ),
    sarva_bindus: Type.Integer({ minimum: 0, maximum: 56, description: 'bindus of the sign in the sarvashtakavarga' }),
    kakshya: Type.Integer({ minimum: 1, maximum: 8, description: 'eighth of the sign in which it is' }),
    ...namedFields('kakshya_lord', contributorId),
    kakshya_gives_bindu: nullable(Type.Boolean({ description: 'null for the nodes' })),
  },
  { title: 'TransitBindus' },
);

const phalaSchema = nullable(
  Type.Object(
    {
      ...housesFrom,
      favourable: Type.Boolean({ description: 'whether the house from the natal Moon is favourable' }),
      vedha_house: nullable({ ...houseSchema, description: 'house from which it is obstructed; null where none' }),
      vedha_by: Type.Array(grahaId, { description: 'grahas that obstruct it' }),
      effective: Type.Boolean({ description: 'favourable and not obstructed' }),
      vipareeta_vedha: nullable(
        Type.Object(
          {
            favourable_house: { ...houseSchema, description: 'the favourable house that the two share' },
            by: Type.Array(grahaId, { description: 'grahas in it' }),
          },
          { title: 'VipareetaVedha', description: 'what neutralises an unfavourable house' },
        ),
      ),
    },
    { title: 'GocharaPhala' },
  ),
);

/** What both endpoints report of a moment. */
const momentFields = {
  panchanga: panchangaSchema,
  muhurta: muhurtaSchema,
  planets: Type.Array(Type.Object({ ...grahaFields, ...housesFrom }, { title: 'TransitingPlanetOfPerson' }), {
    minItems: 9,
    maxItems: 9,
    description: 'the nine grahas in their order',
  }),
  person: personSchema,
  ashtakavarga: Type.Optional(recordOf(GRAHAS, bindusSchema)),
  gochara_phala: Type.Optional(recordOf(GRAHAS, phalaSchema)),
};

const natalSchema = Type.Object(
  {
    ...signNamedFields('moon_sign'),
    ...signNamedFields('lagna_sign'),
    ...nakshatraNamedFields('moon_nakshatra'),
    ...nakshatraNamedFields('sun_nakshatra'),
    ...nakshatraNamedFields('lagna_nakshatra'),
  },
  { title: 'NatalReference' },
);

type AppliedBirth<F extends Readonly<Record<string, TSchema>>> = Omit<
  Required<Static<TObject<F>>>,
  'timezone' | 'ayanamsa_mode'
> & {
  timezone: number;
  ayanamsa_mode: Static<typeof appliedAyanamsaMode>;
  language: Language;
  resolved_time: Static<typeof resolvedTimeSchema>;
};

/** The birth as applied. `title` names its type. */
export const transitBirthDetails = <F extends Readonly<Record<string, TSchema>>>(fields: F, title: string) =>
  Type.Unsafe<AppliedBirth<F>>(
    Type.Object(
      {
        ...Type.Required(Type.Object(fields)).properties,
        timezone: timezoneSupplied,
        ayanamsa_mode: appliedAyanamsaMode,
        language: oneOf(LANGUAGES, { description: 'language of display words' }),
        resolved_time: resolvedTimeSchema,
      },
      { title },
    ),
  );

const birthDetails = transitBirthDetails(
  { ...transitBirth, ayanamsa_value: birthFields.ayanamsa_value },
  'GocharaBirthDetails',
);

export const gocharaResponse = Type.Object({
  birth_details: birthDetails,
  gochara: Type.Object({
    date,
    time,
    ...eventPlaceFields,
    natal: natalSchema,
    ...momentFields,
    transit_charts: recordOf(TRANSIT_CHARTS, chartSchema),
  }),
  resolved_time: resolvedTimeSchema,
  meta: metaSchema,
});

export const gocharaRangeResponse = Type.Object({
  birth_details: birthDetails,
  gochara_range: Type.Object({
    from_date: date,
    to_date: date,
    time_of_day: time,
    ...eventPlaceFields,
    natal: natalSchema,
    days: Type.Array(Type.Object({ date, ...momentFields }), { minItems: 1, maxItems: 61 }),
  }),
  resolved_time: resolvedTimeSchema,
  meta: metaSchema,
});
