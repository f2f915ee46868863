import type { Ishtakala } from '@ganita/core/match/birthAttributes.js';

/** Ghati, pala and vipala as almanacs print them: `39-46-34`. */
export const ishtakalaText = ({ ghati, pala, vipala }: Ishtakala): string =>
  [ghati, pala, vipala].map((part) => String(part).padStart(2, '0')).join('-');
