/** What the checker counted: derivations, planted errors and those of them that it rejected. */
export interface CheckedRun {
  readonly counts: Readonly<Record<'derived' | 'planted' | 'rejected', number>>;
  /** Derivations that were not accepted, planted errors that were. */
  readonly faults: readonly unknown[];
}

/** Has values of random charts explained and checks the derivations, once as they are and once with an error. */
export function runExplain(of: { readonly charts: number; readonly seed: number }): Promise<CheckedRun>;
