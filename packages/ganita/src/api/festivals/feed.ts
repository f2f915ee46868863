import { disputedDayOf, endDayOf } from '@ganita/core/festivals/details.js';
import type { FestivalDay } from '@ganita/core/festivals/festivals.js';
import { type FestivalWindow, windowsOf } from '@ganita/core/festivals/festivalWindows.js';
import type { CalendarDay } from '@ganita/core/panchanga/range/calendarDays.js';
import { dateText, dateTimeText } from '@ganita/core/time/civilText.js';
import type { Interval } from '@ganita/core/time/interval.js';
import { addDays, civilOf, daysSince2000, type JulianDayUt } from '@ganita/core/time/julianDay.js';
import { disputeSentences } from '@ganita/words/disputeSentences.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import type { FeedAnswer, FeedInput, FeedWindows } from '../../calculations/festivals/festivalFeed.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { nullable } from '../../calculations/fields/schema.js';
import type { TextForm } from '../endpoint.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import { angasRecord } from '../panchang/panchang.js';
import type { Wire } from '../schema/wire.js';
import { type Clock, clockOf } from '../values/clock.js';
import { metaRecord } from '../values/meta.js';
import { type IcsEvent, type IcsRevision, icsText } from '../writing/icalendar.js';
import { shortId } from '../writing/shortId.js';
import { angaRecord } from './anga.js';
import { FEED_CHANGED_ON } from './feedRevision.data.js';
import { festivalName } from './festivalName.js';

/** Media type of a calendar file. */
export const CALENDAR_TYPE = 'text/calendar';

const PRODUCT = '-//Ganita//festivals//EN';
const REFRESH_DAYS = 7;

/** The last change of a date or a text; its sequence is the day of the change, which only grows. */
const REVISION: IcsRevision = {
  sequence: daysSince2000(FEED_CHANGED_ON),
  changedAt: `${dateText(FEED_CHANGED_ON)}T00:00:00Z`,
};

/** The answer of `GET /calendar.ics` as a record, for the library. */
const feedResponse = Type.Object({
  title: Type.String({ description: 'name of the calendar' }),
  zone: nullable(Type.String({ description: 'IANA id of the zone of its texts; null: a constant offset' })),
  count: Type.Integer({ minimum: 0, description: 'number of festivals in it, without the entries of their times' }),
  ics: Type.String({ description: 'the calendar file (RFC 5545)' }),
  meta: metaSchema,
});

const feedRecord = (answer: FeedAnswer): Wire<typeof feedResponse> => ({
  title: nameOf(answer),
  zone: answer.input.zone,
  count: answer.festivals.length,
  ics: feedText(answer),
  meta: metaRecord(answer.meta),
});

/** How the answer is written: always as a calendar file. */
export const feedForm = ({ year, years }: Pick<FeedInput, 'year' | 'years'>): TextForm<FeedAnswer> => ({
  mediaType: `${CALENDAR_TYPE}; charset=utf-8`,
  fileName: `festivals-${yearsText(year as number, (year as number) + (years as number) - 1)}.ics`,
  text: feedText,
});

/** The first of some years, and the last where it is another. */
const yearsText = (first: number, last: number): string => (last === first ? `${first}` : `${first}-${last}`);

function nameOf({ input, firstYear, lastYear }: FeedAnswer): string {
  const place = input.place === '' ? `${input.latitude}, ${input.longitude}` : input.place;
  return `${WORDS[input.language].pages.phrase.which_festivals} ${place} ${yearsText(firstYear, lastYear)}`;
}

function feedText(answer: FeedAnswer): string {
  const clock = clockOf(answer.clock, 'nearest_minute');
  const group = shortId(answer.decides.join('|'));
  const head = {
    product: PRODUCT,
    name: nameOf(answer),
    zone: answer.input.zone,
    refreshDays: REFRESH_DAYS,
    revision: REVISION,
  };
  return icsText(head, [
    ...answer.days.map((day) => dayEvent(day, answer, clock, group)),
    ...answer.festivals.flatMap((kept) => eventsOf(kept, answer, clock, group)),
  ]);
}

/** The tithi and the nakshatra at the sunrise of a date, with what each of the day ends in its description. */
function dayEvent(
  { basis, angas }: CalendarDay,
  { input: { language } }: FeedAnswer,
  clock: Clock,
  group: string,
): IcsEvent {
  if (angas === null) throw new Error('a section is missing');
  const date = dateText(basis.date);
  const { tithi, nakshatra } = angasRecord(angas, clock, language);
  const { tithi: tithiWord, nakshatra: nakshatraWord } = WORDS[language].report.phrase;
  const ends = (moment: string): string => moment.slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' ');
  const whole = `${tithi.paksha_name} ${tithi.name}`;
  return {
    uid: `${date}.${group}@days.ganita`,
    summary: `${whole}, ${nakshatra.name}`,
    description: `${tithiWord}: ${whole} - ${ends(tithi.ends)}\n${nakshatraWord}: ${nakshatra.name} - ${ends(nakshatra.ends)}`,
    categories: [],
    start: { date },
    end: { date: dateText(addDays(basis.date, 1)) },
    relatedTo: null,
    alarmMinutes: null,
  };
}

/** The day of a festival, and those of its times that are wanted. */
function eventsOf(kept: FestivalDay, answer: FeedAnswer, clock: Clock, group: string): readonly IcsEvent[] {
  const { input, calendar } = answer;
  const { row, occurrence } = kept;
  const { kali, ordinal } = answer.ordinalOf(kept);
  const adhika = (occurrence.lunation?.isAdhika ?? false) ? '-adhika' : '';
  const uidOf = (window: string): string => `${row.id}${adhika}${window}.${kali}-${ordinal}.${group}@festivals.ganita`;
  const summary = festivalName(kept, input.language);
  const { windows } = windowsOf(calendar, kept);
  const categories = [...new Set<string>([row.category, ...row.audiences])];
  const day: IcsEvent = {
    uid: uidOf(''),
    summary,
    description: descriptionOf(kept, windows, clock, answer),
    categories,
    start: { date: dateText(occurrence.day.date) },
    end: { date: dateText(addDays(lastDate(kept, answer), 1)) },
    relatedTo: null,
    alarmMinutes: null,
  };
  const words = WORDS[input.language].festivalParts.dayPart;
  const times = wanted(windows, input.windows).map(
    (window): IcsEvent => ({
      uid: uidOf(`-${window.id}`),
      summary: `${summary}: ${words[window.id]}`,
      description: '',
      categories,
      start: { utc: utcText(window.startJdUt) },
      end: window.endJdUt === window.startJdUt ? null : { utc: utcText(window.endJdUt) },
      relatedTo: day.uid,
      alarmMinutes: input.alarm_minutes,
    }),
  );
  return [day, ...times];
}

const utcText = (jdUt: JulianDayUt): string => `${dateTimeText(civilOf(jdUt, 0))}Z`;

/** The last date of a festival of several days, or of a fast of two. */
function lastDate(kept: FestivalDay, { calendar }: FeedAnswer) {
  const { tradition } = calendar.almanac.rules;
  const fast = kept.occurrence.fasts.find((one) => one.tradition === tradition);
  return (endDayOf(calendar, kept) ?? fast?.fastDays.at(-1) ?? kept.occurrence.day).date;
}

const isMain = ({ kind }: FestivalWindow): boolean => kind === 'puja' || kind === 'parana';

/** Times that are entries of their own; two of one name would have one id, and the first is kept. */
function wanted(windows: readonly FestivalWindow[], which: FeedWindows): readonly FestivalWindow[] {
  if (which === 'none') return [];
  if (which === 'main') return windows.filter(isMain).slice(0, 1);
  return windows.filter(({ id }, at) => windows.findIndex((other) => other.id === id) === at);
}

/** What the date depends on, and the times, each on a line and in local time. */
function descriptionOf(
  kept: FestivalDay,
  windows: readonly FestivalWindow[],
  clock: Clock,
  { calendar, input: { language } }: FeedAnswer,
): string {
  const { anga } = kept.occurrence;
  const disputed = disputedDayOf(calendar, kept);
  const words = WORDS[language].festivalParts.dayPart;
  const moment = (jdUt: JulianDayUt): string =>
    clock.moment(jdUt).slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' ');
  const span = ({ startJdUt, endJdUt }: Interval): string =>
    startJdUt === endJdUt ? moment(startJdUt) : `${moment(startJdUt)} - ${moment(endJdUt)}`;
  return [
    ...(anga === null ? [] : [`${angaRecord(anga, clock, language).name}: ${span(anga)}`]),
    ...windows.filter(({ id }) => id !== 'anga').map((window) => `${words[window.id]}: ${span(window)}`),
    ...(disputed === null
      ? []
      : disputeSentences(WORDS[language], disputed.own, disputed.other, dateText(disputed.day.date))),
  ].join('\n');
}

/** The answer of `GET /calendar.ics`. */
export const feedAnswer: EndpointAnswer<FeedAnswer, typeof feedResponse> = {
  schema: feedResponse,
  record: feedRecord,
};
