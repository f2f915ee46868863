import { tithiFacts } from '@ganita/core/panchanga/angaNames.js';
import { recordFrom } from '@ganita/core/records.js';
import { HOUSE_OF_PHASE } from '@ganita/core/saturn/phases.js';
import type { Interval } from '@ganita/core/time/interval.js';
import type { MomentPanchanga } from '@ganita/core/transits/momentPanchanga.js';
import type { TaraBala } from '@ganita/core/transits/personStrength.js';
import { TRANSIT_CHARTS } from '@ganita/core/transits/transitCharts.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { taraAt } from '@ganita/core/zodiac/taras.js';
import { LANGUAGES, type Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { type Static, type TObject, type TSchema, Type } from 'typebox';
import {
  appliedAyanamsaMode,
  birthFields,
  date,
  time,
  timezoneSupplied,
} from '../../calculations/fields/birthFields.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import { transitBirth } from '../../calculations/transits/gocharaFields.js';
import type { GocharaMoment } from '../../calculations/transits/gocharaMomentCalculation.js';
import { chartSchema } from '../horoscope/positions.js';
import { karanaSchema, nakshatraAndPadaSchema, nityaYogaSchema, pakshaId, tithiSchema } from '../schema/angaFields.js';
import { grahaId } from '../schema/bodies.js';
import { eventPlaceFields } from '../schema/eventPlaceFields.js';
import { recordOf } from '../schema/maps.js';
import { minuteOf, momentOf, windowSchema, windows } from '../schema/moments.js';
import { nakshatraNamedFields, taraId } from '../schema/nakshatraFields.js';
import { idAndNameFields, namedFields, namedOrNullFields } from '../schema/nameFields.js';
import { houseSchema, signFields, signNamedFields } from '../schema/positionFields.js';
import { resolvedTimeSchema } from '../schema/resolvedTimeFields.js';
import { contributorId, dhaiyyaKind, sadeSatiPhase } from '../schema/saturnFields.js';
import { varaFields } from '../schema/weekdayFields.js';
import { karanaRecord, nakshatraRecord, nityaYogaRecord, tithiRecord } from '../values/angas.js';
import type { Clock } from '../values/clock.js';
import { idAndName, named, namedOrNull } from '../values/names.js';
import { signRecord } from '../values/position.js';
import { varaRecord } from '../values/weekday.js';
import { grahaRecord } from './grahas.js';
import { knownEnds } from './saturnCycles.js';
import { grahaFields } from './transits.js';

const housesFrom = {
  house_from_moon: described(houseSchema, 'whole-sign house from the natal Moon'),
  house_from_lagna: described(houseSchema, 'whole-sign house from the natal lagna'),
};
const NO_SUN = 'null without a sunrise or sunset';
const moment = (what: string) => nullable(momentOf(`${what}; ${NO_SUN}`));
const window = (what: string) => nullable(described(windowSchema, `${what}; ${NO_SUN}`));

const panchangaSchema = Type.Object(
  {
    ...varaFields,
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
  { title: 'GocharaPanchanga', description: 'the five angas at the moment' },
);

const muhurtaSchema = Type.Object(
  {
    sunrise: minuteOf('sunrise'),
    sunset: minuteOf('sunset'),
    solar_noon: minuteOf('middle of the day'),
    sunrise_at: moment('sunrise'),
    sunset_at: moment('sunset'),
    solar_noon_at: moment('middle of the day'),
    abhijit: window('the eighth of the fifteen muhurtas of the day'),
    abhijit_clean: windows('abhijit outside the windows below'),
    rahu_kalam: window("Rahu's eighth of the day"),
    gulika: window("Saturn's eighth of the day"),
    yamaganda: window("Jupiter's eighth of the day"),
    durmuhurta: windows('muhurtas of the day and night to avoid, by the weekday'),
  },
  { title: 'GocharaMuhurta', description: 'sunrise and sunset of the date, and windows of its day' },
);

const taraSchema = Type.Object(
  {
    ...idAndNameFields(taraId),
    number: Type.Integer({ minimum: 1, maximum: 9, description: 'number of the tara, 1 janma' }),
    count: Type.Integer({ minimum: 1, maximum: 27, description: 'nakshatra of the Moon counted from the natal one' }),
    good: Type.Boolean({ description: 'whether the tara is favourable' }),
  },
  { title: 'TaraCount', description: 'nakshatra of the Moon counted from one of the birth' },
);

const personSchema = Type.Object(
  {
    tara_bala: recordOf(['from_moon', 'from_sun', 'from_lagna'], taraSchema, {
      title: 'TaraBala',
      description: 'tara of the Moon from the natal nakshatra of the Moon, the Sun and the lagna',
    }),
    chandra_bala: Type.Integer({ minimum: 1, maximum: 12, description: 'sign of the Moon counted from the natal one' }),
    chandra_bala_good: Type.Boolean({ description: 'whether that count is favourable' }),
    chandrashtama: Type.Boolean({ description: 'the Moon is in the 8th sign from the natal Moon' }),
    sade_sati: Type.Object(
      {
        active: Type.Boolean({ description: 'inside a cycle, interruptions included' }),
        interrupted: Type.Boolean({ description: 'inside a cycle, while Saturn is outside its signs' }),
        ...namedOrNullFields('phase', sadeSatiPhase),
        house_from_moon: nullable(
          described(houseSchema, 'house of Saturn from the natal Moon: 12, 1 or 2; null where no phase is current'),
        ),
        start: nullable(momentOf('start of the cycle; null outside one, or before the ephemeris')),
        end: nullable(momentOf('end of the cycle; null outside one, or after the ephemeris')),
      },
      { title: 'SadeSatiState', description: 'Saturn in the 12th, 1st or 2nd sign from the natal Moon' },
    ),
    dhaiyya: Type.Object(
      {
        active: Type.Boolean({ description: 'Saturn is in the 4th or 8th sign from the natal Moon' }),
        ...namedOrNullFields('kind', dhaiyyaKind),
        start: nullable(momentOf('start of the stay; null outside one')),
        end: nullable(momentOf('end of the stay; null outside one')),
      },
      { title: 'DhaiyyaState', description: 'Saturn in the 4th or 8th sign from the natal Moon' },
    ),
  },
  { title: 'GocharaPerson', description: 'how the moment is for the birth' },
);

const bindusSchema = Type.Object(
  {
    ...signFields,
    bindus: nullable(
      Type.Integer({ minimum: 0, maximum: 8, description: 'bindus of the sign in its own table; null for the nodes' }),
    ),
    sarva_bindus: Type.Integer({ minimum: 0, maximum: 56, description: 'bindus of the sign in the sarvashtakavarga' }),
    kakshya: Type.Integer({ minimum: 1, maximum: 8, description: 'eighth of the sign in which the graha is' }),
    ...namedFields('kakshya_lord', contributorId),
    kakshya_gives_bindu: nullable(
      Type.Boolean({ description: 'whether its lord gives the graha a bindu in the sign; null for the nodes' }),
    ),
  },
  { title: 'TransitBindus', description: 'a graha in the natal ashtakavarga' },
);

const phalaSchema = nullable(
  Type.Object(
    {
      ...housesFrom,
      favourable: Type.Boolean({ description: 'whether the house from the natal Moon is favourable' }),
      vedha_house: nullable(described(houseSchema, 'house from which it is obstructed; null where none')),
      vedha_by: Type.Array(grahaId, { description: 'grahas that obstruct it' }),
      effective: Type.Boolean({ description: 'favourable and not obstructed' }),
      vipareeta_vedha: nullable(
        Type.Object(
          {
            favourable_house: described(houseSchema, 'the favourable house that the two share'),
            by: Type.Array(grahaId, { description: 'grahas in it' }),
          },
          { title: 'VipareetaVedha', description: 'what neutralises an unfavourable house' },
        ),
      ),
    },
    { title: 'GocharaPhala', description: 'whether a transit is favourable; null for nodes that do not count' },
  ),
);

/** What both endpoints report of a moment. */
export const gocharaMomentFields = {
  panchanga: panchangaSchema,
  muhurta: muhurtaSchema,
  planets: Type.Array(
    Type.Object(
      { ...grahaFields, ...housesFrom },
      {
        title: 'TransitingPlanetOfPerson',
        description: 'a graha at the moment, with its houses from the birth',
      },
    ),
    {
      minItems: 9,
      maxItems: 9,
      description: 'the nine grahas in their order',
    },
  ),
  person: personSchema,
  ashtakavarga: Type.Optional(
    recordOf(GRAHAS, bindusSchema, { description: 'bindus of each graha; only where `include` has it' }),
  ),
  gochara_phala: Type.Optional(
    recordOf(GRAHAS, phalaSchema, { description: 'result of each transit; only where `include` has it' }),
  ),
};

const natalSchema = Type.Object(
  {
    ...signNamedFields('moon_sign'),
    ...signNamedFields('lagna_sign'),
    ...nakshatraNamedFields('moon_nakshatra'),
    ...nakshatraNamedFields('sun_nakshatra'),
    ...nakshatraNamedFields('lagna_nakshatra'),
  },
  { title: 'NatalReference', description: 'what the transits are counted from' },
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

/** The birth as applied. `title` names its type, which occurs once. */
export const transitBirthDetails = <F extends Readonly<Record<string, TSchema>>>(fields: F, title: string) =>
  Type.Unsafe<AppliedBirth<F>>(
    Type.Object(
      {
        ...Type.Required(Type.Object(fields)).properties,
        timezone: timezoneSupplied,
        ayanamsa_mode: appliedAyanamsaMode,
        language: oneOf(LANGUAGES, { description: 'language of the display words' }),
        resolved_time: resolvedTimeSchema,
      },
      { title, description: 'the birth of the request, with defaults filled in' },
    ),
  );

/** The birth with which transits and days are compared. */
export const comparedBirthDetails = transitBirthDetails(
  { ...transitBirth, ayanamsa_value: birthFields.ayanamsa_value },
  'ComparedBirthDetails',
);

const charts = recordOf(TRANSIT_CHARTS, chartSchema, {
  title: 'TransitCharts',
  description: 'charts of the moment: D-1 and D-9',
});

export const gocharaResponse = Type.Object({
  birth_details: comparedBirthDetails,
  gochara: Type.Object(
    {
      date: described(date, 'date of the transits, YYYY-MM-DD'),
      time: described(time, 'time of the transits at the place of the event, HH:MM:SS'),
      ...eventPlaceFields,
      natal: natalSchema,
      ...gocharaMomentFields,
      transit_charts: charts,
    },
    { title: 'Gochara', description: 'the transits of a moment, compared with the birth' },
  ),
  resolved_time: resolvedTimeSchema,
  meta: metaSchema,
});

const daySchema = Type.Object(
  { date: described(date, 'date of the day, YYYY-MM-DD'), ...gocharaMomentFields },
  { title: 'GocharaDay', description: 'the transits of one day of a range' },
);

export const gocharaRangeResponse = Type.Object({
  birth_details: comparedBirthDetails,
  gochara_range: Type.Object(
    {
      from_date: described(date, 'first date of the range, YYYY-MM-DD'),
      to_date: described(date, 'last date of the range, YYYY-MM-DD'),
      time_of_day: described(time, 'time of each day at the place of the event, HH:MM:SS'),
      ...eventPlaceFields,
      natal: natalSchema,
      days: Type.Array(daySchema, { minItems: 1, maxItems: 61, description: 'every date of the range, in order' }),
    },
    { title: 'GocharaRange', description: 'the transits of some days, compared with the birth' },
  ),
  resolved_time: resolvedTimeSchema,
  meta: metaSchema,
});

/** What `/gochara` and each day of `/gochara/range` report of a moment. */
export function gocharaMomentRecord(moment: GocharaMoment, clock: Clock, language: Language) {
  const { grahas, houseFromMoon, houseFromLagna, bindus, phalas } = moment;
  const houses = recordFrom(GRAHAS, (graha) => ({
    house_from_moon: houseFromMoon[graha],
    house_from_lagna: houseFromLagna[graha],
  }));
  return {
    panchanga: panchangaRecord(moment.panchanga, clock, language),
    muhurta: muhurtaRecord(moment.panchanga, clock),
    planets: GRAHAS.map((graha) => ({ ...grahaRecord(grahas[graha], language), ...houses[graha] })),
    person: personRecord(moment, clock, language),
    ...(bindus && {
      ashtakavarga: recordFrom(GRAHAS, (graha) => {
        const { bhinna, sarva, kakshya, kakshyaGivesBindu } = bindus[graha];
        return {
          ...signRecord(grahas[graha].sign, language),
          bindus: bhinna,
          sarva_bindus: sarva,
          kakshya: kakshya.number,
          ...named('kakshya_lord', kakshya.lord, WORDS[language].zodiac.body),
          kakshya_gives_bindu: kakshyaGivesBindu,
        };
      }),
    }),
    ...(phalas && {
      gochara_phala: recordFrom(GRAHAS, (graha) => {
        const phala = phalas[graha];
        if (phala === null) return null;
        const { vipareetaVedha } = phala;
        return {
          ...houses[graha],
          favourable: phala.favourable,
          vedha_house: phala.vedhaHouse,
          vedha_by: phala.vedhaBy,
          effective: phala.effective,
          vipareeta_vedha: vipareetaVedha && {
            favourable_house: vipareetaVedha.favourableHouse,
            by: vipareetaVedha.by,
          },
        };
      }),
    }),
  };
}

function panchangaRecord({ angas, vara }: MomentPanchanga, clock: Clock, language: Language) {
  const { paksha, tithiClass } = tithiFacts(angas.tithi.number);
  return {
    ...varaRecord(vara.weekday, language),
    sun_event_substituted: vara.substituted,
    tithi: { ...tithiRecord(angas.tithi.number, language), ...clock.span(angas.tithi) },
    nakshatra: {
      ...nakshatraRecord(angas.nakshatra.number, language),
      pada: angas.pada,
      ...clock.span(angas.nakshatra),
    },
    yoga: { ...nityaYogaRecord(angas.yoga.number, language), ...clock.span(angas.yoga) },
    karana: { ...karanaRecord(angas.karana.number, language), ...clock.span(angas.karana) },
    ...named('paksha', paksha, WORDS[language].angas.paksha),
    rikta: tithiClass === 'rikta',
  };
}

/** The Sun's events and the windows of the date; null where the Sun does not rise or set. */
function muhurtaRecord({ sunriseJdUt, sunsetJdUt, solarNoonJdUt, windows }: MomentPanchanga, clock: Clock) {
  const window = (one: Interval | null | undefined) => (one ? clock.window(one) : null);
  return {
    sunrise: clock.minuteOrNull(sunriseJdUt),
    sunset: clock.minuteOrNull(sunsetJdUt),
    solar_noon: clock.minuteOrNull(solarNoonJdUt),
    sunrise_at: clock.momentOrNull(sunriseJdUt),
    sunset_at: clock.momentOrNull(sunsetJdUt),
    solar_noon_at: clock.momentOrNull(solarNoonJdUt),
    abhijit: window(windows?.abhijit),
    abhijit_clean: (windows?.cleanAbhijit ?? []).map(clock.window),
    rahu_kalam: window(windows?.rahuKalam),
    gulika: window(windows?.gulika),
    yamaganda: window(windows?.yamaganda),
    durmuhurta: (windows?.durmuhurta ?? []).map(clock.window),
  };
}

function personRecord({ person, sadeSati, dhaiyya }: GocharaMoment, clock: Clock, language: Language) {
  const tara = ({ count, tara: number, good }: TaraBala) => {
    return { ...idAndName(taraAt(number), WORDS[language].zodiac.tara), number, count, good };
  };
  const ends = (cycle: Parameters<typeof knownEnds>[0] | undefined) => {
    const { startJdUt, endJdUt } = cycle === undefined ? { startJdUt: null, endJdUt: null } : knownEnds(cycle);
    return { start: clock.momentOrNull(startJdUt), end: clock.momentOrNull(endJdUt) };
  };
  const phase = sadeSati?.phase ?? null;
  const { taraBala, chandraBala } = person;
  return {
    tara_bala: {
      from_moon: tara(taraBala.Moon),
      from_sun: tara(taraBala.Sun),
      from_lagna: tara(taraBala.Ascendant),
    },
    chandra_bala: chandraBala.count,
    chandra_bala_good: chandraBala.good,
    chandrashtama: chandraBala.chandrashtama,
    sade_sati: {
      active: sadeSati !== null,
      interrupted: sadeSati?.interrupted ?? false,
      ...namedOrNull('phase', phase?.name ?? null, WORDS[language].transits.sadeSatiPhase),
      house_from_moon: phase && HOUSE_OF_PHASE[phase.name],
      ...ends(sadeSati?.cycle),
    },
    dhaiyya: {
      active: dhaiyya !== null,
      ...namedOrNull('kind', dhaiyya?.kind ?? null, WORDS[language].transits.dhaiyya),
      ...ends(dhaiyya?.cycle),
    },
  };
}
