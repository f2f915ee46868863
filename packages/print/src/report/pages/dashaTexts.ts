import { expand } from '@ganita/core/dashas/expand.js';
import type { Dasha, DashaLevel } from '@ganita/core/dashas/period.js';
import type { DashaYear } from '@ganita/core/dashas/yearLength.js';
import { momentWriter } from 'ganita/api/values/clock.js';

/** A period with its limits as the answer writes them. */
export interface PeriodText<L> {
  readonly lord: L;
  readonly start: string;
  readonly end: string;
  readonly periods: readonly PeriodText<L>[];
}

/** A period of no length, such as that of a sign with no years, is not printed. */
const hasLength = ({ start, end }: PeriodText<unknown>): boolean => start !== end;

/** The periods of a dasha down to a level, without those of no length. */
export function periodTexts<L>(
  dasha: Dasha<L>,
  levels: DashaLevel,
  year: DashaYear,
  utcOffsetHours: number,
): readonly PeriodText<L>[] {
  const text = momentWriter(utcOffsetHours);
  return expand<L, string, PeriodText<L>>(
    dasha,
    levels,
    (years) => text(year.limitAt(years)),
    (lord, start, end, periods) => ({ lord, start, end, periods: (periods ?? []).filter(hasLength) }),
  ).filter(hasLength);
}
