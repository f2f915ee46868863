import { VARGA_KEYS, type VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import { Type } from 'typebox';
import { nullable, oneOf } from '../fields/schema.js';

const vargaKey = oneOf(VARGA_KEYS, { title: 'VargaKey' });

const vargaList = (description: string) =>
  Type.Optional(nullable(Type.Array(vargaKey, { default: null, description: `${description}; null = all 23` })));

/** The extension fields that limit which of the 23 charts a key contains. */
export const chartListFields = {
  vargas: vargaList('charts of divisional_charts'),
  yoga_charts: vargaList('charts in which yogas are looked for'),
};

/** The charts of a list in the order of every response; all where no list is given. */
export const chartsOfList = (list: readonly VargaKey[] | null): readonly VargaKey[] =>
  list === null ? VARGA_KEYS : VARGA_KEYS.filter((key) => list.includes(key));
