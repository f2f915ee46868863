import type { TObject } from 'typebox';

/** The fields of a record that a request has. */
export const bodyFields = (
  { properties }: TObject,
  fields: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => Object.hasOwn(properties, name)));
