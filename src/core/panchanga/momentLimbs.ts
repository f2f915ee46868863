import type { JulianDayUt } from '../time/julianDay.js';
import { nakshatraOf, type Pada } from '../zodiac/nakshatras.js';
import type { AngaId } from './angas.js';
import type { Luminaries } from './luminaries.js';
import { type AngaSpan, fractionLeft, spanAt } from './spans.js';

/** A limb that runs at a moment. */
export interface RunningLimb extends AngaSpan {
  /** Share of the limb that is left, by time, 0..1. */
  readonly fractionLeft: number;
}

/** The limbs of one moment, each with its own start and end (docs/rules/07-panchang-calendar-transits.md#section-4). */
export interface MomentLimbs {
  readonly tithi: RunningLimb;
  readonly nakshatra: RunningLimb;
  readonly pada: Pada;
  readonly yoga: RunningLimb;
  readonly karana: RunningLimb;
  readonly moonSign: RunningLimb;
}

/** The limbs that run at a moment. */
export function momentLimbs(luminaries: Luminaries, jdUt: JulianDayUt): MomentLimbs {
  const running = (id: AngaId): RunningLimb => runningLimb(luminaries, id, jdUt);
  return {
    tithi: running('tithi'),
    nakshatra: running('nakshatra'),
    pada: nakshatraOf(luminaries.moonDeg(jdUt)).pada,
    yoga: running('yoga'),
    karana: running('karana'),
    moonSign: running('moon_sign'),
  };
}

/** The part of one anga that runs at a moment, with what is left of it. */
export function runningLimb(luminaries: Luminaries, id: AngaId, jdUt: JulianDayUt): RunningLimb {
  const span = spanAt(luminaries, id, jdUt);
  return { ...span, fractionLeft: fractionLeft(span, jdUt) };
}
