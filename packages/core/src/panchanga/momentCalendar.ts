import { arc } from '../angles/angles.js';
import type { Rules } from '../rules/rules.js';
import { type CivilClock, readingAt } from '../time/civilClock.js';
import type { JulianDayUt } from '../time/julianDay.js';
import { ANGAS } from './angas.js';
import { type AngasAtMoment, angasAt, type RunningAnga, runningAnga } from './angasAt.js';
import type { Luminaries } from './luminaries.js';
import { type LunarMonth, lunarMonthOf } from './lunarMonths.js';
import { type LunarYear, lunarYearOf, type YearRules } from './lunarYears.js';
import {
  jovianSamvatsara,
  nextJovianChange,
  type Samvatsara,
  type SeasonRules,
  type Seasons,
  seasonsAt,
  solarSamvatsara,
} from './samvatsaras.js';

export type MomentCalendarRules = YearRules & SeasonRules & Pick<Rules, 'samvatsara_system'>;

/** The angas, the month, the year and the seasons of a moment (docs/rules/07-panchang-calendar-transits.md#section-4). */
export interface MomentCalendar {
  readonly angas: AngasAtMoment;
  /** The Sun's sign: its ends are the sankrantis before and after the moment. */
  readonly sunSign: RunningAnga;
  readonly lunarMonth: LunarMonth;
  readonly lunarYear: LunarYear;
  readonly seasons: Seasons;
  /** By the rule `samvatsara_system`. */
  readonly samvatsara: Samvatsara;
  readonly samvatsaras: Readonly<Record<Rules['samvatsara_system'], Samvatsara>>;
  /** When the northern samvatsara changes next. */
  readonly nextJovianChangeJdUt: JulianDayUt;
  /** The Sun's entry into Aries at or before the moment. */
  readonly meshaSankrantiJdUt: JulianDayUt;
}

/** Compute the calendar of a moment. */
export function momentCalendar(
  luminaries: Luminaries,
  jdUt: JulianDayUt,
  clock: CivilClock,
  rules: MomentCalendarRules,
): MomentCalendar {
  const lunarMonth = lunarMonthOf(luminaries, jdUt);
  const lunarYear = lunarYearOf(luminaries, lunarMonth, clock, rules);
  const meshaSankrantiJdUt = meshaSankrantiBefore(luminaries, jdUt);
  const samvatsaras = {
    south_solar: solarSamvatsara(readingAt(clock, meshaSankrantiJdUt).year),
    south_lunar: lunarYear.shakaSamvatsara,
    north_jovian: jovianSamvatsara(jdUt),
  };
  return {
    angas: angasAt(luminaries, jdUt),
    sunSign: runningAnga(luminaries, 'sun_sign', jdUt),
    lunarMonth,
    lunarYear,
    seasons: seasonsAt(luminaries, jdUt, lunarMonth, rules),
    samvatsara: samvatsaras[rules.samvatsara_system],
    samvatsaras,
    nextJovianChangeJdUt: nextJovianChange(jdUt),
    meshaSankrantiJdUt,
  };
}

function meshaSankrantiBefore(luminaries: Luminaries, jdUt: JulianDayUt): JulianDayUt {
  const sun = ANGAS.sun_sign;
  return luminaries.crossing(sun, 0, jdUt - arc(0, luminaries.sunDeg(jdUt)) / sun.meanDegPerDay);
}
