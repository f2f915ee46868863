import type { Evidence } from '../facts/evidence.js';
import type { Requirement } from '../facts/requirements.js';
import type { Graha } from '../zodiac/grahas.js';
import { VARGA_KEYS, type VargaKey } from '../zodiac/vargaKeys.js';
import { type RajaPair, rajaPairs } from './raja/rajaYogas.js';
import { RAJA_YOGAS } from './raja/subTypes.js';
import type { CancellationId, YogaFamily, YogaRules } from './yoga.js';
import { yogasUnder } from './yogaCatalogue.js';
import type { YogaFacts } from './yogaFacts.js';
import { yogasIn } from './yogas.js';

/** A yoga that is present in a chart of a birth. */
export interface InChart {
  readonly key: VargaKey;
  readonly conditions: readonly Evidence[];
  readonly cancelledBy: readonly CancellationId[];
  /** pairs of lords, for raja yogas by pairs; null for all others */
  readonly pairs: readonly RajaPair[] | null;
  /**
   * the grahas that form it, each alone or each pair, if a list of yogas names them
   * (docs/rules/09-jhora-agreement.md#rule-y1)
   */
  readonly planets?: readonly (readonly Graha[])[];
}

/** A yoga and the charts where it is present, at least one. */
export interface FoundYoga {
  readonly id: string;
  readonly family: YogaFamily;
  readonly source: string;
  readonly charts: readonly InChart[];
}

/** How many yogas were evaluated and found, chart by chart. */
export interface YogaCount {
  readonly found: number;
  readonly possible: number;
}

/** The yogas of a birth in its 23 charts. */
export interface BirthYogas {
  readonly yogas: readonly FoundYoga[];
  readonly raja: readonly FoundYoga[];
  readonly count: YogaCount;
  readonly rajaCount: YogaCount;
  /** for each yoga that could not be evaluated, what was unknown */
  readonly notEvaluated: Readonly<Record<string, readonly Requirement[]>>;
}

/** Evidence of several pairs; shared evidence once. */
function merged(parts: readonly (readonly Evidence[])[]): readonly Evidence[] {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return first;
  const seen = new Set<string>();
  return parts.flat().filter(({ id, subject }) => {
    const key = `${id} ${subject.join(' ')}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The raja yogas by pairs of a chart, in the order of the rows; null for an absent one. */
function rajaIn(key: VargaKey, facts: YogaFacts): readonly (InChart | null)[] {
  const all = rajaPairs(facts);
  return RAJA_YOGAS.map(({ subType }) => {
    const pairs = subType === null ? all : all.filter(({ subTypes }) => subTypes.includes(subType));
    if (pairs.length === 0) return null;
    const conditions = merged(
      pairs.map((pair) =>
        subType === null ? pair.conditions : [...pair.conditions, ...(pair.subTypeConditions[subType] ?? [])],
      ),
    );
    return { key, conditions, cancelledBy: [], pairs };
  });
}

const chartsIn = (found: readonly FoundYoga[]): number => found.reduce((sum, { charts }) => sum + charts.length, 0);

/** Evaluate every yoga in the 23 charts of a birth, or in some of them. */
export function birthYogas(
  factsOf: (key: VargaKey) => YogaFacts,
  rules: YogaRules,
  keys: readonly VargaKey[] = VARGA_KEYS,
): BirthYogas {
  const rowsUnderRules = yogasUnder(rules);
  const charts = new Map<string, InChart[]>();
  const notEvaluated: Record<string, readonly Requirement[]> = {};
  const add = (id: string, chart: InChart): void => {
    const known = charts.get(id);
    if (known === undefined) charts.set(id, [chart]);
    else known.push(chart);
  };
  for (const key of keys) {
    const facts = factsOf(key);
    const { present, notEvaluated: open } = yogasIn(facts, rowsUnderRules, rules);
    for (const { id, conditions, cancelledBy } of present) add(id, { key, conditions, cancelledBy, pairs: null });
    for (const { id, unknown } of open) notEvaluated[id] = unknown;
    rajaIn(key, facts).forEach((chart, at) => {
      if (chart !== null) add((RAJA_YOGAS[at] as (typeof RAJA_YOGAS)[number]).id, chart);
    });
  }
  const found = (rows: readonly Omit<FoundYoga, 'charts'>[]): readonly FoundYoga[] =>
    rows.flatMap(({ id, family, source }) => {
      const holding = charts.get(id);
      return holding === undefined ? [] : [{ id, family, source, charts: holding }];
    });
  const rows = rowsUnderRules.map(({ row }) => row);
  const rajaRows = [
    ...RAJA_YOGAS.map(({ id, source }) => ({ id, source, family: 'raja' as const })),
    ...rows.filter(({ family }) => family === 'raja'),
  ];
  const otherRows = rows.filter(({ family }) => family !== 'raja');
  const [yogas, raja] = [found(otherRows), found(rajaRows)];
  return {
    yogas,
    raja,
    count: { found: chartsIn(yogas), possible: otherRows.length * keys.length },
    rajaCount: { found: chartsIn(raja), possible: rajaRows.length * keys.length },
    notEvaluated,
  };
}
