import type { DateFacts } from '@ganita/core/muhurta/dateFacts.js';
import { EXCLUSION_SCOPES } from '@ganita/core/muhurta/exclusions.js';
import type { DayPart } from '@ganita/core/muhurta/muhurtaDayParts.js';
import type { MuhurtaDate, WindowsOfDate } from '@ganita/core/muhurta/muhurtaScan.js';
import type { DateClasses, MuhurtaClass } from '@ganita/core/muhurta/ratings.js';
import { SUPPORTS } from '@ganita/core/muhurta/score.js';
import { karanaFacts, nityaYogaFacts, tithiFacts } from '@ganita/core/panchanga/angaNames.js';
import { dateText } from '@ganita/core/time/civilText.js';
import { nakshatraAt } from '@ganita/core/zodiac/nakshatras.js';
import { signAt } from '@ganita/core/zodiac/signs.js';
import { taraAt } from '@ganita/core/zodiac/taras.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { type TSchema, Type } from 'typebox';
import { date } from '../../calculations/fields/birthFields.js';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import { lunarMonthId } from '../panchang/lunarDate.js';
import { karanaId, nityaYogaId, pakshaId, tithiId } from '../schema/angaFields.js';
import { fieldsOf } from '../schema/maps.js';
import { momentOf, windowFields, windowSchema } from '../schema/moments.js';
import { nakshatraRowFields, taraId } from '../schema/nakshatraFields.js';
import { displayWord, idAndNameFields, idIn, namedFields } from '../schema/nameFields.js';
import { houseSchema, signNamedFields } from '../schema/positionFields.js';
import { varaFields } from '../schema/weekdayFields.js';
import type { Wire } from '../schema/wire.js';
import type { Clock } from '../values/clock.js';
import { nakshatraRow } from '../values/nakshatra.js';
import { idAndName, named } from '../values/names.js';
import { signNamed } from '../values/position.js';
import { varaRecord } from '../values/weekday.js';
import {
  avoidedWindowId,
  breakdownSchema,
  factorClassId,
  partSchema,
  scoreSchema,
  tithiNumberSchema,
} from './scoreParts.js';

const { muhurta } = WORDS.en;

const factors = Type.Object(
  {
    ...varaFields,
    ...nakshatraRowFields,
    ...namedFields('tithi', tithiId),
    tithi_number: tithiNumberSchema,
    ...namedFields('paksha', pakshaId),
    ...namedFields('yoga', nityaYogaId),
    yoga_number: Type.Integer({ minimum: 1, maximum: 27, description: 'number of the nitya yoga, 1 Vishkambha' }),
    ...namedFields('karana', karanaId),
    karana_number: Type.Integer({ minimum: 1, maximum: 60, description: 'half tithis from the new moon, 1 to 60' }),
    ...signNamedFields('moon_sign'),
    ...signNamedFields('sun_sign'),
    ...namedFields('lunar_month_amanta', described(lunarMonthId, 'month that ends with the new moon')),
    ...namedFields('lunar_month_purnimanta', described(lunarMonthId, 'month that ends with the full moon')),
    is_adhika: Type.Boolean({ description: 'the Sun enters no sign in the month (intercalary)' }),
    ...namedFields('tara', described(taraId, "tara of the nakshatra, counted from the person's")),
    tara_number: Type.Integer({ minimum: 1, maximum: 9, description: 'number of the tara, 1 Janma' }),
    chandra_house: described(houseSchema, "house of the Moon, counted from the person's Moon, 1 to 12"),
  },
  { title: 'MuhurtaFactors', description: "the panchanga and the person's balas at the instant of evaluation" },
);

const CLASSED = ['vara', 'nakshatra', 'tithi', 'yoga', 'karana'] as const;
/** Factors for which some events have no rule. */
const CLASSED_BY_SOME = ['lunar_month', 'solar_month'] as const;

/** A value for each classed factor; null where the event has no rule for it. */
const ofClasses = <S extends TSchema>(title: string, schema: S, description: string) =>
  Type.Object(
    {
      ...fieldsOf(CLASSED, schema),
      ...fieldsOf(CLASSED_BY_SOME, nullable(schema)),
    },
    { title, description },
  );

/** The classes of the factors, and their words. */
export const classesFields = {
  classes: ofClasses('MuhurtaClasses', factorClassId, 'class of each factor; vara, nakshatra and tithi count'),
  classes_names: ofClasses('MuhurtaClassNames', displayWord, 'display words of `classes`'),
};

const exclusion = Type.Object(
  {
    ...idAndNameFields(idIn(muhurta.exclusion, 'ExclusionId', 'id of an exclusion')),
    ...namedFields('severity', {
      ...idIn(muhurta.severity, 'ExclusionSeverity', 'how strongly the text words an exclusion'),
      description: 'how strongly the text words it: it forbids the date, or only cautions',
    }),
    scope: oneOf(EXCLUSION_SCOPES, {
      title: 'ExclusionScope',
      description:
        'day: for the whole date, or from starts_at or to ends_at; instant: at the instant of evaluation, it may end later in the day',
    }),
    starts_at: nullable(momentOf('when one of scope day begins within the Vedic day; else null')),
    ends_at: nullable(momentOf('when one of scope day ends within the Vedic day; else null')),
  },
  { title: 'MuhurtaExclusion', description: 'a reason against a date' },
);

const windows = nullable(
  Type.Object(
    {
      abhijit: described(windowSchema, 'the eighth of the fifteen muhurtas of the day'),
      abhijit_void: Type.Boolean({ description: 'abhijit does not count, by the rule `abhijit_on_wednesday`' }),
      abhijit_clean: Type.Array(windowSchema, { description: 'abhijit outside the windows to avoid' }),
      avoid: Type.Array(
        Type.Object(
          { ...idAndNameFields(avoidedWindowId), ...windowFields },
          {
            title: 'WindowToAvoid',
            description: 'a window of the day to avoid',
          },
        ),
        {
          description:
            'windows to avoid of the Vedic day, by start, then id; none with `respect_inauspicious_windows: false`',
        },
      ),
    },
    { title: 'MuhurtaWindows', description: 'null where the Sun does not rise or set on the date' },
  ),
);

const sunEvent = (what: string) => nullable(momentOf(`${what}; null where the Sun does not rise or set`));

/** One date of a scan. */
export const dateSchema = Type.Object(
  {
    date: described(date, 'the date, YYYY-MM-DD'),
    sunrise_at: sunEvent('sunrise'),
    sunset_at: sunEvent('sunset'),
    evaluated_at: momentOf(
      'instant of evaluation: sunrise, sunset for events of the night, 12:00 where the Sun does not rise or set',
    ),
    score: scoreSchema,
    breakdown: breakdownSchema,
    factors,
    ...classesFields,
    exclusions: Type.Array(exclusion, { description: 'what speaks against the date; it changes no points' }),
    supports: Type.Array(
      oneOf(SUPPORTS, { title: 'MuhurtaSupport', description: 'a yoga that supports any undertaking' }),
      {
        description: 'ids of yogas that support any undertaking, present at the instant of evaluation',
      },
    ),
    supports_names: Type.Array(displayWord, { description: 'display words of the supports, in the same order' }),
    windows,
    parts: Type.Array(partSchema, {
      description: "parts of the event's time of the day; none where the Sun does not rise or set",
    }),
  },
  { title: 'MuhurtaDate', description: 'a date with its points and what they come from' },
);

/** One part of a day, in ids and numbers. Written out in full: an answer has thousands. */
function partRecord(part: DayPart, clock: Clock): Wire<typeof partSchema> {
  return {
    start: clock.moment(part.startJdUt),
    end: clock.moment(part.endJdUt),
    score: part.score,
    breakdown: part.breakdown,
    tithi_number: part.tithi,
    nakshatra_number: part.nakshatra,
    moon_sign: part.moonSign,
    lagna_sign: part.lagna,
    lagna_class: part.lagnaClass,
    panchaka: part.panchaka,
    windows_to_avoid: part.avoid,
  };
}

/** One date of a scan. */
export function dateRecord(date: MuhurtaDate, clock: Clock, language: Language): Wire<typeof dateSchema> {
  const { day, facts } = date;
  const words = WORDS[language].muhurta;
  return {
    date: dateText(day.date),
    sunrise_at: clock.momentOrNull(day.sunDay?.sunriseJdUt ?? null),
    sunset_at: clock.momentOrNull(day.sunDay?.sunsetJdUt ?? null),
    evaluated_at: clock.moment(facts.evaluatedJdUt),
    score: date.score,
    breakdown: date.breakdown,
    factors: factorsRecord(facts, language),
    ...classesRecords(date.classes, language),
    exclusions: date.exclusions.map(({ id, severity, scope, startsJdUt, endsJdUt }) => ({
      ...idAndName(id, words.exclusion),
      ...named('severity', severity, words.severity),
      scope,
      starts_at: clock.momentOrNull(startsJdUt),
      ends_at: clock.momentOrNull(endsJdUt),
    })),
    supports: date.supports,
    supports_names: date.supports.map((id) => WORDS[language].panchangaDay.dayYoga[id]),
    windows: date.windows && windowsRecord(date.windows, clock, language),
    parts: date.parts.map((part) => partRecord(part, clock)),
  };
}

/** The panchanga and the person's balas at the instant of evaluation. */
function factorsRecord({ vara, numbers, angas, lunarMonth, tara, chandraHouse }: DateFacts, language: Language) {
  const { tithi, paksha } = tithiFacts(numbers.tithi);
  return {
    ...varaRecord(vara, language),
    ...nakshatraRow(nakshatraAt(numbers.nakshatra), language),
    ...named('tithi', tithi, WORDS[language].angas.tithi),
    tithi_number: numbers.tithi,
    ...named('paksha', paksha, WORDS[language].angas.paksha),
    ...named('yoga', nityaYogaFacts(numbers.yoga).yoga, WORDS[language].angas.nityaYoga),
    yoga_number: numbers.yoga,
    ...named('karana', karanaFacts(numbers.karana).karana, WORDS[language].angas.karana),
    karana_number: numbers.karana,
    ...signNamed('moon_sign', angas.moonSign, language),
    ...signNamed('sun_sign', signAt(numbers.sun_sign - 1), language),
    ...named('lunar_month_amanta', lunarMonth.amanta, WORDS[language].panchangaCalendar.lunarMonth),
    ...named('lunar_month_purnimanta', lunarMonth.purnimanta, WORDS[language].panchangaCalendar.lunarMonth),
    is_adhika: lunarMonth.isAdhika,
    ...named('tara', taraAt(tara), WORDS[language].zodiac.tara),
    tara_number: tara,
    chandra_house: chandraHouse,
  };
}

/** Something of the class of each factor; null where the event has no rule for it. */
const classesRecord = <T>(classes: DateClasses, of: (id: MuhurtaClass) => T) => ({
  vara: of(classes.vara),
  nakshatra: of(classes.nakshatra),
  tithi: of(classes.tithi),
  yoga: of(classes.yoga),
  karana: of(classes.karana),
  lunar_month: classes.lunarMonth && of(classes.lunarMonth),
  solar_month: classes.solarMonth && of(classes.solarMonth),
});

/** The classes of the factors, and their words. */
export const classesRecords = (classes: DateClasses, language: Language) => ({
  classes: classesRecord(classes, (id) => id),
  classes_names: classesRecord(classes, (id) => WORDS[language].muhurta.factorClass[id]),
});

const windowWords = (language: Language) => {
  const { window, dayYoga } = WORDS[language].panchangaDay;
  return { ...window, bhadra: dayYoga.bhadra };
};

const windowsRecord = ({ abhijit, isVoid, clean, avoid }: WindowsOfDate, clock: Clock, language: Language) => ({
  abhijit: clock.window(abhijit),
  abhijit_void: isVoid,
  abhijit_clean: clean.map((window) => clock.window(window)),
  avoid: avoid.map((window) => ({
    ...idAndName(window.name, windowWords(language)),
    ...clock.window(window),
  })),
});
