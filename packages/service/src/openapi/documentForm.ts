/**
 * `compact`: a file for programs, in which what several objects have in common is written once, and defaults are words;
 * `whole`: for a page that shows each object with all of its fields and their defaults.
 */
export type DocumentForm = 'compact' | 'whole';
