/** How often a row of festivals is printed, and in how many of these cases its rule had to decide between days. */
export interface DecidingCount {
  readonly printed: number;
  readonly deciding: number;
}

/** Counts printed cases by row: a case decides where the anga covers the part of the day on two days, or on none. */
export class DecidingCases {
  private readonly rows = new Map<string, DecidingCount>();

  add(id: string, isDeciding: boolean): void {
    const { printed, deciding } = this.rows.get(id) ?? { printed: 0, deciding: 0 };
    this.rows.set(id, { printed: printed + 1, deciding: deciding + (isDeciding ? 1 : 0) });
  }

  report(): Readonly<Record<string, DecidingCount>> {
    return Object.fromEntries(this.rows);
  }
}
