import { norm360, separation } from '@ganita/core/angles/angles.js';
import { type TwilightPeriod, twilightAt } from '@ganita/core/dashas/dashaTwilight.js';
import { ANGAS, partOfAngle } from '@ganita/core/panchanga/angas.js';
import { sunDayOfDate } from '@ganita/core/panchanga/sunDay.js';
import { sunAround } from '@ganita/core/sky/sunEvents.js';
import { constantClock } from '@ganita/core/time/civilClock.js';
import { civilOf, HOURS_PER_DAY, midnightOf, SECONDS_PER_DAY } from '@ganita/core/time/julianDay.js';
import { nakshatraOf } from '@ganita/core/zodiac/nakshatras.js';
import { type Birth, birthMoment, birthPlace } from '../births.js';
import { angle, type Comparator, each, exact, fields, listOf, mapped, moment, within } from '../compare.js';
import { type GoldenNode, GoldenShapeError, mapValues, pick } from '../golden.js';
import { secondsOf } from '../moments.js';
import type { AgreementContext, GoldenReader } from '../reader.js';

const YEAR_SECONDS = 365.256364 * 86_400;
const YEARS = within(1e-6, 'years');
const FRACTION = within(1e-6, 'parts');
const LONGITUDE = angle(2e-6);
/** A sunrise or sunset is good to a second. */
const HOURS = within(1 / 3600, 'hours');

/** Golden moments are this exact from the golden longitudes. */
const SECONDS = 4;
/** The fastest dasha: 30 years of satabdika in 13 degrees 20 minutes of the Moon. */
const SECONDS_PER_DEGREE = (30 / (360 / 27)) * YEAR_SECONDS;
/** Kaala spreads 120 years over the part of day or night that contains the birth. */
const KAALA_DAYS = 120 * 365.256364;
/** How exact a Julian day has a sunrise or sunset: the step from one number to the next, 4e-5 seconds. */
const JULIAN_DAY_STEP_SECONDS = 2 ** -31 * SECONDS_PER_DAY;

/** Longitudes that are further off than this disagree themselves, and excuse no dasha. */
const MOST_OFF_DEG = 2e-6;
const excused = (offDeg: number): number => Math.min(MOST_OFF_DEG, offDeg);

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const seconds = (text: unknown): number => (typeof text === 'string' ? (secondsOf(text)?.seconds ?? Number.NaN) : NaN);

/** A wire period in the words of the file. */
const periodRow = (period: unknown): unknown => ({
  lord: pick(period, 'lord'),
  start: pick(period, 'start'),
  duration_years: (seconds(pick(period, 'end')) - seconds(pick(period, 'start'))) / YEAR_SECONDS,
  antardashas: list(pick(period, 'periods')).map(periodRow),
});
const periodRows = (periods: unknown): unknown => list(periods).map(periodRow);

/** Lists of periods, starts within so many seconds. */
const periodsWithin = (tolerance: number): Comparator => {
  const start = moment(tolerance);
  return mapped(
    periodRows,
    listOf(fields({ lord: exact, start, duration_years: YEARS, antardashas: listOf(fields({ lord: exact, start })) })),
  );
};

/** The wire record of the dashas of a birth. */
async function dashas(
  context: AgreementContext,
  birth: Birth,
  request: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const { horoscope } = await context.horoscope(birth, { ...request, sections: ['graha_dashas'] });
  return horoscope.graha_dashas;
}

/** The wire record of vimsottari with some fields of the request. */
const vimsottari = async (
  context: AgreementContext,
  birth: Birth,
  request: Readonly<Record<string, unknown>>,
): Promise<unknown> =>
  pick(await dashas(context, birth, { dasha_systems: ['vimsottari'], dasha_levels: 1, ...request }), 'vimsottari');

/** What the dashas begin from, and how far off a dasha started from our own longitudes may be. */
function compareInputs(inputs: GoldenNode, birth: Birth, context: AgreementContext): number {
  const { grahas, ascendantDeg } = context.sky(birth);
  const [moon, sun] = [grahas.Moon.longitudeDeg, grahas.Sun.longitudeDeg];
  const [minus, plus] = [norm360(moon - sun), norm360(moon + sun)];
  const ours = {
    moon_longitude: moon,
    ascendant_longitude: ascendantDeg,
    sun_longitude: sun,
    nakshatra: nakshatraOf(moon).nakshatra,
    tithi: partOfAngle(ANGAS.tithi, minus),
    moon_minus_sun: minus,
    yoga: partOfAngle(ANGAS.yoga, plus),
    moon_plus_sun: plus,
    karana: partOfAngle(ANGAS.karana, minus),
  };
  const angles = ['moon_longitude', 'moon_minus_sun', 'moon_plus_sun'] as const;
  const isAngle = (key: string): boolean => key.endsWith('longitude') || key.endsWith('_sun');
  context
    .section('inputs')
    .compare(
      inputs,
      ours,
      fields(Object.fromEntries(Object.keys(ours).map((key) => [key, isAngle(key) ? LONGITUDE : exact]))),
    );
  return excused(Math.max(...angles.map((key) => separation(norm360(inputs.at(key).number()), ours[key]))));
}

/** How far kaala may be off: a step of the Julian day in a limit of the stretch, stretched to 120 years. */
function kaalaSeconds(birth: Birth, context: AgreementContext): number {
  const { jdUt, dayFrame, place, utcOffsetHours } = context.sky(birth);
  const sun = sunAround(context.observatory(), dayFrame, place, utcOffsetHours, context.rules());
  const dawn = (sun.sunriseJdUt - sun.previousSunsetJdUt) / 3;
  const laterDawn = (sun.nextSunriseJdUt - sun.sunsetJdUt) / 3;
  const stretchDays: Readonly<Record<TwilightPeriod, number>> = {
    dawn: Math.min(dawn, laterDawn),
    day: sun.sunsetJdUt - sun.sunriseJdUt - dawn,
    dusk: (dawn + laterDawn) / 2,
    night: 2 * laterDawn,
  };
  return SECONDS + (JULIAN_DAY_STEP_SECONDS * KAALA_DAYS) / stretchDays[twilightAt(sun, jdUt).period];
}

/** Sunset, sunrise, sunset and sunrise of the civil date in hours from its midnight. */
function sunHours(birth: Birth, context: AgreementContext): unknown {
  const date = civilOf(birthMoment(birth), birth.timezone);
  const place = { place: birthPlace(birth), clock: constantClock(birth.timezone) };
  const day = sunDayOfDate(context.observatory(), date, place, context.rules());
  const hours = (jdUt: number | null | undefined): number | undefined =>
    jdUt === null || jdUt === undefined ? undefined : (jdUt - midnightOf(date, birth.timezone)) * HOURS_PER_DAY;
  return {
    previous_sunset_hours: hours(day?.previousSunsetJdUt),
    sunrise_hours: hours(day?.sunriseJdUt),
    sunset_hours: hours(day?.sunsetJdUt),
    next_sunrise_hours: hours(day?.nextSunriseJdUt),
  };
}

/** Years of each planet and the Ascendant by the three calculations, and what the applicable one is made of. */
function ayurdayaOf(longevity: unknown, kind: unknown): Readonly<Record<string, unknown>> {
  const methods = pick(longevity, 'computed_years');
  const lagnaYears = pick(longevity, 'ayurdaya', 'lagna_years');
  const field = (method: unknown, name: string) => mapValues(pick(method, 'years_by_planet'), (of) => pick(of, name));
  const applicable = pick(methods, String(kind));
  return {
    kind,
    base_years: field(applicable, 'base_years'),
    reduction_factor: field(applicable, 'reduction_factor'),
    increase_factor: field(applicable, 'increase_factor'),
    years_by_kind: mapValues(methods, (method) => ({ ...field(method, 'resulting_years'), Ascendant: lagnaYears })),
  };
}

/** What is listed with the periods of a system, in the words of the file. */
async function extrasOf(id: string, details: unknown, birth: Birth, context: AgreementContext): Promise<unknown> {
  switch (id) {
    case 'kaala': {
      return {
        period: pick(details, 'twilight_period'),
        elapsed_fraction: pick(details, 'elapsed_fraction'),
        ...(sunHours(birth, context) as object),
      };
    }
    case 'aayu': {
      const { horoscope } = await context.horoscope(birth, { sections: ['longevity_prediction'] });
      return ayurdayaOf(horoscope.longevity_prediction, pick(details, 'ayurdaya_method'));
    }
    default:
      return { weights: pick(details, 'lord_weights'), rays: pick(details, 'lord_rays') };
  }
}

const EXTRAS = {
  period: exact,
  elapsed_fraction: FRACTION,
  previous_sunset_hours: HOURS,
  sunrise_hours: HOURS,
  sunset_hours: HOURS,
  next_sunrise_hours: HOURS,
  kind: exact,
  base_years: each(YEARS),
  reduction_factor: each(FRACTION),
  increase_factor: each(exact),
  years_by_kind: each(each(YEARS)),
  weights: each(exact),
  rays: each(within(1e-6, 'years')),
};

/** Every system of a birth; two further blocks are systems by a choice. */
async function compareSystems(systems: GoldenNode, birth: Birth, context: AgreementContext, offDeg: number) {
  const tolerance = SECONDS + SECONDS_PER_DEGREE * offDeg;
  const { horoscope } = await context.horoscope(birth, { dasha_levels: 2, sections: ['graha_dashas'] });
  const ours = horoscope.graha_dashas;
  for (const [id, golden] of systems.children()) {
    if (id === 'equal_split_variant_first_mahadasha') {
      const request = { dasha_levels: 2, rules: { sub_period_split: 'equal' } };
      const equal = await dashas(context, birth, request);
      const first = mapValues(equal, (system) => periodRows(pick(system, 'periods', 0, 'periods')));
      const rows = each(listOf(fields({ lord: exact, start: moment(tolerance) })));
      context.section('equal_split').compare(golden, first, rows);
    } else if (id === 'tara_parasara') {
      const request = { dasha_systems: ['tara'], dasha_levels: 1, rules: { tara_order: 'parasara' } };
      const tara = pick(await dashas(context, birth, request), 'tara');
      context.section(id).compare(golden.at('mahadashas'), pick(tara, 'periods'), periodsWithin(tolerance));
    } else {
      const system = pick(ours, id);
      const periods = {
        mahadashas: pick(system, 'periods'),
        balance_years_at_birth: pick(system, 'balance_at_birth', 'total_years'),
      };
      const extras = await extrasOf(id, pick(horoscope, 'details', 'graha_dashas', id), birth, context);
      context.section(id).compare(
        golden,
        { ...periods, ...(extras as object) },
        fields({
          ...EXTRAS,
          mahadashas: periodsWithin(id === 'kaala' ? kaalaSeconds(birth, context) : tolerance),
          balance_years_at_birth: within(1e-6 + 2 * offDeg, 'years'),
        }),
      );
    }
  }
}

/** What the request of each start option is. */
const START_OPTIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  kshema: { start_from: 'kshema' },
  utpanna: { start_from: 'utpanna' },
  adhana: { start_from: 'adhana' },
  ...Object.fromEntries(
    ['Ascendant', 'Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'].map((point) => [
      point.toLowerCase(),
      { start_from: point },
    ]),
  ),
};

/** How far a first period may be off whose seed longitude is printed to 6 decimals. */
const offBySeed = (golden: GoldenNode, ours: unknown): number => {
  const longitude = pick(ours, 'seed', 'absolute_longitude');
  return typeof longitude === 'number'
    ? excused(separation(norm360(golden.at('seed_longitude').number()), longitude) + 1e-6)
    : Number.NaN;
};

async function compareStartOptions(options: GoldenNode, birth: Birth, context: AgreementContext): Promise<void> {
  for (const [name, golden] of options.children()) {
    const rules = START_OPTIONS[name];
    if (rules === undefined) throw new GoldenShapeError(golden.path, 'is no start option');
    const ours = await vimsottari(context, birth, { rules });
    const off = offBySeed(golden, ours);
    context.section('vimsottari_start_options').compare(
      golden,
      {
        seed_longitude: pick(ours, 'seed', 'absolute_longitude'),
        first_lord: pick(ours, 'periods', 0, 'lord'),
        first_start: pick(ours, 'periods', 0, 'start'),
        balance_years: pick(ours, 'balance_at_birth', 'total_years'),
      },
      fields({
        seed_longitude: LONGITUDE,
        first_lord: exact,
        first_start: moment(SECONDS + SECONDS_PER_DEGREE * off),
        balance_years: within(1e-6 + 2 * off, 'years'),
      }),
    );
  }
}

/** Vimsottari by another ayanamsa or node, started from the Moon and from the nodes. */
async function compareVariant(
  variant: GoldenNode,
  name: string,
  request: Readonly<Record<string, unknown>>,
  birth: Birth,
  context: AgreementContext,
): Promise<void> {
  for (const [from, golden] of variant.children()) {
    const point = from.replace('from_', '');
    const start_from = point.charAt(0).toUpperCase() + point.slice(1);
    const ours = await vimsottari(context, birth, { ...request, rules: { start_from } });
    const tolerance = SECONDS + SECONDS_PER_DEGREE * offBySeed(golden, ours);
    context
      .section(name)
      .compare(
        golden,
        { seed_longitude: pick(ours, 'seed', 'absolute_longitude'), mahadashas: pick(ours, 'periods') },
        fields({ seed_longitude: LONGITUDE, mahadashas: periodsWithin(tolerance) }),
      );
  }
}

/** Rows of every period of the last level, with the lords above it. */
const deepestRows = (periods: unknown, lords: readonly unknown[] = []): readonly unknown[] =>
  list(periods).flatMap((period) => {
    const way = [...lords, pick(period, 'lord')];
    const below = pick(period, 'periods');
    return below === undefined ? [{ lords: way, start: pick(period, 'start') }] : deepestRows(below, way);
  });

const VARIANTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  vimsottari_true_pushya: { ayanamsa_mode: 'TRUE_PUSHYA' },
  vimsottari_true_node: { node_type: 'true' },
};

/** The 29 graha dashas (docs/rules/04-graha-dashas.md). */
export const grahaDashas: GoldenReader = {
  file: 'graha_dashas.json',
  notCompared: [{ path: 'cases/*/expected/vimsottari_running_at/moment', because: 'the requested moment' }],
  async read(golden, context) {
    await context.forEachCase(golden, async (expected, birth) => {
      const offDeg = compareInputs(expected.at('inputs'), birth, context);
      const tolerance = SECONDS + SECONDS_PER_DEGREE * offDeg;
      const applicability = expected.maybe('applicability');
      if (applicability !== null) {
        const ours = mapValues(await dashas(context, birth, { dasha_levels: 2 }), (system) =>
          pick(system, 'applicable'),
        );
        context.section('applicability').compare(applicability, ours, each(exact));
      }
      await compareSystems(expected.at('systems'), birth, context, offDeg);
      const options = expected.maybe('vimsottari_start_options');
      if (options !== null) await compareStartOptions(options, birth, context);
      for (const [name, request] of Object.entries(VARIANTS)) {
        const variant = expected.maybe(name);
        if (variant !== null) await compareVariant(variant, name, request, birth, context);
      }
      const three = expected.maybe('vimsottari_three_levels');
      if (three !== null) {
        const { periods } = (await vimsottari(context, birth, { dasha_levels: 3 })) as { periods: unknown };
        const rows = listOf(fields({ lords: exact, start: moment(tolerance) }));
        context.section('vimsottari_three_levels').compare(three, deepestRows(periods), rows);
      }
      const running = expected.maybe('vimsottari_running_at');
      if (running !== null) {
        const ours = await vimsottari(context, birth, { dasha_at: running.at('moment').text() });
        const period = fields({ level: exact, lord: exact, start: moment(tolerance), end: moment(tolerance) });
        const ladder = { levels: pick(ours, 'running') };
        context.section('vimsottari_running_at').compare(running, ladder, fields({ levels: listOf(period) }));
      }
      const tribhagi = expected.maybe('vimsottari_tribhagi');
      if (tribhagi !== null) {
        const ours = await vimsottari(context, birth, { rules: { tribhagi: 'yes' } });
        context.section('vimsottari_tribhagi').compare(tribhagi, pick(ours, 'periods'), periodsWithin(tolerance));
      }
    });
  },
};
