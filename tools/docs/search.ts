/** The conditions of docs/search.md from their rows. */
import { LEAF_IDS, LEAVES } from '../../src/core/conditions/leaves.js';
import { code, table } from './markdown.mjs';

export const searchTables = {
  'docs/search.md': {
    conditions: table(
      ['condition', 'value'],
      LEAF_IDS.map((id) => [code(id), LEAVES[id].takes]),
    ),
  },
};
