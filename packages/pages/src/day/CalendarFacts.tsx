import type { SolarMonths } from '@ganita/words/locale.js';
import { solarMonthText } from 'ganita/api/regionalCalendars/solarMonthText.js';
import type { ResponseOf } from 'ganita/api/requestsAndResponses.js';
import type { VNode } from 'preact';
import type { Panchang } from '../almanac/almanacTypes.js';
import { civilDate } from '../fields/dates.js';
import { useSpeech } from '../pageSpeech.js';
import { Facts } from '../parts/Facts.js';

interface CalendarFactsProps {
  readonly panchang: Panchang;
  /** The date in the calendars of its readers. */
  readonly converted: ResponseOf<'calendarConvert'>['converted'];
  readonly solarMonths: SolarMonths;
}

/** Months, years, season and ayana of a day. */
export function CalendarFacts({ panchang, converted, solarMonths }: CalendarFactsProps): VNode {
  const speech = useSpeech();
  const { words, figures } = speech;
  const { phrase } = words.report;
  const { lunar_month: lunar, solar_month: solar } = panchang;
  const inCalendar = converted[0]?.calendars.find(({ regional_calendar: id }) => id === solarMonths);
  const solarDate = {
    date: civilDate(panchang.date),
    sign: solar.sign,
    inCalendar:
      inCalendar === undefined ? null : { month: inCalendar.calendar_month_name, day: inCalendar.calendar_day },
  };
  const adhika = lunar.is_adhika ? `${phrase.adhika} ` : '';
  return (
    <Facts
      rows={[
        [phrase.amanta_month, `${adhika}${lunar.amanta_name}`],
        [phrase.purnimanta_month, `${adhika}${lunar.purnimanta_name}`],
        [phrase.solar_month, solarMonthText(solarMonths, solarDate, speech)],
        [phrase.samvatsara, panchang.shaka_samvatsara.name],
        [phrase.vikram_samvat, figures(panchang.vikram_samvat)],
        [phrase.shaka_samvat, figures(panchang.shaka_samvat)],
        [phrase.ayana, panchang.ayana_name],
        [words.pages.phrase.ritu, panchang.ritu_name],
      ]}
    />
  );
}
