/** Keyword of a field that may be left out only where the field it names is given. */
export const REQUIRED_UNLESS = 'x-required-unless';

interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly [REQUIRED_UNLESS]?: string;
}

/** A field that is missing, and so is the one that may replace it. */
export interface MissingField {
  readonly path: readonly string[];
  readonly words: string;
}

/** Null is absent where the field takes it, and a wrong type elsewhere. */
export const isAbsent = (value: unknown, { type = '' }: FieldSchema): boolean =>
  value === undefined || (value === null && type.includes('null'));

/** Whether a value is neither left out nor null. */
export const isGiven = (value: unknown): boolean => (value ?? null) !== null;

const isBlank = (value: unknown): boolean => !isGiven(value) || (typeof value === 'string' && value.trim() === '');

/** Fields of a request, nested ones too, that are missing together with their alternative. */
export function missingAlternatives(
  record: Readonly<Record<string, unknown>>,
  schema: object,
  path: readonly string[] = [],
): readonly MissingField[] {
  const { properties = {} } = schema as FieldSchema;
  return Object.entries(properties).flatMap(([name, inner]) => {
    const value = record[name];
    const other = inner[REQUIRED_UNLESS];
    if (other !== undefined && isAbsent(value, inner) && isBlank(record[other]))
      return [{ path: [...path, name], words: `or ${other} is required` }];
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isRecord ? missingAlternatives(value as Readonly<Record<string, unknown>>, inner, [...path, name]) : [];
  });
}
