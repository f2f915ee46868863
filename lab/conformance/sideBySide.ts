/** How near the printed moments of one publisher ours are, in seconds apart; `Infinity` for one that we do not have. */
class Nearness {
  readonly apart: number[] = [];

  within(seconds: number): number {
    return this.apart.filter((one) => one <= seconds).length;
  }

  worst(): number {
    return Math.max(0, ...this.apart);
  }
}

/** Printed moments of one kind compared with ours by the defaults and by the preset of their publisher. */
export interface SideBySide {
  readonly preset: string;
  readonly what: string;
  readonly printed: number;
  readonly byDefault: NearnessCount;
  readonly byPreset: NearnessCount;
}

/** Moments within one and two minutes of the printed ones, and the widest distance in seconds. */
export interface NearnessCount {
  readonly oneMinute: number;
  readonly twoMinutes: number;
  readonly worstSeconds: number;
}

const MINUTE = 60;
/** A written second may be rounded. */
const GRAIN = 0.5;

const countOf = (nearness: Nearness): NearnessCount => ({
  oneMinute: nearness.within(MINUTE + GRAIN),
  twoMinutes: nearness.within(2 * MINUTE + GRAIN),
  worstSeconds: nearness.worst(),
});

/** Gathers what two rule sets make of the same printed moments. */
export class SideBySideTable {
  private readonly rows = new Map<
    string,
    { readonly preset: string; readonly what: string; readonly plain: Nearness; readonly chosen: Nearness }
  >();

  /** Seconds between a printed moment and ours, by the defaults and by the preset. */
  add(preset: string, what: string, byDefaultSeconds: number, byPresetSeconds: number): void {
    const key = `${preset}\n${what}`;
    const row = this.rows.get(key) ?? { preset, what, plain: new Nearness(), chosen: new Nearness() };
    this.rows.set(key, row);
    row.plain.apart.push(byDefaultSeconds);
    row.chosen.apart.push(byPresetSeconds);
  }

  /** The rows in the order in which they were first met. */
  report(): readonly SideBySide[] {
    return [...this.rows.values()].map(({ preset, what, plain, chosen }) => ({
      preset,
      what,
      printed: plain.apart.length,
      byDefault: countOf(plain),
      byPreset: countOf(chosen),
    }));
  }
}
