import type { Language } from '@ganita/words/languages.js';
import { Type } from 'typebox';
import type { ComparedChart, HoroscopeCompare } from '../../calculations/compare/horoscopeCompare.js';
import { comparedMetaSchema } from '../../calculations/fields/metaSchema.js';
import { nullable, oneOf } from '../../calculations/fields/schema.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import { chosenChartRecord } from '../horoscope/horoscope.js';
import { praveshaRecord } from '../horoscope/pravesha.js';
import { detailsRecord, horoscopeKeysRecord } from '../horoscope/sectionRecords.js';
import type { Wire } from '../schema/wire.js';
import { birthDetailsRecord, birthDetailsSchema } from '../values/birthDetails.js';
import { comparedMetaRecord } from '../values/meta.js';
import { causesOf, DETAILS, type Difference, differencesOf, type Records, sectionAt } from './causes.js';
import { apart } from './figures.js';
import { valueCount } from './walk.js';

const count = (description: string) => Type.Integer({ minimum: 0, description });
const value = (description: string) => Type.Unknown({ description });
const choiceName = Type.String({ description: 'name of the choice, as in `rules`' });

const figure = (side: string) =>
  value(`as in /horoscope, by the ${side} rule set; a list or record that only one side has is shown as a whole`);

const choiceSchema = Type.Object(
  {
    choice: choiceName,
    first_value: value('its value in the first rule set'),
    second_value: value('its value in the second rule set'),
    values_moved: count('values that it changes by itself'),
  },
  { title: 'DifferingChoice', description: 'a choice in which the two rule sets differ' },
);

const countsSchema = Type.Object(
  { values: count('values of the key'), different: count('values that differ') },
  { title: 'ComparedKey', description: 'how many values of a key were compared and differ' },
);

const differenceSchema = Type.Object(
  {
    path: Type.String({
      description: 'keys below horoscope, details, chosen_chart or pravesha, joined by /',
    }),
    first_value: figure('first'),
    second_value: figure('second'),
    difference: nullable(
      Type.Number({
        description: 'second minus first, longitudes by the shorter way around the zodiac; null where there is none',
      }),
    ),
    unit: nullable(
      oneOf(['seconds', 'days'], {
        title: 'DifferenceUnit',
        description: 'seconds of moments, days of dates; null for any other number',
      }),
    ),
    caused_by: Type.Array(choiceName, {
      description: 'choices each of which changes the value by itself; empty where only several together do',
    }),
  },
  { title: 'Difference', description: 'a value that differs' },
);

const compareSchema = Type.Object(
  {
    choices: Type.Array(choiceSchema, {
      description: 'choices in which the two rule sets differ, and how many values each changes by itself',
    }),
    totals: Type.Object(
      {
        values: count('values compared'),
        different: count('values that differ'),
        by_key: Type.Record(Type.String(), countsSchema, { description: 'the same for each key of the answer' }),
      },
      { title: 'ComparedTotals', description: 'how many values were compared and differ' },
    ),
    differences: Type.Array(differenceSchema, { description: 'every value that differs, in the order of the answer' }),
  },
  { title: 'Comparison', description: 'where a chart differs between two rule sets, and why' },
);

const compareResponse = Type.Object({
  birth_details: birthDetailsSchema,
  compare: compareSchema,
  meta: comparedMetaSchema,
});

/** Everything of a chart that can differ, by its path in the answer: a section, its details, a chosen chart. */
function recordsOf({ context, sections }: ComparedChart, language: Language): Records {
  const { chosen, pravesha } = context;
  const details = Object.entries(detailsRecord(sections, language));
  return {
    ...horoscopeKeysRecord(sections, language),
    ...Object.fromEntries(details.map(([key, record]) => [DETAILS + key, record])),
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
function compareRecord(compared: HoroscopeCompare): Wire<typeof compareResponse> {
  const { input, choices, meta } = compared;
  const records = (chart: ComparedChart): Records => recordsOf(chart, input.language);
  const [first, second] = [records(compared.first), records(compared.second)];
  const found = differencesOf(first, second);
  const causes = causesOf(compared, found, { first, second }, records);
  const causesAt = (path: string): readonly string[] => causes.get(path) ?? [];
  const moved = new Map<string, number>();
  for (const name of [...causes.values()].flat()) moved.set(name, (moved.get(name) ?? 0) + 1);
  return {
    birth_details: birthDetailsRecord(input, compared.first.context.birth, { choices: {} }),
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
export const compareAnswer: EndpointAnswer<HoroscopeCompare, typeof compareResponse> = {
  schema: compareResponse,
  record: compareRecord,
};
