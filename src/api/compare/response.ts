import { Type } from 'typebox';
import { comparedMetaSchema } from '../../calculations/fields/metaSchema.js';
import { nullable } from '../../calculations/fields/schema.js';
import { birthDetailsSchema } from '../values/birthDetails.js';

const count = Type.Integer({ minimum: 0 });
const value = Type.Unknown({ description: 'a listed value of the choice' });
const figure = Type.Unknown({
  description: 'as in /horoscope; a list or record that only one side has is shown as a whole',
});

/** The answer of `POST /horoscope/compare`. */
export const compareResponse = Type.Object({
  birth_details: birthDetailsSchema,
  compare: Type.Object({
    choices: Type.Array(Type.Object({ name: Type.String(), first: value, second: value, values_moved: count }), {
      description: 'choices in which the two rule sets differ, and how many values each changes by itself',
    }),
    summary: Type.Object({
      values: count,
      different: count,
      by_key: Type.Record(Type.String(), Type.Object({ values: count, different: count })),
    }),
    differences: Type.Array(
      Type.Object({
        path: Type.String({ description: 'keys below horoscope, chosen_chart or pravesha, joined by /' }),
        first: figure,
        second: figure,
        difference: nullable(
          Type.Number({ description: 'second minus first; longitudes by the shorter way around the zodiac' }),
        ),
        unit: nullable(Type.String({ description: 'seconds of moments, days of dates; null for any other number' })),
        caused_by: Type.Array(Type.String(), {
          description: 'choices each of which changes the value by itself; empty where only several together do',
        }),
      }),
    ),
  }),
  meta: comparedMetaSchema,
});
