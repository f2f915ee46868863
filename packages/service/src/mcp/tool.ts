import { bodyFields } from 'ganita/api/bodyFields.js';
import type { CalculationName, PictureName } from 'ganita/api/endpoints.js';
import { calculationRow } from 'ganita/api/endpoints.js';
import type { ResponseOf } from 'ganita/api/requestsAndResponses.js';
import type { TObject } from 'typebox';

export type Fields = Readonly<Record<string, unknown>>;

/** What a tool read from its arguments. */
export interface ToolInput {
  /** What the caller gave, with the coordinates of the places that it named. */
  readonly given: Fields;
  /** The same with the defaults of the tool's own fields. */
  readonly filled: Fields;
  /** The present moment on the clock of the request, YYYY-MM-DDTHH:MM:SS. */
  readonly now: string;
}

/** The calculation that answers a call. */
export interface ToolRequest {
  readonly calculation: CalculationName;
  readonly body: Fields;
}

/** The answer of a tool before it is cut to its bound. */
export interface Shaped {
  /** The same in a sentence or a few lines, for readers of text. */
  readonly text: string;
  /** What is always shown. */
  readonly facts: Fields;
  /** Rows of which as many are shown as there is room for. */
  readonly rows?: readonly unknown[];
}

/** A tool: what it takes, which calculation answers it, and what of the answer it shows. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** What it does, and what it does not do. */
  readonly description: string;
  readonly input: TObject;
  /** The facts of its answer; rows and what all answers have are added. */
  readonly output: TObject;
  /** The field under which rows are shown; null for a tool without rows. */
  readonly rowsField: string | null;
  readonly maxTokens?: number;
  /** Its rows are lines of text. */
  readonly rowsAreTexts?: true;
  /** Its rows have all of the answer, so that none is linked. */
  readonly isWhole?: true;
  request(input: ToolInput): ToolRequest;
  shape(answer: unknown, input: ToolInput): Shaped;
  /** The picture that shows the same. */
  readonly picture?: PictureName;
}

/** Keep the type of the answer that a tool reads. */
export const tool = <Name extends CalculationName>(
  row: Omit<Tool, 'shape'> & { shape(answer: ResponseOf<Name>, input: ToolInput): Shaped },
): Tool => row as Tool;

/** The fields of a calculation's request that are given, with others of the tool; a preset becomes a rule set. */
export function bodyFor(calculation: CalculationName, { given }: ToolInput, more: Fields = {}): Fields {
  const { preset, ...fields } = given;
  return {
    ...bodyFields(calculationRow(calculation).calculation.request, fields),
    ...(preset === undefined ? {} : { rules: { preset } }),
    ...more,
  };
}
