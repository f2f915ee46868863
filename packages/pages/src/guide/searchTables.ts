/** The conditions of docs/search.md from their rows. */
import { LEAF_IDS, LEAVES } from '@ganita/core/conditions/leaves.js';
import { code, table } from './markdown.js';
import type { PageTables } from './markers.js';

export const searchTables: PageTables = {
  'search.md': () => ({
    conditions: table(
      ['condition', 'value'],
      LEAF_IDS.map((id) => [code(id), LEAVES[id].takes]),
    ),
  }),
};
