/** A request whose structure is wrong (missing field, wrong JSON type): refused before any value is looked at. */
export class StructureError extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.name = 'StructureError';
    this.field = field;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Read JSON in UTF-8 (RFC 8259) of a request. What is none is refused under the name of `field`; bytes that are no UTF-8
 * are refused, not replaced.
 */
export function parseJson(bytes: Uint8Array, field: string): unknown {
  const text = decoded(bytes, field);
  try {
    return JSON.parse(text);
  } catch {
    throw new StructureError(field, `the ${field} is not valid JSON`);
  }
}

function decoded(bytes: Uint8Array, field: string): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new StructureError(field, `the ${field} is not UTF-8`);
  }
}
