import { type AngaSpan, spansOverlapping } from '../panchanga/angaSpans.js';
import { ANGAS, type AngaId, partOfAngle } from '../panchanga/angas.js';
import type { AngaNumbers, AngaSpans } from '../panchanga/daySegments.js';
import type { Luminaries } from '../panchanga/luminaries.js';
import type { Interval } from '../time/interval.js';
import type { JulianDayUt } from '../time/julianDay.js';

/** Every anga over an interval, each boundary found once. Requested moments must be within the interval. */
export interface AngaTimeline {
  readonly luminaries: Luminaries;
  /** The part of an anga that runs at a moment. */
  spanAt(id: AngaId, jdUt: JulianDayUt): AngaSpan;
  /** Every part that overlaps an interval, in order. */
  spansIn(id: AngaId, interval: Interval): readonly AngaSpan[];
  /** The parts of all angas that run at a moment. */
  numbersAt(jdUt: JulianDayUt): AngaNumbers;
}

/** Angas that are listed; padas are computed from the Moon on request. */
const LISTED = ['tithi', 'karana', 'nakshatra', 'yoga', 'moon_sign', 'sun_sign', 'sun_nakshatra'] as const;

/** List the angas of an interval. */
export function angaTimeline(luminaries: Luminaries, stretch: Interval): AngaTimeline {
  const spans = Object.fromEntries([
    ...LISTED.map((id) => [id, spansOverlapping(luminaries, id, stretch.startJdUt, stretch.endJdUt)]),
    ['pada', []],
  ]) as AngaSpans;
  /** Index of the first span that ends after a moment. */
  const placeOf = (list: readonly AngaSpan[], jdUt: number): number => {
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((list[middle] as AngaSpan).endJdUt > jdUt) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const spanAt = (id: AngaId, jdUt: JulianDayUt): AngaSpan => {
    const span = spans[id][placeOf(spans[id], jdUt)];
    if (span === undefined) throw new Error(`the almanac does not list ${id} at ${jdUt}`);
    return span;
  };
  return {
    luminaries,
    spanAt,
    spansIn(id, { startJdUt, endJdUt }) {
      const list = spans[id];
      const first = placeOf(list, startJdUt);
      let end = first;
      while (end < list.length && (list[end] as AngaSpan).startJdUt < endJdUt) end++;
      return list.slice(first, end);
    },
    numbersAt: (jdUt) => ({
      tithi: spanAt('tithi', jdUt).number,
      karana: spanAt('karana', jdUt).number,
      nakshatra: spanAt('nakshatra', jdUt).number,
      pada: partOfAngle(ANGAS.pada, luminaries.moonDeg(jdUt)),
      yoga: spanAt('yoga', jdUt).number,
      moon_sign: spanAt('moon_sign', jdUt).number,
      sun_sign: spanAt('sun_sign', jdUt).number,
      sun_nakshatra: spanAt('sun_nakshatra', jdUt).number,
    }),
  };
}
