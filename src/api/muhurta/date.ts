import type { Language } from '../../calculations/fields/languages.js';
import type { DateFacts } from '../../core/muhurta/dateFacts.js';
import type { DayPart } from '../../core/muhurta/dayParts.js';
import type { MuhurtaDate, WindowsOfDate } from '../../core/muhurta/muhurtaScan.js';
import type { DateClasses } from '../../core/muhurta/ratings.js';
import { karanaFacts, nityaYogaFacts, tithiFacts } from '../../core/panchanga/angaNames.js';
import { dateText } from '../../core/time/civilText.js';
import { nakshatraAt } from '../../core/zodiac/nakshatras.js';
import { signAt } from '../../core/zodiac/signs.js';
import { taraId } from '../../core/zodiac/taras.js';
import { WORDS } from '../../i18n/words.js';
import type { Clock } from '../values/clock.js';
import { nakshatraRow } from '../values/nakshatra.js';
import { named } from '../values/names.js';
import { signNamed } from '../values/position.js';

/** One part of a day. Written out in full: an answer has thousands. */
function partRecord(part: DayPart, clock: Clock, language: Language) {
  return {
    start: clock.moment(part.startJdUt),
    end: clock.moment(part.endJdUt),
    score: part.score,
    breakdown: part.breakdown,
    tithi_number: part.tithi,
    nakshatra_number: part.nakshatra,
    ...signNamed('moon_sign', part.moonSign, language),
    ...signNamed('lagna', part.lagna, language),
    lagna_class: part.lagnaClass,
    panchaka: part.panchaka,
    avoid: part.avoid,
  };
}

/** One date of a scan. */
export function dateRecord(date: MuhurtaDate, clock: Clock, language: Language) {
  const { day, facts } = date;
  return {
    date: dateText(day.date),
    sunrise: clock.momentOrNull(day.sunDay?.sunriseJdUt ?? null),
    sunset: clock.momentOrNull(day.sunDay?.sunsetJdUt ?? null),
    evaluated_at: clock.moment(facts.evaluatedJdUt),
    score: date.score,
    breakdown: date.breakdown,
    factors: factorsRecord(facts, language),
    classes: classesRecord(date.classes),
    exclusions: date.exclusions.map(({ id, severity, scope }) => ({
      id,
      name: WORDS[language].muhurta.exclusion[id],
      severity,
      scope,
    })),
    supports: date.supports,
    supports_name: date.supports.map((id) => WORDS[language].panchangaDay.dayYoga[id]),
    windows: date.windows && windowsRecord(date.windows, clock, language),
    parts: date.parts.map((part) => partRecord(part, clock, language)),
  };
}

/** The panchanga and the person's balas at the instant of evaluation. */
function factorsRecord({ vara, numbers, angas, lunarMonth, tara, chandraHouse }: DateFacts, language: Language) {
  const { tithi, paksha } = tithiFacts(numbers.tithi);
  return {
    ...named('vara', vara, WORDS[language].zodiac.weekday),
    ...nakshatraRow(nakshatraAt(numbers.nakshatra), language),
    ...named('tithi', tithi, WORDS[language].angas.tithi),
    tithi_number: numbers.tithi,
    ...named('paksha', paksha, WORDS[language].angas.paksha),
    ...named('yoga', nityaYogaFacts(numbers.yoga).yoga, WORDS[language].angas.nityaYoga),
    ...named('karana', karanaFacts(numbers.karana).karana, WORDS[language].angas.karana),
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

const classesRecord = ({ lunarMonth, solarMonth, ...classes }: DateClasses) => ({
  ...classes,
  lunar_month: lunarMonth,
  solar_month: solarMonth,
});

const windowsRecord = ({ abhijit, isVoid, clean, avoid }: WindowsOfDate, clock: Clock, language: Language) => ({
  abhijit: clock.window(abhijit),
  abhijit_void: isVoid,
  abhijit_clean: clean.map((window) => clock.window(window)),
  avoid: avoid.map((window) => ({
    name: window.name,
    display_name:
      window.name === 'bhadra'
        ? WORDS[language].panchangaDay.dayYoga.bhadra
        : WORDS[language].panchangaDay.window[window.name],
    ...clock.window(window),
  })),
});
