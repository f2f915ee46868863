/** Rays of a planet (docs/rules/03-strengths.md#section-8). The rashmi dasha counts other rays. */
export interface Rashmi {
  /** 2 <= x <= 14 */
  readonly uccha: number;
  /** 2 <= x <= 14 */
  readonly cheshta: number;
  /** 1 <= x <= 7 */
  readonly subha: number;
  /** 8 - subha */
  readonly asubha: number;
}

/** Rays from uccha bala in virupas, 0 <= x <= 60, and the cheshta kendra in degrees, 0 <= x <= 180. */
export function rashmiOf(ucchaVirupas: number, cheshtaKendraDeg: number): Rashmi {
  const uccha = (2 * (3 * ucchaVirupas + 30)) / 30;
  const cheshta = (2 * (cheshtaKendraDeg + 30)) / 30;
  const subha = (uccha + cheshta) / 4;
  return { uccha, cheshta, subha, asubha: 8 - subha };
}
