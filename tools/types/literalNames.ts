import { NAMED_LISTS } from 'ganita/api/schema/namedLists.js';
import type { LiteralNames } from './declarations.js';

/** Names of the lists of ids that requests and responses are made of, as values and as keys of records. */
export const LITERAL_NAMES: LiteralNames = Object.fromEntries(
  Object.entries(NAMED_LISTS).map(([name, { values }]) => [name, values]),
);
