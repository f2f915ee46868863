import type { ParityFigure } from '@ganita/pages/guide/measured.js';

/** The difference of two angles in arcseconds, by the shorter way. */
export const arcseconds = (one: number, other: number): number =>
  Math.abs(((((one - other) % 360) + 540) % 360) - 180) * 3600;

/** Differences of one value over many births. */
export class Differences {
  private readonly facts: Pick<ParityFigure, 'name' | 'unit'> & { readonly tolerance: number };
  private readonly found: number[] = [];
  private missing = 0;

  constructor(name: string, unit: string, tolerance: number) {
    this.facts = { name, unit, tolerance };
  }

  /** A difference; infinite where one side has no value. */
  add(difference: number): void {
    if (Number.isFinite(difference)) this.found.push(difference);
    else this.missing += 1;
  }

  figure(): ParityFigure {
    const sorted = this.found.toSorted((a, b) => a - b);
    const at = (share: number): number | null => sorted[Math.ceil(share * sorted.length) - 1] ?? null;
    return {
      ...this.facts,
      compared: sorted.length + this.missing,
      equal: sorted.filter((difference) => difference <= this.facts.tolerance).length,
      median: rounded(at(0.5)),
      most: rounded(at(0.95)),
      worst: rounded(at(1)),
    };
  }
}

const rounded = (value: number | null): number | null => (value === null ? null : Number(value.toPrecision(3)));

/** Names that are equal or not; those that differ lie some arcseconds from the limit of a part. */
export class Names {
  private readonly name: string;
  private compared = 0;
  private readonly fromLimit: number[] = [];

  constructor(name: string) {
    this.name = name;
  }

  add(isEqual: boolean, arcsecondsFromLimit: number): void {
    this.compared += 1;
    if (!isEqual) this.fromLimit.push(arcsecondsFromLimit);
  }

  figure(): ParityFigure {
    return {
      name: this.name,
      compared: this.compared,
      equal: this.compared - this.fromLimit.length,
      unit: '″ from a limit',
      tolerance: null,
      median: null,
      most: null,
      worst: this.fromLimit.length === 0 ? null : rounded(Math.max(...this.fromLimit)),
    };
  }
}
