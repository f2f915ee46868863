import { cached, lazy } from '../../lazy.js';
import type { Observatory } from '../../sky/observatory.js';
import type { AngaSource } from '../../sky/suryaSiddhanta/siddhantaLuminaries.js';
import type { Interval } from '../../time/interval.js';
import { type JulianDayUt, julianDayUt } from '../../time/julianDay.js';
import { type AngaSpan, spansOverlapping } from '../angaSpans.js';
import type { AngaId } from '../angas.js';
import { type Luminaries, openLuminaries } from '../luminaries.js';
import type { CivilPlace } from '../sunDay.js';
import { type Lunation, lunationsOf } from './lunations.js';
import { type DayRules, type RangeDays, rangeDays } from './rangeDays.js';

/**
 * One pass over the sky of a range: days, angas and lunar months of a place, shared by all that is computed of the
 * range. Each part is found when it is first needed.
 */
export interface RangeSky {
  readonly observatory: Observatory;
  readonly luminaries: Luminaries;
  readonly where: CivilPlace;
  readonly days: RangeDays;
  /** Every part of an anga that overlaps the stretch of the pass, in time order without gaps. */
  spans(id: AngaId): readonly AngaSpan[];
  /** The part of an anga that runs at a moment of the stretch. */
  spanAt(id: AngaId, jdUt: JulianDayUt): AngaSpan;
  /** Every whole lunar month of the stretch, in time order without gaps. */
  lunations(): readonly Lunation[];
}

/** Days before and after a range for which its angas are listed: two lunar months, as an adhika month may lie between. */
const MARGIN_DAYS = 75;
/** The same of the parts of the Sun's course, which are longer. */
const SUN_MARGIN_DAYS = 110;
const SUN_ANGAS: readonly AngaId[] = ['sun_sign', 'sun_nakshatra'];

/** The choices that decide the days and the angas of a range. */
export type RangeRules = DayRules & AngaSource;

/** Open the pass of an interval of time. */
export function rangeSky(
  observatory: Observatory,
  { startJdUt, endJdUt }: Interval,
  where: CivilPlace,
  rules: RangeRules,
): RangeSky {
  const luminaries = openLuminaries(observatory, rules);
  const lists = new Map<AngaId, readonly AngaSpan[]>();
  const spans = (id: AngaId): readonly AngaSpan[] =>
    cached(lists, id, () => {
      const margin = SUN_ANGAS.includes(id) ? SUN_MARGIN_DAYS : MARGIN_DAYS;
      return spansOverlapping(luminaries, id, julianDayUt(startJdUt - margin), julianDayUt(endJdUt + margin));
    });
  return {
    observatory,
    luminaries,
    where,
    days: rangeDays(observatory, where, rules),
    spans,
    spanAt: (id, jdUt) => spanIn(spans(id), jdUt),
    lunations: lazy(() => lunationsOf(spans('tithi'), spans('sun_sign'))),
  };
}

/** Index of the first interval of a list in time order that ends after a moment. */
export function firstEndingAfter(list: readonly Interval[], jdUt: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] as Interval).endJdUt > jdUt) high = middle;
    else low = middle + 1;
  }
  return low;
}

function spanIn(list: readonly AngaSpan[], jdUt: JulianDayUt): AngaSpan {
  const span = list[firstEndingAfter(list, jdUt)];
  if (span === undefined || span.startJdUt > jdUt) throw new Error(`the pass does not reach ${jdUt}`);
  return span;
}
