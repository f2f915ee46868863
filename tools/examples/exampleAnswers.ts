import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { answerTo } from 'ganita/api/answerTo.js';
import type { CalculationEndpoint } from 'ganita/api/endpoint.js';
import { calculationsOf, ENDPOINTS } from 'ganita/api/endpoints.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { plainSchema } from '../types/jsonSchema.js';
import { bounded, ofSomeFields, shortened } from './bounded.js';

/** Characters of an example: enough to see what an answer is like. */
const EXAMPLE_LENGTH = 390;

/**
 * An answer as an example shows it: the first entries of each list and map, and the first fields of long records. Error: one of
 * them is not what its schema says.
 */
export function exampleOf(name: string, answer: unknown, response: TSchema): unknown {
  const schema = plainSchema(response);
  const example = shortened(bounded(answer, schema), EXAMPLE_LENGTH);
  const [fault] = Compile(ofSomeFields(schema) as TSchema).Errors(example);
  if (fault !== undefined) throw new Error(`the example of ${name} is not valid: ${JSON.stringify(fault)}`);
  return example;
}

/** The request that the documentation shows first. */
export const firstExample = ({ examples }: CalculationEndpoint): Readonly<Record<string, unknown>> =>
  Object.values(examples)[0]?.value ?? {};

/** The answer to the first example of each calculation, by the name of its endpoint. */
export const exampleAnswers = (ports: Ports): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    calculationsOf(ENDPOINTS).map(([name, endpoint]) => [
      name,
      exampleOf(name, answerTo(endpoint, firstExample(endpoint), ports), endpoint.response),
    ]),
  );
