import type { DateFacts } from '@ganita/core/muhurta/dateFacts.js';
import type { DayPart } from '@ganita/core/muhurta/dayParts.js';
import type { MuhurtaDate, WindowsOfDate } from '@ganita/core/muhurta/muhurtaScan.js';
import type { DateClasses, MuhurtaClass } from '@ganita/core/muhurta/ratings.js';
import { karanaFacts, nityaYogaFacts, tithiFacts } from '@ganita/core/panchanga/angaNames.js';
import { dateText } from '@ganita/core/time/civilText.js';
import { nakshatraAt } from '@ganita/core/zodiac/nakshatras.js';
import { signAt } from '@ganita/core/zodiac/signs.js';
import { taraId } from '@ganita/core/zodiac/taras.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type { Wire } from '../schema/wire.js';
import type { Clock } from '../values/clock.js';
import { nakshatraRow } from '../values/nakshatra.js';
import { idAndName, named } from '../values/names.js';
import { signNamed } from '../values/position.js';
import { varaRecord } from '../values/weekday.js';
import type { dateSchema } from './dateSchema.js';
import type { partSchema } from './partSchemas.js';

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
    exclusions: date.exclusions.map(({ id, severity, scope }) => ({
      ...idAndName(id, words.exclusion),
      ...named('severity', severity, words.severity),
      scope,
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
    ...named('tara', taraId(tara), WORDS[language].zodiac.tara),
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
