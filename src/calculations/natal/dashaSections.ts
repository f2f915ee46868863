import type { Dasha, DashaLevel } from '../../core/dashas/period.js';
import type { NatalContext } from './context.js';
import type { SectionKey } from './sectionKeys.js';
import { askedAnnualGraha, askedAnnualRasi, askedGrahaDashas, askedRasi } from './sections/dashas.js';

/** The dashas whose trees each key holds. */
export const DASHA_SECTIONS: Readonly<
  Partial<
    Record<
      SectionKey,
      (context: NatalContext) => readonly { readonly dasha: Dasha<unknown>; readonly levels: DashaLevel }[]
    >
  >
> = {
  graha_dashas: (context) => [...askedGrahaDashas(context), ...askedAnnualGraha(context)],
  rasi_dashas: (context) => [...askedRasi(context), ...askedAnnualRasi(context)],
};
