import {
  type Dignity,
  dignityAt,
  isDeepDebilitated,
  isDeepExalted,
  type SignDignity,
  signDignity,
} from '../../zodiac/dignities.js';
import { GRAHAS, type Graha, isPlanet } from '../../zodiac/grahas.js';
import {
  type CompoundRelation,
  compoundRelation,
  type NaturalRelation,
  naturalRelation,
  type TemporaryRelation,
  temporaryRelation,
} from '../../zodiac/relations.js';
import { signOf } from '../../zodiac/signs.js';
import type { Chart } from '../chart.js';

/** Relation of a graha to another in a chart. */
export interface Relation {
  readonly natural: NaturalRelation;
  readonly temporary: TemporaryRelation;
  readonly compound: CompoundRelation;
}

/** Relations of a graha to the other eight. */
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

/** Dignity of a graha at its longitude. */
export interface DignityState {
  /** by whole sign, grid A */
  readonly signDignity: SignDignity;
  /** by degree */
  readonly dignity: Dignity;
  /** null for the nodes, which have no such points */
  readonly deepExalted: boolean | null;
  readonly deepDebilitated: boolean | null;
}

/** Dignity at a longitude 0 <= x < 360 (docs/rules/01-positions-and-vargas.md#section-9). */
export function dignityStateOf(graha: Graha, longitudeDeg: number): DignityState {
  const planet = isPlanet(graha) ? graha : null;
  return {
    signDignity: signDignity(graha, signOf(longitudeDeg)),
    dignity: dignityAt(graha, longitudeDeg),
    deepExalted: planet && isDeepExalted(planet, longitudeDeg),
    deepDebilitated: planet && isDeepDebilitated(planet, longitudeDeg),
  };
}
