import { groupedChoices } from '@ganita/core/rules/choiceGroups.js';
import { Type } from 'typebox';
import type {
  ComparedValue,
  DifferenceExplanation,
  ExplainedDifference,
} from '../../calculations/difference/explainDifference.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { nullable, oneOf } from '../../calculations/fields/schema.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import type { Wire } from '../schema/wire.js';
import { birthDetailsRecord, birthDetailsSchema, COMMON_BIRTH_FIELDS } from '../values/birthDetails.js';
import { metaRecord } from '../values/meta.js';
import { round6, round8 } from '../values/numbers.js';

const choiceName = Type.String({ description: 'name of the choice, as in `rules`' });
const choiceValue = (description: string) => Type.Unknown({ description });

const valueSchema = Type.Object(
  {
    path: Type.String({ description: 'where the value is in `printed`' }),
    printed: Type.String({ description: 'as the request has it' }),
    computed: Type.Unknown({
      description:
        'degrees from 0 Aries, twelve bindus, or a moment on the clock of the birth; null where the rules have none',
    }),
    difference: nullable(
      Type.Number({
        description: 'computed less printed, of bindus the sum over the signs; null where nothing is computed',
      }),
    ),
    difference_unit: oneOf(['arcseconds', 'seconds', 'bindus'], {
      title: 'PrintedUnit',
      description: 'unit of the difference',
    }),
    reproduced: Type.Boolean({ description: 'whether the computed value, rounded or cut off, is the printed one' }),
  },
  { title: 'ComparedPrint', description: 'a printed value beside the computed one' },
);

const changeSchema = Type.Object(
  {
    choice: choiceName,
    from_value: choiceValue('its value in the rules of the request'),
    to_value: choiceValue('the value by which the printed figures come out'),
  },
  { title: 'ExplainingChange', description: 'a choice that the other program makes differently' },
);

const explanationSchema = Type.Object(
  {
    changes: Type.Array(changeSchema, {
      description: 'choices to change; empty where the rules of the request explain most',
    }),
    rules: Type.Record(Type.String(), Type.Unknown(), {
      description: 'the same as `rules` of a request, beside those of this one',
    }),
    values_reproduced: Type.Integer({ minimum: 0, description: 'printed values that come out' }),
    remains: Type.Array(valueSchema, { description: 'printed values that do not' }),
  },
  { title: 'DifferenceExplanation', description: 'a smallest set of changes that explains the most printed values' },
);

const searchedSchema = Type.Object(
  {
    choice: choiceName,
    values_tried: Type.Integer({ minimum: 1, description: 'how many other values of it were tried' }),
  },
  { title: 'SearchedChoice', description: 'a choice that was tried' },
);

const differenceBirthSchema = Type.Pick(birthDetailsSchema, COMMON_BIRTH_FIELDS, {
  title: 'DifferenceBirth',
  description: 'the birth of the request, with defaults filled in',
});

const differenceResponse = Type.Object({
  birth_details: differenceBirthSchema,
  printed_values: Type.Array(valueSchema, { description: 'every printed value, by the rules of the request' }),
  explanations: Type.Array(explanationSchema, {
    description: 'the sets of changes that explain the most printed values with the fewest changes, at most ten',
  }),
  searched: Type.Array(searchedSchema, { description: 'choices that can move a printed value and were tried' }),
  complete: Type.Boolean({ description: 'false where so much was possible that not every set was tried' }),
  meta: metaSchema,
});

const valueRecord = ({ path, printed, computed, difference, unit, isExplained }: ComparedValue) => ({
  path,
  printed,
  computed: typeof computed === 'number' ? round8(computed) : computed,
  difference: difference === null ? null : round6(difference),
  difference_unit: unit,
  reproduced: isExplained,
});

const explanationRecord = ({ changes, values }: DifferenceExplanation) => ({
  changes: changes.map(({ name, from, to }) => ({ choice: name, from_value: from, to_value: to })),
  rules: groupedChoices(Object.fromEntries(changes.map(({ name, to }) => [name, to]))),
  values_reproduced: values.filter(({ isExplained }) => isExplained).length,
  remains: values.filter(({ isExplained }) => !isExplained).map(valueRecord),
});

function differenceRecord(answer: ExplainedDifference): Wire<typeof differenceResponse> {
  const { input, birth, values, explanations, searched, isComplete, meta } = answer;
  return {
    birth_details: birthDetailsRecord(input, birth, meta.settings),
    printed_values: values.map(valueRecord),
    explanations: explanations.map(explanationRecord),
    searched: searched.map(({ name, values: tried }) => ({ choice: name, values_tried: tried.length })),
    complete: isComplete,
    meta: metaRecord(meta),
  };
}

/** The answer of `POST /horoscope/explain-difference`. */
export const differenceAnswer: EndpointAnswer<ExplainedDifference, typeof differenceResponse> = {
  schema: differenceResponse,
  record: differenceRecord,
};
