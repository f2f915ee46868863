import { perKey } from '../lazy.js';
import { type AngaSpan, spansOverlapping } from '../panchanga/angaSpans.js';
import { ANGAS, type AngaId, partOfAngle } from '../panchanga/angas.js';
import type { AngaNumbers } from '../panchanga/daySegments.js';
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

/** A class: an object literal with getters takes 40 times as long to make, and a search makes thousands. */
class NumbersOnDemand implements AngaNumbers {
  readonly #numberOf: (id: AngaId) => number;

  constructor(numberOf: (id: AngaId) => number) {
    this.#numberOf = numberOf;
  }

  get tithi(): number {
    return this.#numberOf('tithi');
  }

  get karana(): number {
    return this.#numberOf('karana');
  }

  get nakshatra(): number {
    return this.#numberOf('nakshatra');
  }

  get pada(): number {
    return this.#numberOf('pada');
  }

  get yoga(): number {
    return this.#numberOf('yoga');
  }

  get moon_sign(): number {
    return this.#numberOf('moon_sign');
  }

  get sun_sign(): number {
    return this.#numberOf('sun_sign');
  }

  get sun_nakshatra(): number {
    return this.#numberOf('sun_nakshatra');
  }
}

/** The number of each anga, computed when it is read. */
export const numbersBy = (numberOf: (id: AngaId) => number): AngaNumbers => new NumbersOnDemand(numberOf);

/** The angas of an interval, each listed when it is first needed; a pada is computed from the Moon. */
export function angaTimeline(luminaries: Luminaries, { startJdUt, endJdUt }: Interval): AngaTimeline {
  const spans = perKey((id: AngaId) => spansOverlapping(luminaries, id, startJdUt, endJdUt));
  const spanAt = (id: AngaId, jdUt: JulianDayUt): AngaSpan => {
    const span = spans(id)[placeOf(spans(id), jdUt)];
    if (span === undefined) throw new Error(`the almanac does not list ${id} at ${jdUt}`);
    return span;
  };
  return {
    luminaries,
    spanAt,
    spansIn(id, interval) {
      const list = spans(id);
      const first = placeOf(list, interval.startJdUt);
      let end = first;
      while (end < list.length && (list[end] as AngaSpan).startJdUt < interval.endJdUt) end++;
      return list.slice(first, end);
    },
    numbersAt: (jdUt) =>
      numbersBy((id) => (id === 'pada' ? partOfAngle(ANGAS.pada, luminaries.moonDeg(jdUt)) : spanAt(id, jdUt).number)),
  };
}

/** Index of the first span that ends after a moment. */
function placeOf(list: readonly AngaSpan[], jdUt: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] as AngaSpan).endJdUt > jdUt) high = middle;
    else low = middle + 1;
  }
  return low;
}
