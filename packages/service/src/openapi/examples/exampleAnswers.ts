import { answerTo } from 'ganita/api/answerTo.js';
import type { CalculationEndpoint } from 'ganita/api/endpoint.js';
import { calculationsOf, ENDPOINTS } from 'ganita/api/endpoints.js';
import { plainSchema } from 'ganita/api/schema/jsonSchema.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import type { TSchema } from 'typebox';
import { bounded, shortened } from './bounded.js';

/** An answer of each calculation, by the name of its endpoint. */
export type ExampleAnswers = Readonly<Record<string, unknown>>;

/** Characters of an example: enough to see what an answer is like. */
const EXAMPLE_LENGTH = 390;

/** An answer as an example shows it: the first entries of each list and map, and the first fields of long records. */
export const exampleOf = (answer: unknown, response: TSchema): unknown =>
  shortened(bounded(answer, plainSchema(response)), EXAMPLE_LENGTH);

/** The request that the documentation shows first. */
export const firstExample = ({ examples }: CalculationEndpoint): Readonly<Record<string, unknown>> =>
  Object.values(examples)[0]?.value ?? {};

/** The answer to the first example of each calculation. Errors: DomainError. */
export const exampleAnswers = (ports: Ports): ExampleAnswers =>
  Object.fromEntries(
    calculationsOf(ENDPOINTS).map(([name, endpoint]) => [
      name,
      exampleOf(answerTo(endpoint, firstExample(endpoint), ports), endpoint.answer.schema),
    ]),
  );
