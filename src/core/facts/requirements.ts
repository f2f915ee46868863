/**
 * What a condition may need to know in addition to the signs of a chart. A birth has all of it, except perhaps the
 * gender; a chart from a book often has only signs.
 */
export const NEEDS = [
  'degrees',
  'tithi',
  'half_of_day',
  'gender',
  'navamsa',
  'drekkana',
  'gulika',
  'maandi',
  'varga_counts',
  'karakas',
] as const;
export type Need = (typeof NEEDS)[number];

/** A set of needs in one whole number: a bit for each in the order of `NEEDS`. */
export type Needs = number & { readonly __members: 'needs' };

export const NOTHING = 0 as Needs;

/** The set of some needs. */
export const needsOf = (...names: readonly Need[]): Needs =>
  names.reduce((bits, name) => bits | (1 << NEEDS.indexOf(name)), 0) as Needs;

/** The union of two sets of needs. */
export const joinedNeeds = (a: Needs, b: Needs): Needs => (a | b) as Needs;

/** The union of the needs of some parts. */
export const neededBy = (...parts: readonly { readonly needs: Needs }[]): Needs =>
  parts.reduce((bits, { needs }) => bits | needs, 0) as Needs;

/** The needs that are not known. */
export const unknownOf = (needs: Needs, known: Needs): Needs => (needs & ~known) as Needs;

/** The needs by name. */
export const namesOfNeeds = (needs: Needs): readonly Need[] => NEEDS.filter((_, at) => (needs & (1 << at)) !== 0);
