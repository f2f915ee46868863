import { answerTo } from 'ganita/api/answerTo.js';
import type { CalculationEndpoint } from 'ganita/api/endpoint.js';
import { calculationsOf, ENDPOINTS } from 'ganita/api/endpoints.js';
import { plainSchema } from 'ganita/api/schema/jsonSchema.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import type { TSchema } from 'typebox';
import { bounded } from './bounded.js';

/** An answer of each calculation, by the name of its endpoint. */
export type ExampleAnswers = Readonly<Record<string, unknown>>;

/** An answer as an example shows it: the first entries of each list and map. */
export const exampleOf = (answer: unknown, response: TSchema): unknown => bounded(answer, plainSchema(response));

/** The request that the documentation shows first. */
export const firstExample = ({ examples }: CalculationEndpoint): Readonly<Record<string, unknown>> =>
  Object.values(examples)[0]?.value ?? {};

/** The answer in JSON to the first example of each calculation. Errors: DomainError. */
export const exampleAnswers = (ports: Ports): ExampleAnswers =>
  Object.fromEntries(
    calculationsOf(ENDPOINTS)
      .filter(([, { mediaType }]) => mediaType === undefined)
      .map(([name, endpoint]) => [
        name,
        exampleOf(answerTo(endpoint, firstExample(endpoint), ports), endpoint.answer.schema),
      ]),
  );
