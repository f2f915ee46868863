import type { RangeDay } from '../../panchanga/range/rangeDays.js';
import type { RangeSky } from '../../panchanga/range/rangeSky.js';
import type { Interval } from '../../time/interval.js';
import { type CivilDate, daysSince2000 } from '../../time/julianDay.js';
import { type FestivalAlmanac, type FestivalRules, festivalAlmanac } from '../almanac.js';
import type { Occurrence } from '../occurrence.js';
import {
  type Anniversary,
  type AnniversaryKind,
  anniversaries,
  janmaNakshatraDays,
  type LunarDate,
} from './anniversaries.js';
import { type ChandraStay, chandraStays, type JanmaMoon, type TaraStay, taraStays } from './balas.js';

/** Parts of a personal calendar. */
export const PERSONAL_SECTIONS = ['anniversaries', 'janma_nakshatra', 'chandrashtama', 'balas'] as const;
export type PersonalSection = (typeof PERSONAL_SECTIONS)[number];

/** A person whose calendar it is; the nakshatra is that of the natal chart. */
export interface Native {
  readonly date: LunarDate;
  readonly moon: JanmaMoon;
}

/** Tara and chandra bala of a day, sunrise to sunrise. */
export interface DayBalas {
  readonly day: RangeDay;
  readonly taras: readonly TaraStay[];
  readonly chandra: readonly ChandraStay[];
}

/** An anniversary, and of an ancestor his place in the list of the request. */
export interface OwnedAnniversary extends Anniversary {
  readonly ancestor: number | null;
}

/** The calendar of a person; a section that was not requested is null. */
export interface PersonalCalendar {
  readonly almanac: FestivalAlmanac;
  readonly anniversaries: readonly OwnedAnniversary[] | null;
  readonly janmaNakshatraDays: readonly Occurrence[] | null;
  readonly chandrashtama: readonly ChandraStay[] | null;
  readonly balas: readonly DayBalas[] | null;
}

/** What is requested: a person, deaths in the family, dates and sections. */
export interface PersonalRequest {
  readonly native: Native;
  readonly ancestors: readonly LunarDate[];
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** From the start of the first date to the end of the last. */
  readonly range: Interval;
  readonly sections: ReadonlySet<PersonalSection>;
}

/** Compute the calendar of a person over the dates of a pass. */
export function personalCalendar(sky: RangeSky, request: PersonalRequest, rules: FestivalRules): PersonalCalendar {
  const { native, ancestors, range, sections } = request;
  const almanac = festivalAlmanac(sky, rules);
  const [first, last] = [daysSince2000(request.from), daysSince2000(request.to)];
  const isWithin = ({ day: { index } }: Occurrence): boolean => index >= first && index <= last;
  const ofPerson = (person: LunarDate, kinds: readonly AnniversaryKind[], ancestor: number | null) =>
    kinds
      .flatMap((kind) => anniversaries(almanac, kind, person))
      .filter(({ occurrence }) => isWithin(occurrence))
      .map((found) => ({ ...found, ancestor }));
  const days = Array.from({ length: last - first + 1 }, (_, at) => sky.days.of(first + at)).filter(
    (day): day is RangeDay => day !== null,
  );
  const ifWanted = <T>(section: PersonalSection, make: () => T): T | null => (sections.has(section) ? make() : null);
  return {
    almanac,
    anniversaries: ifWanted('anniversaries', () =>
      [
        ...ofPerson(native.date, ['tithi_birthday', 'nakshatra_birthday'], null),
        ...ancestors.flatMap((one, place) => ofPerson(one, ['shraddha', 'mahalaya_shraddha'], place)),
      ].sort((a, b) => a.occurrence.day.index - b.occurrence.day.index),
    ),
    janmaNakshatraDays: ifWanted('janma_nakshatra', () =>
      janmaNakshatraDays(almanac, native.moon.nakshatra).filter(isWithin),
    ),
    chandrashtama: ifWanted('chandrashtama', () =>
      chandraStays(sky.luminaries, native.moon, range).filter(({ isChandrashtama }) => isChandrashtama),
    ),
    balas: ifWanted('balas', () =>
      days.map((day) => ({
        day,
        taras: taraStays(sky.luminaries, native.moon, day.interval),
        chandra: chandraStays(sky.luminaries, native.moon, day.interval),
      })),
    ),
  };
}
