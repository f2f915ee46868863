import { StructureError } from './structureError.js';

/** Read JSON text of a request. What is none is refused under the name of `field`. */
export function parseJson(text: string, field: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StructureError(field, `the ${field} is not valid JSON`);
  }
}
