import { arc } from '../angles/angles.js';
import type { Interval } from '../time/interval.js';
import type { JulianDayUt } from '../time/julianDay.js';
import { ANGAS, type AngaId, type AngaRow, partAfter, partOfAngle, partStartDeg } from './angas.js';
import type { Luminaries } from './luminaries.js';

/** One part of an anga with its start and end. */
export interface AngaSpan extends Interval {
  /** 1..parts */
  readonly number: number;
}

/** The part of an anga that runs at a moment. */
export function spanAt(luminaries: Luminaries, id: AngaId, jdUt: JulianDayUt): AngaSpan {
  const anga: AngaRow = ANGAS[id];
  const angleDeg = luminaries.angleDeg(anga, jdUt);
  return spanOf(luminaries, anga, partOfAngle(anga, angleDeg), angleDeg, jdUt);
}

/**
 * Every part that overlaps `fromJdUt <= t < toJdUt`, the one running at the start first; ends may be after `toJdUt`.
 */
export function spansOverlapping(
  luminaries: Luminaries,
  id: AngaId,
  fromJdUt: JulianDayUt,
  toJdUt: JulianDayUt,
): readonly AngaSpan[] {
  const anga: AngaRow = ANGAS[id];
  const spans: AngaSpan[] = [];
  let span = spanAt(luminaries, id, fromJdUt);
  for (;;) {
    // At a boundary the ephemeris may place the moment an instant before it; such a part does not overlap the day.
    if (span.endJdUt > fromJdUt) spans.push(span);
    if (span.endJdUt >= toJdUt) return spans;
    span = spanAfter(luminaries, anga, span);
  }
}

function spanOf(luminaries: Luminaries, anga: AngaRow, number: number, angleDeg: number, jdUt: JulianDayUt): AngaSpan {
  const startDeg = partStartDeg(anga, number);
  const endDeg = partStartDeg(anga, number + 1);
  const partDeg = 360 / anga.parts;
  const goneDeg = Math.min(partDeg, arc(startDeg, angleDeg));
  return {
    number,
    startJdUt: luminaries.crossing(anga, startDeg, jdUt - goneDeg / anga.meanDegPerDay),
    endJdUt: luminaries.crossing(anga, endDeg, jdUt + (partDeg - goneDeg) / anga.meanDegPerDay),
  };
}

function spanAfter(luminaries: Luminaries, anga: AngaRow, span: AngaSpan): AngaSpan {
  const number = partAfter(anga, span.number);
  const guess = span.endJdUt + 360 / anga.parts / anga.meanDegPerDay;
  return {
    number,
    startJdUt: span.endJdUt,
    endJdUt: luminaries.crossing(anga, partStartDeg(anga, number + 1), guess),
  };
}
