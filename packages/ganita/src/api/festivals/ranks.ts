import { REGIONS } from '@ganita/core/festivals/festivalRow.js';
import { Type } from 'typebox';
import { nullable, oneOf } from '../../calculations/fields/schema.js';

export const rankSchema = Type.Integer({
  minimum: 1,
  maximum: 4,
  description:
    'how widely it is kept: 1 public and known to all, 2 widely, 3 known to the devout, 4 by specialists; the highest for everyone, `rank_regions`, the tradition and the communities',
});

export const rankRegionsSchema = nullable(
  Type.Array(oneOf(REGIONS, { title: 'FestivalRegion', description: 'a region' }), {
    description: 'regions whose ranks counted; null: those of everyone alone, as abroad',
  }),
);
