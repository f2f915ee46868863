/**
 * What a condition may need to know in addition to the signs of a chart. A birth has all of it, except perhaps the
 * gender; a chart from a book often has only signs.
 */
export const REQUIREMENTS = [
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
export type Requirement = (typeof REQUIREMENTS)[number];

/** A set of requirements in one whole number: a bit for each in the order of `REQUIREMENTS`. */
export type Requirements = number & { readonly __members: 'requirements' };

export const NO_REQUIREMENTS = 0 as Requirements;

/** The set of some requirements. */
export const requirementSet = (...names: readonly Requirement[]): Requirements =>
  names.reduce((bits, name) => bits | (1 << REQUIREMENTS.indexOf(name)), 0) as Requirements;

/** The union of two sets of requirements. */
export const unionOfRequirements = (a: Requirements, b: Requirements): Requirements => (a | b) as Requirements;

/** The union of the requirements of some parts. */
export const requirementsOf = (...parts: readonly { readonly requirements: Requirements }[]): Requirements =>
  parts.reduce((bits, { requirements }) => bits | requirements, 0) as Requirements;

/** The requirements that are not known. */
export const unknownOf = (requirements: Requirements, known: Requirements): Requirements =>
  (requirements & ~known) as Requirements;

/** The requirements by name. */
export const namesOfRequirements = (requirements: Requirements): readonly Requirement[] =>
  REQUIREMENTS.filter((_, at) => (requirements & (1 << at)) !== 0);
