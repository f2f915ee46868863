/** How the structure of a request is wrong, as a stable code; docs/errors.md has an example of each. */
export type StructureCode =
  | 'missing_field'
  | 'unknown_field'
  | 'wrong_type'
  | 'given_twice'
  | 'too_many_items'
  | 'nested_too_deep'
  | 'malformed_json'
  | 'not_utf8';

/** A request whose structure is wrong (missing field, wrong JSON type): rejected before any value is checked. */
export class StructureError extends Error {
  readonly code: StructureCode;
  readonly field: string;

  constructor(code: StructureCode, field: string, message: string) {
    super(message);
    this.name = 'StructureError';
    this.code = code;
    this.field = field;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Read JSON in UTF-8 (RFC 8259) of a request. Invalid JSON is rejected under the name of `field`; bytes that are not
 * UTF-8 are rejected, not replaced.
 */
export function parseJson(bytes: Uint8Array, field: string): unknown {
  const text = decoded(bytes, field);
  try {
    return JSON.parse(text);
  } catch {
    throw new StructureError('malformed_json', field, `the ${field} is not valid JSON`);
  }
}

function decoded(bytes: Uint8Array, field: string): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new StructureError('not_utf8', field, `the ${field} is not UTF-8`);
  }
}
