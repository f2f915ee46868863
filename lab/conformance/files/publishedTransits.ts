import { solarMagnitude } from '@ganita/core/eclipses/globalEclipse.js';
import { PRESETS } from '@ganita/core/rules/presets.js';
import { cyclesOverlapping, type SaturnCycle, sadeSatiBySign } from '@ganita/core/saturn/cycles.js';
import { phasesOf } from '@ganita/core/saturn/phases.js';
import { dhaiyyaAt, sadeSatiAt } from '@ganita/core/saturn/saturnState.js';
import { momentDateText, momentText, utcText } from '@ganita/core/time/civilText.js';
import type { Interval } from '@ganita/core/time/interval.js';
import { type JulianDayUt, julianDayUt, MINUTES_PER_DAY } from '@ganita/core/time/julianDay.js';
import { printedMoment } from '@ganita/core/time/printedMoment.js';
import { type GrahaPaths, openGrahaPaths } from '@ganita/core/transits/grahaPaths.js';
import { GRAHAS, type Graha } from '@ganita/core/zodiac/grahas.js';
import { SIGNS, type Sign, signIndex } from '@ganita/core/zodiac/signs.js';
import { exact, fields, moment, set, within } from '../compare.js';
import { type GoldenNode, GoldenShapeError } from '../golden.js';
import { julianDayOfText } from '../moments.js';
import type { AgreementContext, GoldenReader } from '../reader.js';

/** What the file requires: printed minutes less their known bias. */
const PRINTED_MINUTES = 1.5;
const INGRESS_SECONDS = 60;
const STATION_MINUTES = 10;
/** NASA prints eclipses with a Delta T of its own, which is two minutes longer by 2099. */
const ECLIPSE_SECONDS = 180;
/** A lunar eclipse of such a magnitude touches the edge of a shadow, whose size is a matter of definition. */
const isGraze = (magnitude: number): boolean => Math.abs(magnitude) < 0.01 || magnitude < -0.98;
/** A solar eclipse of such a magnitude is annular or hybrid by less than the Moon's radius is known. */
const isRing = (magnitude: number): boolean => Math.abs(magnitude - 1) < 0.001;
/** A printed event is looked for this long before and after. */
const SEARCH_DAYS = 60;
/** Days that a page about sade sati may be off ("a few days"). */
const PAGE_DAYS = 7;

const INDIA_HOURS = 5.5;

/**
 * Ingresses, stations, sankrantis, sade sati and eclipses as almanacs, programs and NASA print them
 * (docs/rules/07-panchang-calendar-transits.md#section-1).
 */
export const publishedTransits: GoldenReader = {
  file: 'published_transits.json',
  published: true,
  notCompared: [
    { path: 'notes/**', because: 'how the values were collected' },
    { path: '**/source', because: 'where it is printed' },
    { path: '**/kind', because: 'what the row is about' },
    { path: '**/outlier', because: 'a remark of the file on the page' },
    { path: '**/note', because: 'a remark' },
    { path: 'transits/*/planet', because: 'input of the row' },
    { path: 'transits/*/event', because: 'input of the row' },
    { path: 'transits/*/timezone_hours', because: 'the clock of the page' },
    { path: 'transits/*/boundary_longitude', because: 'input of the row' },
    { path: 'transits/*/observed_date/**', because: 'a day of observance, which no endpoint returns' },
    { path: 'transits/*/observed_date', because: 'not printed' },
    {
      path: 'transits/*/tropical_position',
      because: 'a tropical position in words of the page, which no endpoint returns',
    },
    { path: 'transits/*/closest_convention', because: 'follows from the differences' },
    { path: 'sade_sati/*/moon_sign', because: 'input of the row' },
  ],
  async read(golden, context) {
    const geometric = openGrahaPaths(context.observatory());
    const apparent = openGrahaPaths(context.observatory({ positions: 'apparent' }));
    const recipe = openGrahaPaths(context.observatory(DRIK_PLACES));
    const drik = openGrahaPaths(context.observatory({ preset: 'drik' }));
    const paths: Paths = { geometric, apparent, recipe, drik };
    const each = async (name: string, compare: (row: GoldenNode) => void): Promise<void> => {
      const list = golden.maybe(name);
      if (list !== null) await context.forEachItem(list, compare);
    };
    await each('transits', (row) => compareTransit(row, paths, context));
    await each('sade_sati', (row) => compareSadeSati(row, geometric, context));
    await each('eclipses', (row) => compareEclipse(row, context));
  },
};

const minutesBetween = (later: number, earlier: number): number => (later - earlier) * MINUTES_PER_DAY;

/** A printed moment, or noon of a printed day. */
function printedJd(row: GoldenNode): JulianDayUt {
  const [date = '', time = '12:00:00'] = row.at('printed').text().split('T');
  return julianDayOfText(date, time.length === 5 ? `${time}:00` : time, row.at('timezone_hours').number());
}

/** Places of the preset of Drik without its shift. */
const DRIK_PLACES = { anga_positions: 'drik' } as const;

/** The grahas by each kind of positions that rows are compared with. */
type Paths = Readonly<Record<'geometric' | 'apparent' | 'recipe' | 'drik', GrahaPaths>>;

function compareTransit(row: GoldenNode, paths: Paths, context: AgreementContext): void {
  const { geometric } = paths;
  const kind = row.at('kind').text();
  const isStation = kind === 'station';
  const offset = row.at('timezone_hours').number();
  const ours = nearestEvent(row, geometric);
  const section = context.section(kind);
  const seconds = isStation ? STATION_MINUTES * 60 : INGRESS_SECONDS;
  section.compare(row.at('geometric_positions_give'), momentText(ours, offset), moment(seconds));

  const printed = row.at('printed');
  const isDay = !printed.text().includes('T');
  const sameDay = row.maybe('same_local_day');
  if (sameDay !== null) {
    section.compare(sameDay, momentDateText(ours, offset) === printed.text().slice(0, 10), exact);
  }
  if (row.maybe('outlier')?.value === true) section.notCompared(printed, 'the file marks the page as an outlier');
  else if (isDay && sameDay?.value === true) section.compare(printed, momentDateText(ours, offset), exact);
  else if (isDay) section.notCompared(printed, 'the page prints another day, as the file notes');
  const difference = row.maybe('printed_minus_geometric_minutes');
  if (difference !== null) {
    section.compare(difference, minutesBetween(printedJd(row), ours), within(STATION_MINUTES, 'minutes'));
    section.compare(printed, shifted(ours, difference.number(), row), moment(STATION_MINUTES * 60));
  }
  const differences = row.maybe('printed_minus');
  if (differences !== null) {
    comparePrinted(row, differences, paths, context);
    if (DRIK_PAGE.test(row.at('source').text())) addBeside(row, ours, nearestEvent(row, paths.drik), context);
  }
}

/** Printed minutes: what the file says of both kinds of places, and ours less the known bias. */
function comparePrinted(row: GoldenNode, differences: GoldenNode, paths: Paths, context: AgreementContext): void {
  const geometric = nearestEvent(row, paths.geometric);
  const section = context.section(row.at('kind').text());
  const judge = within(PRINTED_MINUTES, 'minutes');
  const printed = printedJd(row);
  section.compare(differences.at('geometric'), minutesBetween(printed, geometric), judge);
  section.compare(differences.at('apparent'), minutesBetween(printed, nearestEvent(row, paths.apparent)), judge);
  const recipe = differences.maybe('drik_recipe');
  if (recipe !== null) section.compare(recipe, minutesBetween(printed, nearestEvent(row, paths.recipe)), judge);
  if (row.maybe('outlier')?.value === true) return;
  const ours = shifted(geometric, differences.at('geometric').number(), row);
  section.compare(row.at('printed'), ours, moment(PRINTED_MINUTES * 60));
}

/** Pages of the publisher itself. */
const DRIK_PAGE = /^drikpanchang/;

/** A moment that Drik prints, by the defaults of transits and by its preset, as each is written. */
function addBeside(row: GoldenNode, plain: JulianDayUt, drik: JulianDayUt, context: AgreementContext): void {
  const printed = printedJd(row);
  const written = printedMoment(drik, row.at('timezone_hours').number(), PRESETS.drik.printed_rounding);
  const apart = (jdUt: JulianDayUt): number => 60 * Math.abs(minutesBetween(printed, jdUt));
  context.sideBySide.add('drik', 'sankrantis', apart(plain), apart(written));
}

const shifted = (jdUt: JulianDayUt, minutes: number, row: GoldenNode): string =>
  momentText(julianDayUt(jdUt + minutes / MINUTES_PER_DAY), row.at('timezone_hours').number());

/** The event that a row prints: the nearest of its kind. */
function nearestEvent(row: GoldenNode, paths: GrahaPaths): JulianDayUt {
  const planet = row.at('planet').text();
  if (!(GRAHAS as readonly string[]).includes(planet)) throw new GoldenShapeError(row.path, `names ${planet}`);
  const printed = printedJd(row);
  const window: Interval = {
    startJdUt: julianDayUt(printed - SEARCH_DAYS),
    endJdUt: julianDayUt(printed + SEARCH_DAYS),
  };
  const found = momentsOf(row, planet as Graha, paths, window);
  const [nearest] = [...found].sort((a, b) => Math.abs(a - printed) - Math.abs(b - printed));
  if (nearest === undefined) throw new GoldenShapeError(row.path, `no such event near ${row.at('printed').text()}`);
  return nearest;
}

function momentsOf(row: GoldenNode, planet: Graha, paths: GrahaPaths, window: Interval): readonly JulianDayUt[] {
  const event = row.at('event').text();
  const path = paths.of(planet);
  const boundary = row.maybe('boundary_longitude');
  if (boundary !== null) {
    const division = { parts: 12, originDeg: nearestPada(boundary.number()), boundaries: 1 };
    return path.crossings(division, window).map(({ jdUt }) => jdUt);
  }
  const direction = /^station (retrograde|direct)$/.exec(event)?.[1];
  if (direction !== undefined) {
    return path
      .stations(window)
      .filter((station) => station.direction === direction)
      .map(({ jdUt }) => jdUt);
  }
  const [sign] = SIGNS.filter((one) => event.includes(one));
  if (sign === undefined) throw new GoldenShapeError(row.path, `has the unknown event ${event}`);
  const backward = event.includes('re-entry') || planet === 'Rahu' || planet === 'Ketu';
  const division = { parts: 12, originDeg: 30 * signIndex(sign) };
  return path
    .crossings(division, window)
    .filter(({ forward, boundary: at }) => (backward ? !forward && at === 1 : forward && at === 0))
    .map(({ jdUt }) => jdUt);
}

/** Boundaries are printed to six decimals. */
const nearestPada = (deg: number): number => (Math.round(deg * 0.3) * 10) / 3;

function compareSadeSati(row: GoldenNode, paths: GrahaPaths, context: AgreementContext): void {
  const section = context.section('sade_sati');
  const sign = row.at('moon_sign').text();
  const expected = row.at('expected');
  if (sign === '*') {
    compareStateOfAll(expected, paths, context);
    return;
  }
  const cycles = cyclesOverlapping(paths, sadeSatiBySign(sign as Sign), {
    startJdUt: julianDayUt(2_415_020.5),
    endJdUt: julianDayUt(2_488_070.5),
  });
  const date = (jdUt: JulianDayUt): string => momentDateText(jdUt, INDIA_HOURS);
  const nearest = (text: string, of: readonly JulianDayUt[]): string => {
    const at = julianDayOfText(text.slice(0, 10), '12:00:00', INDIA_HOURS);
    const [best] = [...of].sort((a, b) => Math.abs(a - at) - Math.abs(b - at));
    return date(best ?? at);
  };
  const days = (count: number) => moment(count * 86_400);
  for (const [key, node] of expected.children()) {
    if (key === 'periods') {
      for (const period of node.items()) {
        section.compare(
          period.at(0),
          nearest(
            period.at(0).text(),
            cycles.map(({ startJdUt }) => startJdUt),
          ),
          exact,
        );
        section.compare(
          period.at(1),
          nearest(
            period.at(1).text(),
            cycles.map(({ endJdUt }) => endJdUt),
          ),
          exact,
        );
      }
      continue;
    }
    const phase = /^phase(\d)_start$/.exec(key)?.[1];
    const ours =
      phase === undefined
        ? cycles.flatMap((cycle) => (key === 'end' ? exitsOf(cycle) : [cycle.startJdUt]))
        : cycles.flatMap((cycle) => phasesOf(cycle)[Number(phase) - 1]?.startJdUt ?? []);
    const text = node.text();
    if (text.length === 10) section.compare(node, nearest(text, ours), days(phase === undefined ? 0 : 1));
    else {
      section.compare(node.derived('date', text.slice(0, 10)), nearest(text, ours), days(PAGE_DAYS));
      section.notCompared(node, 'compared by its first date');
    }
  }
}

/** Ends of the stays in the last sign: a page may name the first exit or the last. */
const exitsOf = ({ segments, endJdUt }: SaturnCycle): readonly JulianDayUt[] => [
  ...segments.filter(({ part }) => part === 2).map((stay) => stay.endJdUt),
  endJdUt,
];

/** Moon signs in sade sati and dhaiyya in a month. */
function compareStateOfAll(expected: GoldenNode, paths: GrahaPaths, context: AgreementContext): void {
  const section = context.section('sade_sati');
  const asOf = expected.at('as_of');
  const jdUt = julianDayOfText(`${asOf.text()}-15`, '12:00:00', INDIA_HOURS);
  section.notCompared(asOf, 'the requested month');
  const ours = {
    active: SIGNS.filter((sign) => sadeSatiAt(paths, sign, jdUt) !== null),
    'dhaiya(4th/8th)': SIGNS.filter((sign) => dhaiyyaAt(paths, sign, jdUt) !== null),
  };
  for (const [key, value] of Object.entries(ours)) {
    const node = expected.maybe(key);
    if (node !== null) section.compare(node, value, set);
  }
}

const ECLIPSE_LETTERS: Readonly<Record<string, string>> = {
  total: 'T',
  annular: 'A',
  hybrid: 'H',
  partial: 'P',
  penumbral: 'N',
};

function compareEclipse(row: GoldenNode, context: AgreementContext): void {
  const kind = row.at('kind').text();
  const greatest = row.at('greatest_ut');
  const [date = '', time = ''] = greatest.text().split('T');
  if (kind === 'lunar_eclipse' && isGraze(row.at('magnitude').number())) {
    for (const name of ['greatest_ut', 'type', 'magnitude', 'saros']) {
      context.section(kind).notCompared(row.at(name), 'touches the edge of a shadow, for which NASA uses another size');
    }
    return;
  }
  const printed = julianDayOfText(date, time.length === 5 ? `${time}:00` : time, 0);
  const from = julianDayUt(printed - 10);
  const ours = kind === 'solar_eclipse' ? solarRow(context, from) : lunarRow(context, from);
  const type = row.at('type');
  const section = context.section(kind);
  const isBorder = kind === 'solar_eclipse' && isRing(row.at('magnitude').number());
  section.compare(
    row,
    { ...ours, type: type.text().startsWith(ours.type) ? type.text() : ours.type },
    ours.type === 'N' ? PENUMBRAL_ROW : kind === 'lunar_eclipse' ? LUNAR_ROW : isBorder ? BORDER_ROW : SOLAR_ROW,
  );
  if (isBorder) section.notCompared(type, 'annular or hybrid by the radius of the Moon, for which NASA has two');
  if (ours.type === 'N') section.notCompared(row.at('magnitude'), 'a negative umbral magnitude, which we give as null');
}

/** A row of the catalogue as we compute it. */
function solarRow({ ephemeris }: AgreementContext, from: JulianDayUt) {
  const eclipse = ephemeris.nextSolarEclipse(from);
  return {
    greatest_ut: utcText(eclipse.maximumJdUt).slice(0, -1),
    type: ECLIPSE_LETTERS[eclipse.type] ?? '',
    magnitude: solarMagnitude(eclipse),
    saros: eclipse.saros?.series,
  };
}

function lunarRow({ ephemeris }: AgreementContext, from: JulianDayUt) {
  const eclipse = ephemeris.nextLunarEclipse(from);
  return {
    greatest_ut: utcText(eclipse.maximumJdUt).slice(0, -1),
    type: ECLIPSE_LETTERS[eclipse.type] ?? '',
    magnitude: eclipse.umbralMagnitude,
    saros: eclipse.saros?.series,
  };
}

/** One radius of the Moon for every type, where NASA has two; the shadow of the Earth by Danjon, not enlarged by 1/50. */
const [SOLAR_MAGNITUDE, LUNAR_MAGNITUDE] = [0.0025, 0.009];
const PENUMBRAL_ROW = fields({ greatest_ut: moment(ECLIPSE_SECONDS), type: exact, saros: exact });
const SOLAR_FIELDS = { greatest_ut: moment(ECLIPSE_SECONDS), magnitude: within(SOLAR_MAGNITUDE, ''), saros: exact };
const SOLAR_ROW = fields({ ...SOLAR_FIELDS, type: exact });
const BORDER_ROW = fields(SOLAR_FIELDS);
const LUNAR_ROW = fields({
  greatest_ut: moment(ECLIPSE_SECONDS),
  type: exact,
  magnitude: within(LUNAR_MAGNITUDE, ''),
  saros: exact,
});
