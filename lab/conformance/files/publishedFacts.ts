import { eventIn } from '@ganita/core/panchanga/sunDay.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { constantClock } from '@ganita/core/time/civilClock.js';
import { dateText, momentText, utcText } from '@ganita/core/time/civilText.js';
import { addDays, julianDayUt, midnightOf } from '@ganita/core/time/julianDay.js';
import { exact, fields, listOf } from '../compare.js';
import { type GoldenNode, pick } from '../golden.js';
import { julianDayOfText } from '../moments.js';
import type { AgreementContext } from '../reader.js';
import { chosen, nearInstant, tamilCandidates, tithiCandidates } from './publishedBoundaries.js';
import { compareEclipsePage } from './publishedEclipses.js';
import { minutes, spelled } from './publishedJudges.js';
import { dateOf, offsetHoursAt, panchangOf } from './publishedPlaces.js';
import { DRIK_MINUTES, SANKRANTI_MINUTES } from './publishedSources.js';
import { inUtc, WINDOW } from './publishedWindows.js';
import { comparePublishedYoga } from './publishedYogas.js';

type Fact = (item: GoldenNode, context: AgreementContext) => Promise<void> | void;

const USNO_SUN_MINUTES = 0.7;
const USNO_MOON_MINUTES = 0.8;
/** Where the Sun or the Moon rises at a small angle. */
const USNO_HIGH_LATITUDE_MINUTES = 3;
const HIGH_LATITUDE_DEG = 62;

/** The date of a fact and the clock and place it is meant by. */
function dayOf(item: GoldenNode, context: AgreementContext) {
  const inputs = item.at('inputs');
  const date = dateOf(inputs.at('date').text());
  const place = { latitudeDeg: inputs.at('latitude').number(), longitudeDeg: inputs.at('longitude').number() };
  return { date, where: { place, clock: constantClock(offsetHoursAt(inputs, date, context)) } };
}

const offsetOf = (panchang: unknown): number => pick(panchang, 'timezone') as number;

async function choghadiya(item: GoldenNode, context: AgreementContext): Promise<void> {
  const panchang = await panchangOf(item.at('inputs'), {}, context);
  const ours = {
    day: inUtc(pick(panchang, 'choghadiya', 'day'), offsetOf(panchang)),
    night: inUtc(pick(panchang, 'choghadiya', 'night'), offsetOf(panchang)),
  };
  context.section('windows').compare(item.at('expected'), ours, fields({ day: listOf(WINDOW), night: listOf(WINDOW) }));
}

function tamilDay(item: GoldenNode, context: AgreementContext): void {
  const section = context.section('Tamil months');
  const expected = item.at('expected');
  if (expected.at('solar_calendar').text() !== 'tamil') {
    section.notCompared(
      expected,
      'solar calendars of other regions are not part of the service (docs/rules/07-panchang-calendar-transits.md#section-7)',
    );
    return;
  }
  const { date, where } = dayOf(item, context);
  const [month, day] = [expected.at('solar_month'), expected.at('solar_day')];
  const candidates = tamilCandidates(context.observatory(), date, where, SANKRANTI_MINUTES);
  const { value, secondsAway } = chosen(candidates, (one) => one.month === month.value && one.day === day.value);
  section.compare(month, [{ value: value.month, secondsAway }], nearInstant(SANKRANTI_MINUTES));
  section.compare(day, [{ value: value.day, secondsAway }], nearInstant(SANKRANTI_MINUTES));
  section.notCompared(expected.at('solar_calendar'), 'input of the case');
  section.notCompared(expected.at('solar_year'), 'no rule numbers the solar year by Shaka');
}

/** Tithi at sunrise, with month and year where printed. */
async function sunriseTithi(item: GoldenNode, context: AgreementContext): Promise<void> {
  const section = context.section('tithi at sunrise');
  const expected = item.at('expected');
  const panchang = await panchangOf(item.at('inputs'), {}, context);
  const month = pick(panchang, 'lunar_month');
  const { date, where } = dayOf(item, context);
  const { positions, sunrise_definition } = DAILY_RULES;
  const observatory = context.observatory({ positions });
  const midnight = where.clock.startOf(date);
  const sunrise = observatory.riseSet('Sun', 'rise', midnight, where.place, sunrise_definition);
  section.compare(
    expected,
    {
      tithi_at_sunrise: sunrise && tithiCandidates(observatory, sunrise),
      masa_amanta: pick(month, 'amanta_name'),
      adhika_masa: pick(month, 'is_adhika'),
      shaka_year: pick(panchang, 'shaka_samvat'),
    },
    fields({
      tithi_at_sunrise: nearInstant(DRIK_MINUTES.tithi),
      masa_amanta: spelled,
      adhika_masa: exact,
      shaka_year: exact,
    }),
  );
  for (const key of [
    'other_program_tithi',
    'other_program_sunrise_hhmm',
    'margin_minutes_between_tithi_end_and_sunrise',
  ]) {
    const node = expected.maybe(key);
    if (node !== null) section.notCompared(node, 'the result of another program for the same day');
  }
  const number = expected.maybe('masa_amanta_number');
  if (number !== null) section.notCompared(number, 'the number of the month that is compared by name');
}

/** The first day of a lunar month: the month of its sunrise, and another one at the sunrise before. */
async function monthStart(item: GoldenNode, context: AgreementContext): Promise<void> {
  const section = context.section('months, years and seasons');
  const expected = item.at('expected');
  const date = expected.at('start_date').text();
  const panchang = await panchangOf(item.at('inputs'), {}, context, date);
  const before = await panchangOf(item.at('inputs'), {}, context, dateText(addDays(dateOf(date), -1)));
  const start = pick(panchang, 'lunar_month', 'start');
  const ours = {
    masa_amanta: pick(panchang, 'lunar_month', 'amanta_name'),
    adhika_masa: pick(panchang, 'lunar_month', 'is_adhika'),
    shaka_year: pick(panchang, 'shaka_samvat'),
    start_date: start === pick(before, 'lunar_month', 'start') ? null : date,
  };
  section.compare(
    expected,
    ours,
    fields({ masa_amanta: spelled, adhika_masa: exact, shaka_year: exact, start_date: exact }),
  );
}

/** Rises and sets of a civil date, to the minute. */
function riseSet(item: GoldenNode, context: AgreementContext): void {
  const inputs = item.at('inputs');
  const dst = inputs.maybe('dst')?.value === true ? 1 : 0;
  const offset = inputs.at('utc_offset_hours').number() + dst;
  const startJdUt = midnightOf(dateOf(inputs.at('date').text()), offset);
  const interval = { startJdUt, endJdUt: julianDayUt(startJdUt + 1) };
  const place = { latitudeDeg: inputs.at('latitude').number(), longitudeDeg: inputs.at('longitude').number() };
  const high = Math.abs(place.latitudeDeg) > HIGH_LATITUDE_DEG;
  for (const [key, node] of item.at('expected').children()) {
    const found = /^(sun|moon)(rise|set)$/.exec(key);
    if (found === null) {
      context.section('sunrise and sunset').notCompared(node, 'a statement in words that nothing rises or sets');
      continue;
    }
    const body = found[1] === 'sun' ? 'Sun' : 'Moon';
    const event = found[2] === 'rise' ? 'rise' : 'set';
    const jdUt = eventIn(context.observatory(), body, event, interval, place, 'apparent_upper_limb');
    const ours = jdUt === null ? null : momentText(jdUt, offset).slice('YYYY-MM-DDT'.length);
    const plain = body === 'Sun' ? USNO_SUN_MINUTES : USNO_MOON_MINUTES;
    context
      .section(body === 'Sun' ? 'sunrise and sunset' : 'moonrise and moonset')
      .compare(node, ours, minutes(high ? USNO_HIGH_LATITUDE_MINUTES : plain));
  }
}

const SEARCH_BACK_DAYS = 0.25;

/** A year of rises or sets of one body. */
function yearOfEvents(item: GoldenNode, context: AgreementContext): void {
  const inputs = item.at('inputs');
  const body = inputs.at('body').text() === 'Sun' ? 'Sun' : 'Moon';
  const place = { latitudeDeg: inputs.at('latitude').number(), longitudeDeg: inputs.at('longitude').number() };
  const section = context.section(body === 'Sun' ? 'sunrise and sunset' : 'moonrise and moonset');
  const observatory = context.observatory();
  for (const row of item.at('expected', 'events').items()) {
    const [at, kind] = row.items() as [GoldenNode, GoldenNode];
    const [date = '', time = ''] = at.text().replace('Z', '').split('T');
    const from = julianDayUt(julianDayOfText(date, `${time}:00`, 0) - SEARCH_BACK_DAYS);
    const event = kind.text() === 'rise' ? 'rise' : 'set';
    const jdUt = observatory.riseSet(body, event, from, place, 'apparent_upper_limb');
    section.compare(at, jdUt && utcText(jdUt), minutes(body === 'Sun' ? USNO_SUN_MINUTES : USNO_MOON_MINUTES));
    section.notCompared(kind, 'input of the case');
  }
}

const later =
  (because: string): Fact =>
  (item, context) =>
    context.section('facts').notCompared(item.at('expected'), because);

/** How each kind of fact is read. */
const FACTS: Readonly<Record<string, Fact>> = {
  'special_yoga:ravi_pushya': comparePublishedYoga,
  'special_yoga:guru_pushya': comparePublishedYoga,
  'special_yoga:amrita_siddhi': comparePublishedYoga,
  'special_yoga:sarvartha_siddhi_january_only': comparePublishedYoga,
  choghadiya,
  solar_calendar_day: tamilDay,
  udaya_tithi: sunriseTithi,
  udaya_tithi_boundary: sunriseTithi,
  udaya_tithi_masa_amanta: sunriseTithi,
  amanta_month_start: monthStart,
  rise_set: riseSet,
  rise_set_events_utc_every_4th: yearOfEvents,
  ekadashi: later('vratas are not computed'),
  ekadashi_parana: later('vratas are not computed'),
  eclipse_local: (item, context) => compareEclipsePage(item, dayOf(item, context), context),
};

/** One published fact compared with ours. A kind without a comparison stays unaccounted for. */
export async function comparePublishedFact(item: GoldenNode, context: AgreementContext): Promise<void> {
  await FACTS[item.at('kind').text()]?.(item, context);
}
