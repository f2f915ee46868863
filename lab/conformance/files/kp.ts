import { julianDayUt } from '@ganita/core/time/julianDay.js';
import { type Birth, birthOf, requestOf } from '../births.js';
import { angle, each, eachAndNoMore, exact, fields, type Judge, listOf, moment, set, within } from '../compare.js';
import { type GoldenNode, mapValues, pick } from '../golden.js';
import type { AgreementContext, GoldenReader } from '../reader.js';

const LONGITUDE_DEG = 2e-6;
const AYANAMSA_DEG = 1e-7;
const HORARY_CUSPS_DEG = 1e-5;
const HORARY_MOMENT_S = 2;
const PUBLISHED_CUSPS_DEG = 0.75;
const PUBLISHED_PLANETS_DEG = 0.06;
const PUBLISHED_AYANAMSA_DEG = 0.001;
const PRINTED_AYANAMSA_ARCSEC = 0.6;

type Body = Readonly<Record<string, unknown>>;

/** A wire list as a map by one of its fields. */
const byField = (rows: unknown, field: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(((rows ?? []) as readonly Body[]).map((row) => [String(row[field]), row]));

const cuspsOf = (answer: unknown) => byField(pick(answer, 'kp', 'cusps'), 'house');
const planetsOf = (answer: unknown) => byField(pick(answer, 'kp', 'kp_planets'), 'planet');

/** A point in the words of the file. */
const point = (row: unknown): Body => ({
  ...(pick(row, 'kp_lords') as Body),
  longitude: pick(row, 'absolute_longitude'),
  sign: pick(row, 'sign'),
  house: pick(row, 'house'),
});

const POINT = fields({
  longitude: angle(LONGITUDE_DEG),
  sign: exact,
  sign_lord: exact,
  star_lord: exact,
  sub_lord: exact,
  sub_sub_lord: exact,
  kp_number: exact,
  house: exact,
});

const LETTERS = fields({ A: set, B: set, C: set, D: set });
const LEVELS = fields({ L1: set, L2: set, L3: set, L4: set });
const AGENCY = fields({ conjoined: set, aspecting: set, star_lord: exact, sign_lord: exact });
const STEP = fields({ planet: exact, occupied: exact, owned: set, strong_occupied: exact, strong_owned: set });
const LINKS = fields({ involved: set, committed: set, final: set, own: set, positional_status: exact });

const letters = (row: unknown): Body => ({
  A: pick(row, 'a'),
  B: pick(row, 'b'),
  C: pick(row, 'c'),
  D: pick(row, 'd'),
});
const levels = (row: unknown): Body =>
  Object.fromEntries([1, 2, 3, 4].map((level) => [`L${level}`, pick(row, 'signified', `level_${level}`)]));
const rulers = (answer: unknown): unknown =>
  mapValues(byField(pick(answer, 'ruling_planets', 'ruling_roles'), 'role'), (row) => pick(row, 'planet'));

/** Cusps, grahas, significators, agents, ruling planets and theories of a birth. */
async function compareBirth(expected: GoldenNode, birth: Birth, context: AgreementContext): Promise<void> {
  const answer = await context.answer('kp', {
    ...requestOf(birth),
    theories: ['four_step', 'cuspal_interlinks'],
    rules: { rp_scheme: 'seven' },
  });
  const of = (
    name: string,
    ours: unknown,
    comparator: Parameters<ReturnType<AgreementContext['section']>['compare']>[2],
  ) => {
    const node = expected.maybe(name);
    if (node !== null) context.section(name).compare(node, ours, comparator);
  };
  of('cusps', mapValues(cuspsOf(answer), point), eachAndNoMore(POINT));
  of('planets', mapValues(planetsOf(answer), point), eachAndNoMore(POINT));
  of(
    'house_significators',
    mapValues(byField(pick(answer, 'kp', 'house_significators'), 'house'), letters),
    eachAndNoMore(LETTERS),
  );
  of(
    'planet_significators',
    mapValues(byField(pick(answer, 'kp', 'planet_significators'), 'planet'), levels),
    eachAndNoMore(LEVELS),
  );
  of('node_agency', pick(answer, 'kp', 'node_agency'), eachAndNoMore(AGENCY));
  of('ruling_planets', rulers(answer), eachAndNoMore(exact));
  of('houses_system', pick(answer, 'kp', 'house_system'), exact);
  of('ayanamsa_degrees', pick(answer, 'meta', 'ayanamsa_value'), within(AYANAMSA_DEG, 'degrees'));
  of('four_step', pick(answer, 'kp', 'four_step', 'steps'), eachAndNoMore(listOf(STEP)));
  of('cuspal_interlinks', pick(answer, 'kp', 'cuspal_interlinks', 'by_planet'), eachAndNoMore(LINKS));
}

/** The fields of a request of a case that names its clock. */
function requestAt(item: GoldenNode): Body {
  const [date = '', time = ''] = item.at('moment_local').text().split('T');
  return {
    date,
    time,
    latitude: item.at('latitude').number(),
    longitude: item.at('longitude').number(),
    timezone: item.at('timezone_hours').number(),
  };
}

const HORARY = fields({
  ascendant: angle(HORARY_CUSPS_DEG),
  armc_degrees: angle(HORARY_CUSPS_DEG),
  cusps: listOf(angle(HORARY_CUSPS_DEG)),
  sub_lords: exact,
  nearest_clock_moment_utc: moment(HORARY_MOMENT_S),
});

/** A number from the start and from the middle of its sub. */
async function compareHorary(item: GoldenNode, context: AgreementContext): Promise<void> {
  const number = item.at('number').number();
  for (const [point_, values] of item.at('expected').children()) {
    const answer = await context.answer('kpHorary', { number, ...requestAt(item), rules: { horary_point: point_ } });
    const cusps = pick(answer, 'kp', 'cusps') as readonly unknown[];
    const ours = {
      ascendant: pick(answer, 'horary', 'question_number', 'absolute_longitude'),
      armc_degrees: pick(answer, 'horary', 'armc'),
      cusps: cusps.map((cusp) => pick(cusp, 'absolute_longitude')),
      sub_lords: cusps.map((cusp) => pick(cusp, 'kp_lords', 'sub_lord')),
      nearest_clock_moment_utc: pick(answer, 'horary', 'clock_moment_utc'),
    };
    context.section(`horary_${point_}`).compare(values, ours, HORARY);
  }
}

const starAndSub = (row: unknown): readonly unknown[] => [
  pick(row, 'kp_lords', 'star_lord'),
  pick(row, 'kp_lords', 'sub_lord'),
];

/** A printed chart: of a number, or of a birth. */
async function comparePublished(item: GoldenNode, context: AgreementContext): Promise<void> {
  const number = item.maybe('number')?.number();
  const answer = await (number === undefined
    ? context.answer('kp', requestAt(item))
    : context.answer('kpHorary', { number, ...requestAt(item) }));
  const [cusps, planets] = [cuspsOf(answer), planetsOf(answer)];
  const occupants = mapValues(byField(pick(answer, 'kp', 'house_significators'), 'house'), (row) => pick(row, 'b'));
  const ours = {
    ayanamsa: pick(answer, 'meta', 'ayanamsa_value'),
    ascendant: pick(cusps, 1, 'absolute_longitude'),
    cusps: mapValues(cusps, (row) => pick(row, 'absolute_longitude')),
    planets: mapValues(planets, (row) => pick(row, 'absolute_longitude')),
    houses: mapValues(planets, (row) => pick(row, 'house')),
    star_sub: mapValues(planets, starAndSub),
    cusp_star_sub: mapValues(cusps, starAndSub),
    house_occupants: occupants,
    ruling_planets: rulers(answer),
    node_agency: mapValues(pick(answer, 'kp', 'node_agency'), (row) => pick(row, 'sign_lord')),
  };
  context.section('published').compare(
    item,
    ours,
    fields({
      ayanamsa: within(PUBLISHED_AYANAMSA_DEG, 'degrees'),
      ascendant: angle(PUBLISHED_PLANETS_DEG),
      cusps: each(angle(PUBLISHED_CUSPS_DEG)),
      planets: each(angle(PUBLISHED_PLANETS_DEG)),
      houses: each(exact),
      star_sub: each(exact),
      cusp_star_sub: each(exact),
      house_occupants: each(set),
      ruling_planets: each(exact),
      node_agency: each(exact),
    }),
  );
}

/** `22-22-30` in arcseconds, compared with degrees. */
const printedAyanamsa: Judge = {
  judge(golden, ours) {
    const [degrees = 0, minutes = 0, seconds = 0] = String(golden).split('-').map(Number);
    return within(PRINTED_AYANAMSA_ARCSEC, 'arcseconds').judge(
      degrees * 3600 + minutes * 60 + seconds,
      typeof ours === 'number' ? ours * 3600 : ours,
    );
  },
};

const J1900 = 2_415_020;
const DAYS_OF_JULIAN_YEAR = 365.25;

/** Printed values of 1 January: those after whole Julian years (docs/rules/12-kp-and-prashna.md#section-1-1). */
async function compareAyanamsas(list: GoldenNode, context: AgreementContext): Promise<void> {
  const observatory = context.observatory({ ayanamsa_mode: 'KP_TABLE' });
  await context.forEachItem(list, (item) => {
    const jdUt = julianDayUt(J1900 + DAYS_OF_JULIAN_YEAR * item.at('T').number());
    context.section('ayanamsa_table').compare(item.at('printed'), observatory.ayanamsaDeg(jdUt), printedAyanamsa);
  });
}

/** The table of 249: number, limits as fractions, sign and lords. */
async function compareTable(table: GoldenNode, context: AgreementContext): Promise<void> {
  const answer = await context.answer('kpTable', {});
  const rows = (answer.kp_table as readonly Body[]).map((row) => [
    row.row_number,
    row.start_fraction,
    row.end_fraction,
    row.sign,
    row.star_lord,
    row.sub_lord,
  ]);
  context.section('table_249').compare(table, rows, listOf(exact));
}

/** Krishnamurti Paddhati (docs/rules/12-kp-and-prashna.md). */
export const kp: GoldenReader = {
  file: 'kp.json',
  notCompared: [
    ...['number', 'moment_local', 'timezone_hours', 'latitude', 'longitude', 'place'].flatMap((name) => [
      { path: `horary/*/${name}`, because: 'the requested number, moment and place' },
      { path: `published/*/${name}`, because: 'the requested number, moment and place' },
    ]),
    { path: 'published/*/id', because: 'the name of the chart' },
    { path: 'published/*/source', because: 'where the chart was printed' },
    { path: 'published/*/note', because: 'a remark' },
    { path: 'published/*/book_ayanamsa', because: 'whole minutes of the book; the chart is of the ayanamsa KP' },
    { path: 'ayanamsa_table/*/year', because: 'the requested year' },
    { path: 'ayanamsa_table/*/source', because: 'where the table was printed' },
    { path: 'ayanamsa_table/*/formula_new', because: 'the formula of KP_TABLE in words' },
    { path: 'ayanamsa_table/*/T', because: 'years from 1900 to the year' },
  ],
  async read(golden, context) {
    const part = async (name: string, read: (list: GoldenNode) => Promise<void>): Promise<void> => {
      const list = golden.maybe(name);
      if (list !== null) await read(list);
    };
    await part('table_249', (table) => compareTable(table, context));
    await part('published', (list) => context.forEachItem(list, (item) => comparePublished(item, context)));
    await part('ayanamsa_table', (list) => compareAyanamsas(list, context));
    await part('horary', (list) => context.forEachItem(list, (item) => compareHorary(item, context)));
    await part('births', (list) =>
      context.forEachItem(list, (item) => compareBirth(item.at('expected'), birthOf(item.at('birth')), context)),
    );
  },
};
