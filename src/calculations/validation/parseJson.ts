import { StructureError } from './structureError.js';

/** Read JSON text of a request. What is none is refused under the name of `field`. */
export function parseJson(text: string, field: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StructureError(field, `the ${field} is not valid JSON`);
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Read JSON in UTF-8. Bytes that are no UTF-8 are refused, not replaced. */
export function parseJsonBytes(bytes: Uint8Array, field: string): unknown {
  return parseJson(decoded(bytes, field), field);
}

function decoded(bytes: Uint8Array, field: string): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new StructureError(field, `the ${field} is not UTF-8`);
  }
}
