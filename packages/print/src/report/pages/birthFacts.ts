import type { Change } from '@ganita/core/margins/marginTimeline.js';
import { dateText, EPHEMERIS_YEARS, parseDate } from '@ganita/core/time/civilText.js';
import { weekdayOf } from '@ganita/core/time/julianDay.js';
import type { Sign } from '@ganita/core/zodiac/signs.js';
import { weekdayAt } from '@ganita/core/zodiac/weekdays.js';
import { filled } from '@ganita/words/messages.js';
import type { Speech } from '@ganita/words/speech.js';
import type { ReportWord } from '@ganita/words/words.js';
import { WORDS } from '@ganita/words/words.js';
import { birthAttributesSection } from 'ganita/api/horoscope/birthAttributes.js';
import { calendarInfoSection } from 'ganita/api/horoscope/calendarInfo.js';
import { praveshaRecord } from 'ganita/api/horoscope/pravesha.js';
import { regionalMonthWords } from 'ganita/api/regionalCalendars/calendarConvert.js';
import { solarCalendarOf, solarMonthText } from 'ganita/api/regionalCalendars/solarMonthText.js';
import { birthClockRecord } from 'ganita/api/values/resolvedTime.js';
import { solarMonthsOf } from 'ganita/calculations/location/readersRegion.js';
import { regionalDateOfChart } from 'ganita/calculations/natal/calendarCalculation.js';
import type { Fact } from '../page/factsCard.js';
import { type Report, sectionOf } from '../report.js';
import { nakshatraText } from './nakshatraText.js';

/** A coordinate with the letter of its side. */
export function coordinate(
  degrees: number,
  [positive, negative]: readonly [ReportWord, ReportWord],
  speech: Speech,
): string {
  return `${speech.figures(Math.abs(degrees))}° ${speech.word(degrees < 0 ? negative : positive)}`;
}

/** Whole seconds as `1:26:15`, never more than there are. */
function timeText(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (n: number): string => String(n % 60).padStart(2, '0');
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60))}:${two(whole)}`;
}

/** `+05:30`, with seconds where there are any. */
function offsetText(hours: number): string {
  const seconds = Math.round(Math.abs(hours) * 3600);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[2] === 0 ? parts.slice(0, 2) : parts;
  return `${hours < 0 ? '-' : '+'}${shown.map((part) => String(part).padStart(2, '0')).join(':')}`;
}

/** The return whose charts the pages show, and its moment; null where they are those of the birth. */
function returnOf(
  { chart }: Report,
  { language }: Speech,
): { readonly pravesha_kind_name: string; readonly moment: string; readonly years: number } | null {
  const { pravesha } = chart.context;
  return pravesha && praveshaRecord(pravesha, language);
}

/** What the panchanga is of: the birth, or the return whose charts are shown. */
export const panchangaTitle = (report: Report, speech: Speech): string =>
  returnOf(report, speech)?.pravesha_kind_name ?? speech.word('birth_panchanga');

/** The name of the chart of the pages: of the birth, or of the return. */
export const rasiName = (report: Report, speech: Speech): string =>
  returnOf(report, speech)?.pravesha_kind_name ?? speech.word('rasi_chart');

/** The weekday and the date of a birth. */
export const longDate = (date: string, speech: Speech): string =>
  speech.weekdayDate(weekdayAt(weekdayOf(parseDate(date, 'date', EPHEMERIS_YEARS))), date);

/** When and where the birth was, how its clock was read, and the return whose charts are shown. */
export function birthFacts(report: Report, speech: Speech): Fact[] {
  const { input, birth } = report.chart.context;
  const resolved = birthClockRecord(birth);
  const shown = returnOf(report, speech);
  const note = resolved.ambiguity === null ? null : speech.word(`clock_${resolved.ambiguity}`);
  return [
    [speech.word('date'), longDate(input.date, speech)],
    [speech.word('time'), `${speech.clock(input.time)} (${speech.figures(input.time)})`],
    [speech.word('place'), input.place === '' ? null : input.place],
    [speech.word('latitude'), coordinate(input.latitude, ['north', 'south'], speech)],
    [speech.word('longitude'), coordinate(input.longitude, ['east', 'west'], speech)],
    [
      speech.word('time_zone'),
      `${speech.figures(offsetText(resolved.timezone_used))}${resolved.zone === null ? '' : ` ${resolved.zone}`}`,
    ],
    [speech.word('summer_time'), resolved.is_dst ? speech.word('yes') : null],
    [speech.word('time'), note],
    [speech.word('universal_time'), speech.moment(resolved.utc.slice(0, -1))],
    ...lagnaChanges(report, speech).map((text, at): Fact => [at === 0 ? speech.word('lagna_changes') : '', text]),
    [
      speech.word('naming_syllable'),
      birthAttributesSection.record(sectionOf(report, 'birth_attributes'), speech.language).naming_syllable_name,
    ],
    ...(shown === null
      ? []
      : [
          [speech.word('year_of_life'), speech.figures(shown.years)] as const,
          [shown.pravesha_kind_name, speech.moment(shown.moment)] as const,
        ]),
    ...(shown === null ? [ayanamsaFact(report, speech)] : []),
  ];
}

/** The ayanamsa of the moment of the charts. */
function ayanamsaFact(report: Report, speech: Speech): Fact {
  const { ayanamsa } = WORDS[speech.language].kundali;
  const mode = ayanamsa[report.chart.context.rules.ayanamsa_mode];
  return [speech.word('ayanamsa'), `${speech.angle(sectionOf(report, 'ayanamsa_value'))} (${mode})`];
}

/** Which lagna comes how long after the birth, and which was before it, as far as they are within two hours. */
function lagnaChanges(report: Report, speech: Speech): readonly string[] {
  const margin = report.lagnaMargin();
  const { kundali, zodiac } = WORDS[speech.language];
  const changeText = (change: Change | null, template: string): readonly string[] =>
    change === null
      ? []
      : [
          filled(
            template,
            { sign: zodiac.sign[change.value as Sign], time: speech.figures(timeText(change.seconds)) },
            speech,
          ),
        ];
  return [
    ...changeText(margin?.later ?? null, kundali.lagnaChange.later),
    ...changeText(margin?.earlier ?? null, kundali.lagnaChange.earlier),
  ];
}

/** The calendar of the birth in short. */
export function panchangaFacts(report: Report, speech: Speech): Fact[] {
  const { language } = speech;
  const record = calendarInfoSection.record(sectionOf(report, 'calendar_info'), language);
  const { at_birth: born } = record;
  const rasi = report.chart.context.rasi;
  const { lunar_month: month, tithi, nakshatra } = born;
  const adhika = month.is_adhika ? `${speech.word('adhika')} ` : month.is_kshaya ? `${speech.word('kshaya')} ` : '';
  return [
    [speech.word('samvatsara'), born.samvatsara.name],
    [speech.word('vikram_samvat'), speech.figures(born.vikram_samvat)],
    [speech.word('shaka_samvat'), speech.figures(born.shaka_samvat)],
    ...seasonFacts(report, born, speech),
    [speech.word('amanta_month'), `${adhika}${month.amanta_name}`],
    [speech.word('purnimanta_month'), `${adhika}${month.purnimanta_name}`],
    [speech.word('solar_month'), solarMonth(report, record.solar_month.sign, speech)],
    [speech.word('vara'), record.vara_name],
    ['', isBeforeSunrise(report, born) ? speech.word('vara_before_sunrise') : null],
    [speech.word('tithi'), `${month.paksha_name} ${tithi.name}`],
    [speech.word('nakshatra'), `${nakshatraText(nakshatra.name, nakshatra.pada, speech)} (${nakshatra.lord_name})`],
    [speech.word('yoga'), born.yoga.name],
    [speech.word('karana'), born.karana.name],
    [speech.word('lagna'), WORDS[language].zodiac.sign[rasi.ascendant.sign]],
    [speech.word('moon_sign'), WORDS[language].zodiac.sign[rasi.grahas.Moon.sign]],
    ...sunFacts(record, speech),
    ...(returnOf(report, speech) === null ? [] : [ayanamsaFact(report, speech)]),
  ];
}

type AtBirth = ReturnType<typeof calendarInfoSection.record>['at_birth'];

/** Half of the year and season, each with the Sun or month by which it is counted. */
function seasonFacts(
  { chart }: Report,
  { ayana_name, ritu_name }: AtBirth,
  { language, word }: Speech,
): readonly Fact[] {
  const { choices, pages } = WORDS[language];
  const { ayana_method, ritu_method } = chart.context.rules;
  return [
    [word('ayana'), `${ayana_name} (${choices.ayana_method[ayana_method]})`],
    [pages.phrase.ritu, `${ritu_name} (${choices.ritu_method[ritu_method]})`],
  ];
}

/** Whether the day of a birth began at the sunrise of the date before. */
const isBeforeSunrise = ({ chart: { context } }: Report, { date }: AtBirth): boolean =>
  context.pravesha === null && dateText(context.calendar().day.date) < date;

/** The solar month of the day, as readers of the language name it. */
function solarMonth({ chart: { context } }: Report, sign: Sign, speech: Speech): string {
  const months = solarMonthsOf(speech.language);
  const calendar = solarCalendarOf(months);
  const regional = calendar && regionalDateOfChart(context, calendar);
  const inCalendar = regional && {
    month: regionalMonthWords(regional.calendar, speech.language)[regional.month] ?? '',
    day: regional.day,
  };
  return solarMonthText(months, { date: context.calendar().day.date, sign, inCalendar }, speech);
}

/**
 * Sunrise and sunset of the Vedic day of the birth, which decides vara and windows; with their date if the birth is
 * before the sunrise of its civil date.
 */
function sunFacts(record: ReturnType<typeof calendarInfoSection.record>, speech: Speech): Fact[] {
  return (['sunrise', 'sunset'] as const).map((id): Fact => {
    const at = record[`${id}_at`];
    if (at === null) return [speech.word(id), null];
    const onDate = at.startsWith(record.at_birth.date);
    return [speech.word(id), onDate ? speech.figures(at.slice('YYYY-MM-DDT'.length)) : speech.moment(at)];
  });
}
