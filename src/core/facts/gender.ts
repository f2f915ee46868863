/** What some rules ask of a birth; without an answer they give both forms, or say that they were not evaluated. */
export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];
