import { SAME_YOGAS } from './twins.data.js';

const TWINS: ReadonlyMap<string, readonly string[]> = new Map(
  SAME_YOGAS.flatMap((same) => same.map((id) => [id, same.filter((other) => other !== id)] as const)),
);

const NONE: readonly string[] = [];

/** Ids of the other yogas that have the same conditions as one. */
export const sameAs = (id: string): readonly string[] => TWINS.get(id) ?? NONE;
