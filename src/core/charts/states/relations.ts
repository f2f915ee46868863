import { GRAHAS, type Graha } from '../../zodiac/grahas.js';
import {
  type CompoundRelation,
  compoundRelation,
  type NaturalRelation,
  naturalRelation,
  type TemporaryRelation,
  temporaryRelation,
} from '../../zodiac/relations.js';
import type { Chart } from '../chart.js';

/** How a graha regards another in a chart. */
export interface Relation {
  readonly natural: NaturalRelation;
  readonly temporary: TemporaryRelation;
  readonly compound: CompoundRelation;
}

/** Relations of a graha to the other eight; itself is left out. */
export type Relations = Readonly<Partial<Record<Graha, Relation>>>;

/** Relations by the signs of a chart (docs/rules/01-positions-and-vargas.md#section-10). */
export function relationsOf(graha: Graha, chart: Chart): Relations {
  const relations: Partial<Record<Graha, Relation>> = {};
  for (const other of GRAHAS) {
    if (other === graha) continue;
    const natural = naturalRelation(graha, other);
    const temporary = temporaryRelation(chart.grahas[graha].sign, chart.grahas[other].sign);
    relations[other] = { natural, temporary, compound: compoundRelation(natural, temporary) };
  }
  return relations;
}
