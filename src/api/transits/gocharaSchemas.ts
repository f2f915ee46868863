import { type Static, type TObject, type TSchema, Type } from 'typebox';
import {
  appliedAyanamsaMode,
  birthFields,
  date,
  latitude,
  longitude,
  time,
  timezone,
} from '../../calculations/fields/birthFields.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { nullable, oneOf } from '../../calculations/fields/schema.js';
import { transitBirth } from '../../calculations/transits/gocharaFields.js';
import { CONTRIBUTORS } from '../../core/ashtakavarga/prastara.js';
import { SADE_SATI_HOUSES, SADE_SATI_PHASES } from '../../core/saturn/phases.js';
import { DHAIYYA_HOUSES } from '../../core/saturn/saturnState.js';
import { TRANSIT_CHARTS } from '../../core/transits/transitCharts.js';
import { GRAHAS } from '../../core/zodiac/grahas.js';
import { NAKSHATRAS } from '../../core/zodiac/nakshatras.js';
import { TARAS } from '../../core/zodiac/taras.js';
import { WEEKDAYS } from '../../core/zodiac/weekdays.js';
import { chartSchema } from '../horoscope/positions.js';
import { karanaFields, nakshatraAndPadaFields, nityaYogaFields, pakshaId, tithiFields } from '../schema/angas.js';
import { recordOf } from '../schema/maps.js';
import { momentSchema, spanFields, windowSchema, windowsSchema } from '../schema/moments.js';
import { namedFields } from '../schema/names.js';
import { signFields, signSchema } from '../schema/position.js';
import { resolvedTimeSchema } from '../schema/resolvedTime.js';
import { grahaFields, grahaSchema } from './transitSchemas.js';

const word = Type.String({ description: 'display word' });
const house = Type.Integer({ minimum: 1, maximum: 12, description: 'whole sign, inclusive' });
const moment = nullable(momentSchema);
const clock = nullable(Type.String({ pattern: '^\\d{2}:\\d{2}:\\d{2}$', description: 'time of day' }));
const anga = <F extends Readonly<Record<string, TSchema>>>(fields: F) => Type.Object({ ...fields, ...spanFields });

const panchangaSchema = Type.Object(
  {
    ...namedFields('vara', oneOf(WEEKDAYS)),
    ...namedFields('vara_lord', grahaSchema),
    sun_event_substituted: Type.Boolean({
      description: 'the Sun does not rise or set, and its transit - 6 hours starts the day of the vara',
    }),
    tithi: anga(tithiFields),
    nakshatra: anga(nakshatraAndPadaFields),
    yoga: anga(nityaYogaFields),
    karana: anga(karanaFields),
    ...namedFields('paksha', pakshaId),
    rikta: Type.Boolean({ description: 'the tithi is the 4th, 9th or 14th of its paksha' }),
  },
  { title: 'GocharaPanchanga' },
);

const muhurtaSchema = Type.Object(
  {
    sunrise: clock,
    sunset: clock,
    solar_noon: clock,
    sunrise_at: moment,
    sunset_at: moment,
    solar_noon_at: moment,
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
    count: Type.Integer({ minimum: 1, maximum: 27 }),
    tara: Type.Integer({ minimum: 1, maximum: 9 }),
    id: oneOf(TARAS),
    name: word,
    good: Type.Boolean(),
  },
  { title: 'TaraCount' },
);

const personSchema = Type.Object(
  {
    tara_bala: recordOf(['from_moon', 'from_sun', 'from_lagna'], taraSchema),
    chandra_bala: Type.Integer({ minimum: 1, maximum: 12, description: 'sign of the Moon counted from the natal one' }),
    chandra_bala_good: Type.Boolean(),
    chandrashtama: Type.Boolean(),
    sade_sati: Type.Object({
      active: Type.Boolean({ description: 'inside a cycle, interruptions included' }),
      interrupted: Type.Boolean(),
      phase: nullable(oneOf(SADE_SATI_PHASES)),
      phase_name: nullable(word),
      house: nullable(oneOf(SADE_SATI_HOUSES)),
      start: moment,
      end: moment,
    }),
    dhaiyya: Type.Object({
      active: Type.Boolean({ description: 'Saturn is in the sign' }),
      kind: nullable(oneOf(Object.keys(DHAIYYA_HOUSES))),
      kind_name: nullable(word),
      start: moment,
      end: moment,
    }),
  },
  { title: 'GocharaPerson' },
);

const bindusSchema = Type.Object(
  {
    ...signFields,
    bindus: nullable(Type.Integer({ minimum: 0, maximum: 8, description: 'null for the nodes' })),
    sarva_bindus: Type.Integer({ minimum: 0, maximum: 56 }),
    kakshya: Type.Integer({ minimum: 1, maximum: 8 }),
    kakshya_lord: oneOf(CONTRIBUTORS),
    kakshya_gives_bindu: nullable(Type.Boolean({ description: 'null for the nodes' })),
  },
  { title: 'TransitBindus' },
);

const phalaSchema = nullable(
  Type.Object({
    house_from_moon: house,
    house_from_lagna: house,
    favourable: Type.Boolean(),
    vedha_house: nullable(house),
    vedha_by: Type.Array(grahaSchema),
    effective: Type.Boolean({ description: 'favourable and not obstructed' }),
    vipareeta_vedha: nullable(
      Type.Object(
        { favourable_house: house, by: Type.Array(grahaSchema) },
        { description: 'what neutralises an unfavourable house' },
      ),
    ),
  }),
);

/** What both endpoints report of a moment. */
const momentFields = {
  panchanga: panchangaSchema,
  muhurta: muhurtaSchema,
  planets: Type.Array(Type.Object({ ...grahaFields, house_from_moon: house, house_from_lagna: house }), {
    minItems: 9,
    maxItems: 9,
  }),
  person: personSchema,
  ashtakavarga: Type.Optional(recordOf(GRAHAS, bindusSchema)),
  gochara_phala: Type.Optional(recordOf(GRAHAS, phalaSchema)),
};

const eventFields = {
  place: Type.String(),
  latitude,
  longitude,
  timezone,
  elevation: Type.Number(),
};

const natalSchema = Type.Object(
  {
    moon_sign: signSchema,
    lagna_sign: signSchema,
    moon_nakshatra: oneOf(NAKSHATRAS),
    moon_nakshatra_name: word,
    sun_nakshatra: oneOf(NAKSHATRAS),
    sun_nakshatra_name: word,
    lagna_nakshatra: oneOf(NAKSHATRAS),
    lagna_nakshatra_name: word,
  },
  { title: 'NatalReference' },
);

type AppliedBirth<F extends Readonly<Record<string, TSchema>>> = Omit<Required<Static<TObject<F>>>, 'ayanamsa_mode'> & {
  ayanamsa_mode: Static<typeof appliedAyanamsaMode>;
  resolved_time: Static<typeof resolvedTimeSchema>;
};

/** The birth as applied. `title` names its type. */
export const transitBirthDetails = <F extends Readonly<Record<string, TSchema>>>(fields: F, title: string) =>
  Type.Unsafe<AppliedBirth<F>>(
    Type.Object(
      {
        ...Type.Required(Type.Object(fields)).properties,
        ayanamsa_mode: appliedAyanamsaMode,
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
    ...eventFields,
    natal: natalSchema,
    ...momentFields,
    charts: recordOf(TRANSIT_CHARTS, chartSchema),
  }),
  meta: metaSchema,
});

export const gocharaRangeResponse = Type.Object({
  birth_details: birthDetails,
  gochara_range: Type.Object({
    from_date: date,
    to_date: date,
    time_of_day: time,
    ...eventFields,
    natal: natalSchema,
    days: Type.Array(Type.Object({ date, ...momentFields }), { minItems: 1, maxItems: 61 }),
  }),
  meta: metaSchema,
});
