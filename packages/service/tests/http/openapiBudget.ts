/**
 * What the OpenAPI document may still lack, by named schema. Each number may only become smaller; in the end every record is
 * empty.
 */

/** Bytes of `/openapi.json` as it is sent. */
export const MAX_BYTES = 633_000;

/** Objects that are written out in several places, counted where the first of them is. */
export const REPEATED: Readonly<Record<string, number>> = {};

/** Objects without a name, counted in the same way. */
export const UNNAMED: Readonly<Record<string, number>> = {};

/** Properties, and the named schema itself, without a description. */
export const UNDESCRIBED: Readonly<Record<string, number>> = {};
