import { type CivilClock, readingAt } from '@ganita/core/time/civilClock.js';
import { dateText } from '@ganita/core/time/civilText.js';
import type { JulianDayUt } from '@ganita/core/time/julianDay.js';
import type { AstaMethod, AstaPeriod } from '@ganita/core/visibility/astaPeriod.js';
import type { Meta } from '../calculation.js';

/** `meta` with a note of each period in which a planet is asta by longitude, for want of a limit by the chosen method. */
export function withAstaNotes(meta: Meta, periods: readonly AstaPeriod[], clock: CivilClock, method: AstaMethod): Meta {
  const dateOf = (jdUt: JulianDayUt): string => dateText(readingAt(clock, jdUt));
  const notes = periods.flatMap(({ planet, asta, udaya }) =>
    asta.jdUt === null || udaya.jdUt === null
      ? []
      : `${planet} is asta by longitude on every date from ${dateOf(asta.jdUt)} to ${dateOf(udaya.jdUt)}: ` +
        `muhurta_asta_method ${method} finds no limit at this place`,
  );
  return notes.length === 0 ? meta : { ...meta, notes };
}
