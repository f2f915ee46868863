import { SIGNS, type Sign, signIndex } from '../../zodiac/signs.js';
import { type DashaLevel, type DashaPlan, equalDivision, type Mahadasha, weightedDivision } from '../period.js';
import type { DashaChart, RasiDashaRules, RasiDashaSubject } from './rasiDashaSubject.js';

/** Inputs of the rules of one dasha. */
export interface Reading extends DashaChart {
  readonly subject: RasiDashaSubject;
  readonly rules: RasiDashaRules;
}

/** The same, once the order of the mahadashas is known. */
export interface OrderedReading extends Reading {
  readonly order: readonly Sign[];
}

/** One rasi dasha: functions of a chart for its order, years and parts. */
export interface RasiDashaRow {
  readonly source: string;
  /** The chart it is computed in; by default the chosen one. */
  readonly chart?: (subject: RasiDashaSubject, rules: RasiDashaRules) => DashaChart;
  readonly firstSign: (reading: Reading) => Sign;
  /** Twelve signs in the order of their mahadashas: each once, except in Drig of a dual Ascendant. */
  readonly order: (first: Sign, reading: Reading) => readonly Sign[];
  /** Length of a mahadasha in years, 0 or more; `place` is the index in the order, 0..11. */
  readonly years: (sign: Sign, reading: Reading, place: number) => number;
  /** Length in the second cycle, or null for none; omitted if there is no second cycle. */
  readonly secondYears?: (sign: Sign, reading: Reading, firstYears: number) => number | null;
  /** How often the whole is repeated; by default once. */
  readonly rounds?: (rules: RasiDashaRules) => number;
  /** The parts of a period of a sign; `level` is that of the parts, 2 or more. */
  readonly parts: (parent: Sign, reading: OrderedReading, level: DashaLevel) => readonly Sign[];
  /** Proportions of the parts; omitted or null if they are equal. */
  readonly partWeights?: (parts: readonly Sign[], reading: OrderedReading) => readonly number[] | null;
}

/** Years of one sign in both cycles if the second completes the first. */
const WHOLE = 12;

/** The years in the second cycle: twelve less those of the first. */
export const complement = (_: Sign, __: Reading, firstYears: number): number => Math.max(0, WHOLE - firstYears);

/** A rasi dasha of one birth: its first sign and its plan. The key of a period is the index of its sign. */
export function rasiDashaPlan(
  row: RasiDashaRow,
  subject: RasiDashaSubject,
  rules: RasiDashaRules,
): { readonly first: Sign; readonly plan: DashaPlan<Sign> } {
  const reading: Reading = { subject, rules, ...(row.chart?.(subject, rules) ?? subject.chosen) };
  const first = row.firstSign(reading);
  const order = row.order(first, reading);
  const ordered: OrderedReading = { ...reading, order };
  const plan: DashaPlan<Sign> = {
    lords: SIGNS,
    mahadashas: mahadashasOf(row, ordered),
    divide(key, level) {
      const parts = row.parts(SIGNS[key] as Sign, ordered, level);
      const keys = parts.map(signIndex);
      const weights = row.partWeights?.(parts, ordered) ?? null;
      return weights === null ? equalDivision(keys) : weightedDivision(keys, weights);
    },
  };
  return { first, plan };
}

function mahadashasOf(row: RasiDashaRow, reading: OrderedReading): readonly Mahadasha[] {
  const cycle = reading.order.map((sign, place) => ({ key: signIndex(sign), years: row.years(sign, reading, place) }));
  const { secondYears, rounds } = row;
  if (secondYears !== undefined) {
    const second = reading.order.flatMap((sign, place) => {
      const years = secondYears(sign, reading, (cycle[place] as Mahadasha).years);
      return years === null ? [] : [{ key: signIndex(sign), years }];
    });
    return [...cycle, ...second];
  }
  return Array.from({ length: rounds?.(reading.rules) ?? 1 }, () => cycle).flat();
}
