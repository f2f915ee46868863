import { expand, type MakePeriod } from '@ganita/core/dashas/expand.js';
import { cached } from '@ganita/core/lazy.js';
import type { NatalDashas } from '../../../calculations/natal/dashaCalculations.js';
import type { ShownDasha } from '../../../calculations/natal/dashaTrees.js';
import { momentWriter } from '../../values/clock.js';
import type { SelfWriting } from '../../writing/jsonFields.js';
import { periodBytes, periodHead } from './periodBytes.js';

/** A period with the fields that name its ruler. `periods` contains its sub-periods, except at the last level. */
export type Period<R> = R & { readonly start: string; readonly end: string; readonly periods?: readonly Period<R>[] };

/** The length of the year, and the UTC offset of the dates of periods. */
export type DashaClock = Pick<NatalDashas, 'year' | 'utcOffsetHours'>;

/** Makes the record of a period; `periods` is null at the last level. */
export type MakePeriodRecord<L, R> = MakePeriod<L, string, Period<R>>;

/** How the periods of a dasha are named. */
export interface PeriodNames<L, R extends object> {
  /** The fields that name a ruler. */
  readonly ruler: (lord: L) => R;
  /** The record of a period; its first fields are those that name its ruler. */
  readonly record: MakePeriodRecord<L, R>;
}

/** Makes the periods of a dasha in the form that an answer needs. */
export type MakePeriods<L, R extends object, Form> = (
  shown: ShownDasha<L>,
  clock: DashaClock,
  names: PeriodNames<L, R>,
) => Form;

/** Periods as records. */
export function periodTree<L, R extends object>(
  { dasha, levels }: ShownDasha<L>,
  { year, utcOffsetHours }: DashaClock,
  { record }: PeriodNames<L, R>,
): readonly Period<R>[] {
  const text = momentWriter(utcOffsetHours);
  return expand(dasha, levels, (years) => text(year.limitAt(years)), record);
}

/**
 * Makes periods as bytes, which are written when the answer is. The texts that name rulers are made once for all charts: the
 * rulers of a dasha are constants.
 */
export function writtenPeriods<L, R extends object>(): MakePeriods<L, R, SelfWriting> {
  const heads = new Map<L, Uint8Array>();
  return ({ dasha, levels }, { year, utcOffsetHours }, { ruler }) =>
    periodBytes(dasha, levels, year.limitAt, utcOffsetHours, (lord) =>
      cached(heads, lord, () => periodHead(ruler(lord))),
    );
}
