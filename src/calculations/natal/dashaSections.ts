import type { Dasha, DashaLevel } from '../../core/dashas/period.js';
import type { NatalContext } from './context.js';
import type { SectionKey } from './sectionKeys.js';
import { requestedAnnualGraha, requestedAnnualRasi, requestedGrahaDashas, requestedRasi } from './sections/dashas.js';

/** The dashas whose trees each key contains. */
export const DASHA_SECTIONS: Readonly<
  Partial<
    Record<
      SectionKey,
      (context: NatalContext) => readonly { readonly dasha: Dasha<unknown>; readonly levels: DashaLevel }[]
    >
  >
> = {
  graha_dashas: (context) => [...requestedGrahaDashas(context), ...requestedAnnualGraha(context)],
  rasi_dashas: (context) => [...requestedRasi(context), ...requestedAnnualRasi(context)],
};
