import { VARGA_KEYS, type VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import { Type } from 'typebox';
import { nullable, oneOf, SYNONYMS_KEYWORD } from '../fields/schema.js';
import { VARGA_SYNONYMS } from '../fields/synonyms.data.js';

/** A divided chart in a request: its key, its number or its name. */
export const vargaField = (options: object = {}) =>
  oneOf(VARGA_KEYS, { title: 'VargaKey', [SYNONYMS_KEYWORD]: VARGA_SYNONYMS, ...options });

const vargaList = (description: string) =>
  Type.Optional(nullable(Type.Array(vargaField(), { default: null, description: `${description}; null = all 23` })));

/** The extension fields that limit which of the 23 charts a key contains. */
export const chartListFields = {
  vargas: vargaList('charts of divisional_charts'),
  yoga_charts: vargaList('charts in which yogas are looked for'),
};

/** The charts of a list in the order of every response; all where no list is given. */
export const chartsOfList = (list: readonly VargaKey[] | null): readonly VargaKey[] =>
  list === null ? VARGA_KEYS : VARGA_KEYS.filter((key) => list.includes(key));
