import { EVENT_TYPES } from '@ganita/core/muhurta/events/events.js';
import { oneOf } from 'ganita/calculations/fields/schema.js';
import { Type } from 'typebox';
import { bodyFor, type Fields, tool } from '../tool.js';
import { outlined } from '../toolBounds.js';
import { BIRTH, birthInside, CHOICES, fieldsOf, PAGE, PLACE, record, records } from '../toolFields.js';

const DATE = '^\\d{4}-\\d{2}-\\d{2}$';
const dateField = (description: string) => Type.String({ pattern: DATE, description: `YYYY-MM-DD; ${description}` });
const DAY_TOKENS = 2000;

/** Parts of a day that are shown where none are named. */
const USUAL = [
  ...['date', 'vara', 'weekday', 'sunrise', 'sunset', 'moonrise', 'moonset', 'tithi', 'nakshatra', 'yoga', 'karana'],
  ...[
    'moon_sign',
    'sun_sign',
    'lunar_month',
    'vikram_samvat',
    'rahu_kalam',
    'yamaganda',
    'gulika',
    'abhijit',
    'durmuhurta',
  ],
  ...['varjyam', 'amrita_kala', 'brahma_muhurta'],
];

export const panchang = tool<'panchangDay'>({
  name: 'get_panchang',
  title: 'Panchang of a date at a place',
  description:
    'Tithi, nakshatra, yoga, karana, sunrise and times to use or avoid of a date at a place. It gives facts of the day for everyone; it does not score a day for an event or a person: find_muhurta does.',
  input: Type.Object({
    date: Type.Optional(dateField('date on the clock of the place; left out: today')),
    ...PLACE,
    ...CHOICES,
    fields: Type.Optional(
      Type.Array(Type.String({ maxLength: 100 }), {
        maxItems: 20,
        description:
          'parts of the day in place of the usual ones, as choghadiya, hora, lagnas, special_yogas, muhurtas',
      }),
    ),
  }),
  output: Type.Object({
    panchang: record('parts of the day'),
    left_out: Type.Array(Type.String(), { description: 'paths of parts too large for the answer' }),
    available_fields: Type.Array(Type.String(), { description: 'parts that can be requested by fields' }),
  }),
  rowsField: null,
  picture: 'svgDay',
  request: (input) => ({
    calculation: 'panchangDay',
    body: bodyFor('panchangDay', input, { date: input.given.date ?? input.now.slice(0, 10) }),
  }),
  shape({ panchang: day }, { given }) {
    const wanted = (given.fields as readonly string[] | undefined) ?? USUAL;
    const part = Object.fromEntries(Object.entries(day).filter(([name]) => wanted.includes(name)));
    const { value, leftOut } = outlined(part, 'panchang', DAY_TOKENS);
    return {
      text: `${day.date} ${day.weekday}: ${day.tithi.paksha} ${day.tithi.name}, ${day.nakshatra.name}; sunrise ${day.sunrise}, sunset ${day.sunset}.`,
      facts: {
        panchang: value ?? {},
        left_out: leftOut,
        available_fields: Object.keys(day).filter(
          (name) => !wanted.includes(name) && typeof (day as Fields)[name] === 'object',
        ),
      },
    };
  },
});

/** Whether what is wanted is named, so that no usual list is. */
const isSearched = ({ name, categories, max_rank, all }: Fields): boolean =>
  [name, categories, max_rank].some((field) => field !== undefined) || all === true;

export const festivals = tool<'festivals'>({
  name: 'find_festivals',
  title: 'Festivals and fasts of a range of dates',
  description:
    'Festivals, vratas and sankrantis between two dates at a place, with dates and times of worship: those that people of its state look for, unless a name, categories or all are asked for. It does not list school or bank holidays.',
  input: Type.Object({
    from_date: dateField('first date'),
    to_date: dateField('last date, at most 399 days after the first'),
    ...PLACE,
    ...CHOICES,
    ...fieldsOf('festivals', 'tradition', 'region', 'categories', 'max_rank'),
    all: Type.Optional(
      Type.Boolean({ default: false, description: 'also what only the devout and specialists of any region keep' }),
    ),
    name: Type.Optional(
      Type.String({ maxLength: 60, description: 'only those whose name or id has this text, as Ekadashi' }),
    ),
    ...PAGE,
  }),
  output: Type.Object({ tradition: Type.String({ description: 'whose day of a fast is given' }) }),
  rowsField: 'festivals',
  request: (input) => ({
    calculation: 'festivals',
    body: bodyFor('festivals', input, { list: isSearched(input.given) ? 'all' : 'usual' }),
  }),
  shape({ festival_calendar: calendar }, { given }) {
    const wanted = typeof given.name === 'string' ? given.name.toLowerCase() : '';
    const rows = calendar.observances
      .filter(({ id, name }) => name.toLowerCase().includes(wanted) || id.includes(wanted.replaceAll(' ', '_')))
      .map(({ id, name, rank, date, weekday, festival_category, festival_windows, other_date, dispute }) => ({
        id,
        name,
        rank,
        date,
        weekday,
        category: festival_category,
        ...(dispute === null ? {} : { other_date, dispute }),
        windows: festival_windows.map(({ name: window, start, end }) => ({ name: window, start, end })),
      }));
    return {
      text: `${rows.length} observances from ${calendar.from_date} to ${calendar.to_date}: ${rows
        .slice(0, 3)
        .map((row) => `${row.name} ${row.date}`)
        .join(', ')}.`,
      facts: { tradition: calendar.tradition },
      rows,
    };
  },
});

export const eclipses = tool<'eclipses'>({
  name: 'get_eclipses',
  title: 'Coming eclipses',
  description:
    'Eclipses of the Sun and the Moon from a date, with what is seen of them at a place. It does not say what an eclipse means for a person.',
  input: Type.Object({
    from_date: Type.Optional(dateField('first date; left out: today')),
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, default: 4, description: 'number of eclipses' })),
    ...fieldsOf('eclipses', 'kinds', 'only_visible'),
    ...PLACE,
    ...CHOICES,
  }),
  output: Type.Object({}),
  rowsField: 'eclipses',
  request: (input) => ({
    calculation: 'eclipses',
    body: bodyFor('eclipses', input, {
      from_date: input.given.from_date ?? input.now.slice(0, 10),
      count: input.filled.count,
    }),
  }),
  shape({ eclipses: found }) {
    const rows = found.map(({ eclipse_kind, eclipse_type, date, max_at, magnitude, local }) => ({
      kind: eclipse_kind,
      type: eclipse_type,
      date,
      max_at,
      magnitude,
      at_place: local && {
        visible: local.visible,
        type: local.local_type,
        visible_intervals: local.visible_intervals,
        sutak: local.grahana,
      },
    }));
    return {
      text: rows
        .map(
          ({ date, type, kind, at_place }) =>
            `${date} ${type} ${kind}, ${at_place?.visible === true ? 'visible' : 'not visible'}`,
        )
        .slice(0, 5)
        .join('; '),
      facts: {},
      rows,
    };
  },
});

export const transits = tool<'gochar' | 'gochara'>({
  name: 'get_transits',
  title: 'Where the grahas are',
  description:
    'Signs, nakshatras and speeds of the grahas on a date; with a birth (date and time) also their houses from its Moon and lagna and sade sati. It does not predict events.',
  input: Type.Object({
    target_date: Type.Optional(dateField('date of the transits; left out: today')),
    ...Object.fromEntries(Object.entries(BIRTH).map(([name, schema]) => [name, Type.Optional(schema)])),
  }),
  output: Type.Object({
    target_date: Type.String({ description: 'date of the transits' }),
    person: Type.Union([record('tara bala, chandra bala and sade sati of the birth'), Type.Null()]),
  }),
  rowsField: 'planets',
  request(input) {
    const { date, target_date = input.now.slice(0, 10) } = input.given;
    return date === undefined
      ? { calculation: 'gochar', body: bodyFor('gochar', input, { date: target_date }) }
      : { calculation: 'gochara', body: bodyFor('gochara', input, { target_date, include: [] }) };
  },
  shape(answer) {
    const isForBirth = 'gochara' in answer;
    const { date, planets } = isForBirth ? answer.gochara : answer.gochar;
    const rows = planets.map((planet) => ({
      planet: planet.id,
      sign: planet.sign_name,
      degree: Math.round(planet.degree * 100) / 100,
      nakshatra: `${planet.nakshatra_name} ${planet.pada}`,
      retrograde: planet.retrograde,
      ...('next_sign_change' in planet && { next_sign_change: planet.next_sign_change }),
      ...('house_from_moon' in planet && {
        house_from_moon: planet.house_from_moon,
        house_from_lagna: planet.house_from_lagna,
      }),
    }));
    return {
      text: `${date}: ${rows.map(({ planet, sign }) => `${planet} ${sign}`).join(', ')}.`,
      facts: { target_date: date, person: isForBirth ? answer.gochara.person : null },
      rows,
    };
  },
});

/** Intervals of a day that are shown. */
const SHOWN_INTERVALS = 4;
/** Conditions that take away most, where they are named. */
const SHOWN_CONDITIONS = 5;

export const muhurta = tool<'muhurtaDates'>({
  name: 'find_muhurta',
  title: 'Dates for an event at a place',
  description:
    'Days and hours for an event, as a wedding (vivaha) or a house warming (griha_pravesha), at a place between two dates, those with the fewest cautions first; no birth is needed, with one its tara and chandra bala count. It does not promise a result.',
  input: Type.Object({
    event_type: oneOf(EVENT_TYPES, { description: 'kind of event' }),
    from_date: dateField('first date'),
    to_date: dateField('last date, at most 365 days after the first'),
    ...PLACE,
    ...CHOICES,
    ...fieldsOf('muhurtaDates', 'strictness'),
    birth: Type.Optional(birthInside('birth of the person, if wanted')),
    ...PAGE,
  }),
  output: Type.Object({
    event: Type.String({ description: 'name of the event' }),
    days_with_intervals: Type.Integer({ minimum: 0 }),
    not_evaluated: Type.Array(Type.String(), {
      description: 'conditions that are not counted, as those that need a birth',
    }),
    excluded_by: records('conditions that take most hours of the range away'),
  }),
  rowsField: 'dates',
  request: (input) => ({ calculation: 'muhurtaDates', body: bodyFor('muhurtaDates', input) }),
  shape({ muhurta: found }) {
    const rows = found.muhurta_days
      .filter(({ intervals }) => intervals.length > 0)
      .map(({ date, vara_name, rank, duration_minutes, intervals }) => ({
        date,
        vara: vara_name,
        rank,
        duration_minutes,
        intervals: intervals
          .slice(0, SHOWN_INTERVALS)
          .map(({ start, end, nakshatra_name, paksha_name, tithi_name, cautions }) => ({
            start,
            end,
            nakshatra: nakshatra_name,
            tithi: `${paksha_name} ${tithi_name}`,
            cautions: cautions.map(({ name }) => name),
          })),
      }))
      .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
    const hours = new Map<string, number>();
    for (const { muhurta_condition_name: condition, name, hours: each } of found.muhurta_days.flatMap(
      ({ excluded_by }) => excluded_by,
    )) {
      const what = name ?? condition;
      hours.set(what, (hours.get(what) ?? 0) + each);
    }
    return {
      text: `${found.label}, ${found.place}: ${found.days_with_intervals} days. ${rows
        .slice(0, 3)
        .map(({ date }) => date)
        .join(', ')}`,
      facts: {
        event: found.label,
        days_with_intervals: found.days_with_intervals,
        not_evaluated: found.not_evaluated.flatMap(({ date, condition }) => (date === null ? [condition] : [])),
        excluded_by: [...hours]
          .sort(([, a], [, b]) => b - a)
          .slice(0, SHOWN_CONDITIONS)
          .map(([condition, each]) => ({ condition, hours: Math.round(each) })),
      },
      rows,
    };
  },
});
