/**
 * `compact`: a file for programs, in which what several objects have in common is written once, and defaults are words;
 * `whole`: for a page that shows each object with all of its fields and their defaults.
 */
export type DocumentForm = 'compact' | 'whole';

/** How a service describes itself. */
export interface DescriptionOptions {
  /** Where the operator offers the source; empty: nowhere. */
  readonly sourceUrl?: string;
  readonly form?: DocumentForm;
}
