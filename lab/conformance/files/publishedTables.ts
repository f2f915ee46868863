import type { GeoPlace } from '@ganita/core/ephemeris/ephemeris.js';
import { type Luminaries, openLuminaries } from '@ganita/core/panchanga/luminaries.js';
import { lunarMonthOf } from '@ganita/core/panchanga/lunarMonths.js';
import { lunarYearOf } from '@ganita/core/panchanga/lunarYears.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import type { Observatory } from '@ganita/core/sky/observatory.js';
import { constantClock } from '@ganita/core/time/civilClock.js';
import { addDays, type CivilDate, type JulianDayUt, midnightOf, unixOf } from '@ganita/core/time/julianDay.js';
import { exact } from '../compare.js';
import { type GoldenNode, GoldenShapeError } from '../golden.js';
import type { AgreementContext } from '../reader.js';
import {
  type Candidate,
  chosen,
  nearInstant,
  type TamilDate,
  tamilCandidates,
  tithiCandidates,
} from './publishedBoundaries.js';
import { dateOf } from './publishedPlaces.js';
import { DRIK_MINUTES, SANKRANTI_MINUTES } from './publishedSources.js';

/** A place of the tables; they name it in the name of the table. */
interface TablePlace {
  readonly place: GeoPlace;
  readonly zone: string;
}

const DELHI: TablePlace = { place: { latitudeDeg: 28.6139, longitudeDeg: 77.209 }, zone: 'Asia/Kolkata' };
const NEW_YORK: TablePlace = { place: { latitudeDeg: 40.7128, longitudeDeg: -74.006 }, zone: 'America/New_York' };
const INDIA_HOURS = 5.5;
const TITHIS = 30;
/** Of the tables: the source prints like Drik (docs/rules/07-panchang-calendar-transits.md#section-1). */
const { tithi: LIMB_MINUTES } = DRIK_MINUTES;

/** Sunrise of a date and what runs at it, by the rules of `POST /panchang`. */
class Almanac {
  private readonly observatory: Observatory;
  private readonly where: TablePlace;
  private readonly context: AgreementContext;

  constructor(where: TablePlace, context: AgreementContext) {
    const { positions, sunrise_definition } = DAILY_RULES;
    this.observatory = context.observatory({ positions, sunrise_definition });
    this.where = where;
    this.context = context;
  }

  /** The tables keep Indian time in all years; elsewhere the clock of the zone. */
  offsetHours(date: CivilDate): number {
    if (this.where.zone === DELHI.zone) return INDIA_HOURS;
    const unix = unixOf({ ...date, hour: 12, minute: 0, second: 0 });
    return this.context.zones.periodAt(this.where.zone, unix).offsetSeconds / 3600;
  }

  sunrise(date: CivilDate): JulianDayUt {
    const { place } = this.where;
    const midnight = midnightOf(date, this.offsetHours(date));
    const sunrise = this.observatory.riseSet('Sun', 'rise', midnight, place, DAILY_RULES.sunrise_definition);
    if (sunrise === null) throw new Error('the Sun rises every day at the places of the tables');
    return sunrise;
  }

  watch(): Luminaries {
    return openLuminaries(this.observatory);
  }

  tithi(date: CivilDate): readonly Candidate<number>[] {
    return tithiCandidates(this.observatory, this.sunrise(date));
  }

  /** Number of the amanta month, 1 if adhika, Shaka year. */
  month(date: CivilDate) {
    const luminaries = this.watch();
    const month = lunarMonthOf(luminaries, this.sunrise(date));
    const year = lunarYearOf(luminaries, month, constantClock(this.offsetHours(date)), DAILY_RULES);
    return { number: month.amantaIndex + 1, adhika: month.isAdhika ? 1 : 0, shaka: year.shaka, start: month.startJdUt };
  }

  tamilDate(date: CivilDate): readonly Candidate<TamilDate>[] {
    const where = { place: this.where.place, clock: constantClock(this.offsetHours(date)) };
    return tamilCandidates(this.observatory, date, where, SANKRANTI_MINUTES);
  }
}

/** Ours for the columns of a row after the date; `undefined` is a column that is not compared. */
type Row = (almanac: Almanac, date: CivilDate, golden: readonly GoldenNode[]) => readonly unknown[];

/** The tithi at sunrise, and whether it was current at the sunrise before too, or the one before it is skipped between the two. */
function rareTithi(almanac: Almanac, date: CivilDate, [number, kind]: readonly GoldenNode[]): readonly unknown[] {
  const pairs = almanac.tithi(addDays(date, -1)).flatMap((before) =>
    almanac.tithi(date).map((at) => ({
      value: { number: at.value, kind: KINDS[(at.value - before.value + TITHIS) % TITHIS] ?? null },
      secondsAway: Math.max(before.secondsAway, at.secondsAway),
    })),
  );
  const { value, secondsAway } = chosen(pairs, (pair) => pair.number === number?.value && pair.kind === kind?.value);
  return [[{ value: value.number, secondsAway }], [{ value: value.kind, secondsAway }]];
}

/** By how many tithis two sunrises may differ, other than one. */
const KINDS: Readonly<Record<number, string>> = { 0: 'adhika', 2: 'kshaya' };

interface Table {
  readonly section: string;
  readonly place: TablePlace;
  readonly row: Row;
  /** Minutes that a boundary may be from the instant of a row. */
  readonly minutes?: number;
  readonly notCompared?: string;
}

const TABLES: Readonly<Record<string, Table>> = {
  lunar_month_first_day_delhi: {
    section: 'months, years and seasons',
    place: DELHI,
    row: (almanac, date) => {
      const { number, adhika, shaka, start } = almanac.month(date);
      const isFirst = almanac.month(addDays(date, -1)).start < start - 1;
      return isFirst ? [number, adhika, shaka] : [null, null, null];
    },
  },
  tamil_month_first_day_delhi: {
    section: 'Tamil months',
    place: DELHI,
    row: (almanac, date) => {
      const firsts = almanac.tamilDate(date).filter(({ value }) => value.day === 1);
      return [firsts.map(({ value, secondsAway }) => ({ value: value.month, secondsAway })), undefined];
    },
    minutes: SANKRANTI_MINUTES,
    notCompared: 'no rule numbers the solar year by Shaka',
  },
  vriddhi_kshaya_tithi_delhi: { section: 'tithi at sunrise', place: DELHI, row: rareTithi, minutes: LIMB_MINUTES },
  tithi_at_sunrise_delhi: {
    section: 'tithi at sunrise',
    place: DELHI,
    row: (almanac, date) => {
      const { number, adhika, shaka } = almanac.month(date);
      return [almanac.tithi(date), number, adhika, shaka];
    },
    minutes: LIMB_MINUTES,
  },
  tithi_at_sunrise_new_york: {
    section: 'tithi at sunrise',
    place: NEW_YORK,
    row: (almanac, date) => [almanac.tithi(date)],
    minutes: LIMB_MINUTES,
  },
};

/** The tables 1900 to 2050, by core: the wire would compute whole days for one number. */
export async function comparePublishedTables(tables: GoldenNode, context: AgreementContext): Promise<void> {
  for (const [name, table] of tables.children()) {
    const how = TABLES[name];
    if (how === undefined) throw new GoldenShapeError(table.path, 'is a table without a reader');
    const almanac = new Almanac(how.place, context);
    const section = context.section(how.section);
    section.notCompared(table.at('columns'), 'names of the columns');
    await context.forEachItem(table.at('rows'), (row) => {
      const [date, ...rest] = row.items();
      if (date === undefined) throw new GoldenShapeError(row.path, 'is empty');
      section.notCompared(date, 'input of the case');
      const ours = how.row(almanac, dateOf(date.text()), rest);
      rest.forEach((node, index) => {
        if (ours[index] === undefined && how.notCompared !== undefined) section.notCompared(node, how.notCompared);
        else section.compare(node, ours[index], Array.isArray(ours[index]) ? nearInstant(how.minutes ?? 0) : exact);
      });
    });
  }
}
