import { EVENT_TYPES } from '@ganita/core/muhurta/events/events.js';
import { birthOf, requestOf } from '../births.js';
import { angle, eachAndNoMore, exact, fields, listOf, mapped, moment } from '../compare.js';
import { type GoldenNode, pick } from '../golden.js';
import type { AgreementContext, GoldenReader } from '../reader.js';
import { inWords } from './wire.js';

const LONGITUDE_DEG = 2e-6;
const MOMENT = moment(5);
const PART_EDGE = moment(15);
const START_AND_END = { start: MOMENT, end: MOMENT };
const WINDOW = fields(START_AND_END);
const BREAKDOWN = eachAndNoMore(exact);

/** The file calls the seventh tara by its other name. */
const SEVENTH_TARA = { inFile: 'Naidhana', ours: 'Vadha' } as const;
const TARA = mapped(
  (ours, golden) => (golden.value === SEVENTH_TARA.inFile && ours === SEVENTH_TARA.ours ? SEVENTH_TARA.inFile : ours),
  exact,
);

/** Factors that the golden file has in words. */
const IN_WORDS = ['tithi', 'paksha', 'yoga', 'karana', 'lunar_month_amanta', 'lunar_month_purnimanta', 'tara'];

const FACTORS_IN_WORDS = fields({
  vara: exact,
  nakshatra: exact,
  nakshatra_number: exact,
  tithi: exact,
  tithi_number: exact,
  paksha: exact,
  yoga: exact,
  karana: exact,
  moon_sign: exact,
  sun_sign: exact,
  lunar_month_amanta: exact,
  lunar_month_purnimanta: exact,
  is_adhika: exact,
  tara: TARA,
  tara_number: exact,
  chandra_house: exact,
});

const FACTORS = mapped((ours) => inWords(ours, IN_WORDS), FACTORS_IN_WORDS);

const WINDOWS = fields({
  abhijit: WINDOW,
  abhijit_void: exact,
  abhijit_clean: listOf(WINDOW),
  avoid: listOf(
    mapped((ours) => ({ ...(ours as object), name: pick(ours, 'id') }), fields({ name: exact, ...START_AND_END })),
  ),
});

const PART_FIELDS = fields({
  start: PART_EDGE,
  end: PART_EDGE,
  score: exact,
  breakdown: BREAKDOWN,
  tithi_number: exact,
  nakshatra_number: exact,
  moon_sign: exact,
  lagna: exact,
  lagna_class: exact,
  panchaka: exact,
  avoid: exact,
});

/** A part under the names of the golden file. */
const PART = mapped(
  (ours) => ({
    ...(ours as object),
    lagna: pick(ours, 'lagna_sign'),
    avoid: pick(ours, 'windows_to_avoid'),
  }),
  PART_FIELDS,
);

/** Our names of blocks that the golden file names otherwise. */
const OURS: Readonly<Record<string, string>> = { sunrise: 'sunrise_at', sunset: 'sunset_at' };

/** How the blocks of a date are compared, in the sections of the report. */
const DATE_BLOCKS = [
  ['dates', 'date', exact],
  ['sun', 'sunrise', MOMENT],
  ['sun', 'sunset', MOMENT],
  ['sun', 'evaluated_at', MOMENT],
  ['scores', 'score', exact],
  ['scores', 'breakdown', BREAKDOWN],
  ['factors', 'factors', FACTORS],
  ['classes', 'classes', eachAndNoMore(exact)],
  ['exclusions', 'exclusions', listOf(fields({ id: exact, severity: exact, scope: exact }))],
  ['supports', 'supports', exact],
  ['windows', 'windows', WINDOWS],
  ['parts', 'parts', listOf(PART)],
] as const;

async function compareScan(item: GoldenNode, context: AgreementContext): Promise<void> {
  const expected = item.at('expected');
  const answer = await context.answer('muhurtaScan', {
    ...requestOf(birthOf(item.at('birth'))),
    ...(item.at('request').value as object),
    rules: BY_LONGITUDE,
  });
  const ours = pick(answer, 'muhurta');
  const natal = expected.maybe('natal_moon');
  if (natal !== null) {
    const moon = mapped(
      (natalMoon) => ({ ...(natalMoon as object), longitude: pick(natalMoon, 'absolute_longitude') }),
      fields({ longitude: angle(LONGITUDE_DEG), nakshatra: exact, sign: exact }),
    );
    context.section('natal_moon').compare(natal, pick(ours, 'natal_moon'), moon);
  }
  const section = context.section('event');
  section.compare(expected.at('event_type'), pick(ours, 'event_type'), exact);
  section.compare(expected.at('weights'), pick(ours, 'weights'), eachAndNoMore(exact));
  const dates = expected.at('dates');
  context.section('dates').compare(dates.derived('length', dates.items().length), datesOf(ours).length, exact);
  dates.items().forEach((date, index) => {
    for (const [name, key, comparator] of DATE_BLOCKS) {
      const block = date.maybe(key);
      if (block !== null)
        context.section(name).compare(block, pick(datesOf(ours)[index], OURS[key] ?? key), comparator);
    }
  });
}

/** The file was computed with the asta of the natal chart. */
const BY_LONGITUDE = { muhurta_asta_method: 'longitude' };

const datesOf = (scan: unknown): readonly unknown[] => pick(scan, 'dates') as readonly unknown[];

/** One range scored for every kind of event. */
async function compareAllEvents(item: GoldenNode, context: AgreementContext): Promise<void> {
  const { all_event_types: _all, ...request } = item.at('request').value as Record<string, unknown>;
  const birth = requestOf(birthOf(item.at('birth')));
  const scores: Record<string, unknown> = {};
  for (const event_type of EVENT_TYPES) {
    const { latitude, longitude, timezone, ...range } = request;
    const answer = await context.answer('muhurtaScan', {
      ...birth,
      ...range,
      event_type,
      event_latitude: latitude,
      event_longitude: longitude,
      event_timezone: timezone,
    });
    const dates = datesOf(pick(answer, 'muhurta'));
    scores[event_type] = Object.fromEntries(dates.map((date) => [pick(date, 'date'), pick(date, 'score')]));
  }
  context
    .section('all_events')
    .compare(item.at('expected', 'score_by_event_and_date'), scores, eachAndNoMore(eachAndNoMore(exact)));
}

/**
 * Ranges of dates scored for an event, and one range for all events (docs/rules/08-match-and-muhurta.md#section-12 to
 * #section-19).
 */
export const muhurta: GoldenReader = {
  file: 'muhurta.json',
  notCompared: [{ path: 'cases/*/request/**', because: 'request of the case' }],
  async read(golden, context) {
    await context.forEachItem(golden.at('cases'), (item) =>
      item.at('request').has('all_event_types') ? compareAllEvents(item, context) : compareScan(item, context),
    );
  },
};
