/** Table of docs/vargas.md from the names of the methods. */
import { CHOSEN_METHOD_KEYS, factorOf, METHOD_NAMES } from '@ganita/core/zodiac/vargaKeys.js';
import { code, table } from './markdown.js';
import type { PageTables } from './markers.js';

/** The choice of each chart, and its methods in the order of `chart_method`. */
const methodTable = (): string =>
  table(
    ['choice', 'N', 'methods, 1 first'],
    CHOSEN_METHOD_KEYS.map((key) => [
      code(`varga_methods.${key}`),
      factorOf(key),
      METHOD_NAMES[key].map(code).join(', '),
    ]),
  );

export const vargaTables: PageTables = { 'vargas.md': () => ({ methods: methodTable() }) };
