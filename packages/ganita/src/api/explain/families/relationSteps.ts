import type { Graha } from '@ganita/core/zodiac/grahas.js';
import {
  type CompoundRelation,
  compoundRelation,
  naturalRelation,
  temporaryRelation,
} from '@ganita/core/zodiac/relations.js';
import { signIndex } from '@ganita/core/zodiac/signs.js';
import type { Known } from '../derivation.js';
import type { Explained } from '../family.js';
import { countOf } from './places.js';

/** The compound relation of a graha in D-1 to the lord of its sign in some chart. */
export function compoundSteps(
  { derivation: steps, context }: Explained,
  chart: string,
  graha: Graha,
  lord: Known<Graha>,
): Known<CompoundRelation> {
  const { grahas } = context.rasi;
  const named = (name: string) => `${chart}_${name}`;
  const other = lord.value;
  const placeOf = (one: Graha): Known<number> => steps.input(`${one}.sign_index`, signIndex(grahas[one].sign));
  const natural = steps.lookup(named('natural'), 'natural relations', naturalRelation(graha, other), graha, lord);
  const count = countOf(steps, placeOf(graha), placeOf(other), named('count'));
  const temporary = temporaryRelation(grahas[graha].sign, grahas[other].sign);
  const byPlace = steps.lookup(named('temporary'), 'temporary relations', temporary, count);
  return steps.lookup(
    named('relation'),
    'compound relations',
    compoundRelation(natural.value, temporary),
    natural,
    byPlace,
  );
}
