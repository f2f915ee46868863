/** What came of a case: a status, no answer in time, or a connection closed without one. */
export type Outcome = number | 'hung' | 'closed';

const MOST_SHOWN = 20;
const MAX_SHOWN = 600;
/** A service that leaves so many cases without an answer gets no more requests. */
const MOST_HUNG = 20;

/** Counts the outcomes of cases by family, and collects the faults. */
export class Tally {
  readonly #counts = new Map<string, Map<Outcome, number>>();
  readonly #faults: string[] = [];
  readonly #sent = new Map<string, string>();
  #slowestMs = 0;
  #slowest = '';

  add(family: string, outcome: Outcome, tookMs: number): void {
    const counts = this.#counts.get(family) ?? new Map<Outcome, number>();
    this.#counts.set(family, counts.set(outcome, (counts.get(outcome) ?? 0) + 1));
    if (tookMs <= this.#slowestMs) return;
    this.#slowestMs = tookMs;
    this.#slowest = family;
  }

  /** Something that must not be, and what was sent: of one fault the shortest. */
  fault(family: string, what: string, sent = ''): void {
    const fault = `${family}: ${what}`;
    this.#faults.push(fault);
    const shortest = this.#sent.get(fault);
    if (shortest === undefined || sent.length < shortest.length) this.#sent.set(fault, sent);
  }

  /** Whether it is no use to go on. */
  get hopeless(): boolean {
    return this.count((outcome) => outcome === 'hung') >= MOST_HUNG;
  }

  get faults(): readonly string[] {
    return this.#faults;
  }

  /** Cases for which `wanted` is true; all of them where it is not given. */
  count(wanted: (outcome: Outcome) => boolean = () => true): number {
    let sum = 0;
    for (const counts of this.#counts.values()) {
      for (const [outcome, count] of counts) if (wanted(outcome)) sum += count;
    }
    return sum;
  }

  /** A table by family, the sums, and the faults. */
  report(): string {
    const rows = [...this.#counts].map(([family, counts]) => {
      const shown = [...counts].sort(([a], [b]) => String(a).localeCompare(String(b)));
      return `  ${family.padEnd(24)} ${shown.map(([outcome, count]) => `${outcome}: ${count}`).join(', ')}`;
    });
    const serverErrors = this.count((outcome) => typeof outcome === 'number' && outcome >= 500);
    return [
      ...rows,
      `cases ${this.count()}, 5xx ${serverErrors}, hung ${this.count((outcome) => outcome === 'hung')}, faults ${this.#faults.length}`,
      `slowest ${Math.round(this.#slowestMs)} ms (${this.#slowest})`,
      ...[...this.#sent]
        .slice(0, MOST_SHOWN)
        .map(([fault, sent]) => `FAULT ${fault}\n    sent ${sent.slice(0, MAX_SHOWN)}`),
    ].join('\n');
  }
}
