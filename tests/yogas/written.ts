import type { Criteria } from '../../src/core/facts/criteria.js';
import type { Gender } from '../../src/core/facts/gender.js';
import type { Rules } from '../../src/core/rules/rules.js';
import { YOGAS } from '../../src/core/yogas/catalogue.js';
import { FURTHER_YOGAS } from '../../src/core/yogas/rows/optional.data.js';
import type { Cancellation, YogaRow } from '../../src/core/yogas/yoga.js';
import type { YogaFacts } from '../../src/core/yogas/yogaFacts.js';
import type { VargaKey } from '../../src/core/zodiac/vargaKeys.js';
import { projectRoot } from '../architecture/sourceFiles.js';

/** A written birth: degrees of the Ascendant, Sun..Rahu, Gulika and Maandi. */
export interface WrittenSky {
  readonly degrees: readonly number[];
  readonly gender: Gender;
}

/** A yoga as it is looked for: under its id, or under `id/value` by another reading. */
export interface Subject {
  readonly name: string;
  readonly criteria: Criteria<YogaFacts>;
  readonly cancellations: readonly Cancellation[];
}

const tool = (await import(`${projectRoot}tools/yogas/writtenSky.mjs`)) as {
  SKY_MODULES: readonly string[];
  yogaFactsOf: (core: object, written: WrittenSky, rules?: Rules) => (key: VargaKey) => YogaFacts;
};
const finder = (await import(`${projectRoot}tools/yogas/findCharts.mjs`)) as {
  IMPOSSIBLE_IN_RASI: readonly string[];
  subjects: (rows: { YOGAS: readonly YogaRow[]; FURTHER_YOGAS: readonly YogaRow[] }) => readonly Subject[];
};
const core = Object.assign(
  {},
  ...(await Promise.all(tool.SKY_MODULES.map((name) => import(`${projectRoot}src/${name}.ts`) as Promise<object>))),
) as object;

/** Yoga facts of the charts of a written birth. */
export const factsOfWritten = (written: WrittenSky, rules?: Rules): ((key: VargaKey) => YogaFacts) =>
  tool.yogaFactsOf(core, written, rules);

export const SUBJECTS = finder.subjects({ YOGAS, FURTHER_YOGAS });
export const { IMPOSSIBLE_IN_RASI } = finder;
