/**
 * Some rules depend on the gender of a birth. Without it they give both forms, or report that they were not evaluated.
 */
export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];
