import type { Language } from '@ganita/words/languages.js';
import type { ComparedChart, HoroscopeCompare } from '../../calculations/compare/horoscopeCompare.js';
import { endpointAnswer } from '../endpointAnswer.js';
import { chosenChartRecord } from '../horoscope/horoscope.js';
import { praveshaRecord } from '../horoscope/pravesha.js';
import { detailsRecord, extensionRecords, horoscopeKeysRecord } from '../horoscope/sectionRecords.js';
import type { Wire } from '../schema/wire.js';
import { birthDetailsRecord } from '../values/birthDetails.js';
import { comparedMetaRecord } from '../values/meta.js';
import { causesOf, DETAILS, type Difference, differencesOf, type Records, sectionAt } from './causes.js';
import { apart } from './figures.js';
import { compareResponse } from './response.js';
import { valueCount } from './walk.js';

/** Everything of a chart that can differ, by its path in the answer: a section, its details, a chosen chart. */
function recordsOf({ context, sections }: ComparedChart, language: Language): Records {
  const { chosen, pravesha } = context;
  const details = Object.entries(detailsRecord(sections, language));
  return {
    ...horoscopeKeysRecord(sections, language),
    ...Object.fromEntries(details.map(([key, record]) => [DETAILS + key, record])),
    ...extensionRecords(sections, language),
    ...(chosen.isRequested && { chosen_chart: chosenChartRecord(chosen, language) }),
    ...(pravesha && { pravesha: praveshaRecord(pravesha, language) }),
  };
}

/** How many values each key has, and how many of them differ. */
function totalsOf(first: Records, found: readonly Difference[]) {
  const different = new Map<string, number>();
  for (const { section } of found) different.set(section, (different.get(section) ?? 0) + 1);
  const counts = new Map<string, number>();
  for (const [path, record] of Object.entries(first)) {
    const section = sectionAt(path);
    counts.set(section, (counts.get(section) ?? 0) + valueCount(record));
  }
  const by_key = Object.fromEntries(
    [...counts].map(([section, values]) => [section, { values, different: different.get(section) ?? 0 }]),
  );
  const values = [...counts.values()].reduce((sum, of) => sum + of, 0);
  return { values, different: found.length, by_key };
}

/** The wire record of a comparison. */
export function compareRecord(compared: HoroscopeCompare): Wire<typeof compareResponse> {
  const { input, choices, meta } = compared;
  const records = (chart: ComparedChart): Records => recordsOf(chart, input.language);
  const [first, second] = [records(compared.first), records(compared.second)];
  const found = differencesOf(first, second);
  const causes = causesOf(compared, found, { first, second }, records);
  const causesAt = (path: string): readonly string[] => causes.get(path) ?? [];
  const moved = new Map<string, number>();
  for (const name of [...causes.values()].flat()) moved.set(name, (moved.get(name) ?? 0) + 1);
  return {
    birth_details: birthDetailsRecord(input, compared.first.context.birth, { conventions: {} }),
    compare: {
      choices: choices.map((choice) => ({
        choice: choice.name,
        first_value: choice.first,
        second_value: choice.second,
        values_moved: moved.get(choice.name) ?? 0,
      })),
      totals: totalsOf(first, found),
      differences: found.map(({ path, key, first: one, second: other }) => ({
        path,
        first_value: one,
        second_value: other,
        ...apart(key, one, other),
        caused_by: causesAt(path),
      })),
    },
    meta: comparedMetaRecord(meta),
  };
}

/** The answer of `POST /horoscope/compare`. */
export const compareAnswer = endpointAnswer({ schema: compareResponse, record: compareRecord });
