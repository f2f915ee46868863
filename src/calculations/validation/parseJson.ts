/** A request whose structure is wrong (missing field, wrong JSON type): rejected before any value is checked. */
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
 * Read JSON in UTF-8 (RFC 8259) of a request. Invalid JSON is rejected under the name of `field`; bytes that are not
 * UTF-8 are rejected, not replaced.
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
