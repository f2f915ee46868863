import { Type } from 'typebox';
import { comparedMetaSchema } from '../../calculations/fields/metaSchema.js';
import { nullable, oneOf } from '../../calculations/fields/schema.js';
import { birthDetailsSchema } from '../values/birthDetails.js';

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

/** The answer of `POST /horoscope/compare`. */
export const compareResponse = Type.Object({
  birth_details: birthDetailsSchema,
  compare: compareSchema,
  meta: comparedMetaSchema,
});
