import type { Graha } from '../zodiac/grahas.js';
import { type CompoundRelation, compoundRelationOf } from '../zodiac/relations.js';
import type { Sign } from '../zodiac/signs.js';

/** Where the nine stand, as far as a relation needs to know; every chart is one. */
type Placed = { readonly grahas: Readonly<Record<Graha, { readonly sign: Sign }>> };

/** Compound relation of one graha to another by their places in a chart. */
export const compoundIn = ({ grahas }: Placed, of: Graha, to: Graha): CompoundRelation =>
  compoundRelationOf(of, grahas[of].sign, to, grahas[to].sign);
