import { editDistance, slipsFor } from './editDistance.js';

/** A longer text is no name. */
const MAX_NAME_LENGTH = 60;

const utf8 = new TextEncoder();
const bytesOf = (name: string): Uint8Array => utf8.encode(name.toLowerCase());

/**
 * The listed name that a text nearly is, upper and lower case being the same; the first of those equally near. null
 * where none is within the slips that a name of its length may have.
 */
export function nearestName(text: string, names: readonly string[]): string | null {
  if (text.length > MAX_NAME_LENGTH) return null;
  const wanted = bytesOf(text);
  let nearest: string | null = null;
  let max = slipsFor(wanted.length);
  for (const name of names) {
    // Listed names are ASCII: as long in bytes as in letters.
    if (Math.abs(name.length - wanted.length) > max) continue;
    const distance = editDistance(wanted, bytesOf(name), max);
    if (distance > max) continue;
    nearest = name;
    if (distance === 0) break;
    max = distance - 1;
  }
  return nearest;
}

/**
 * What the message of an error says after an unknown name or value: `; did you mean Saturn?`, or nothing where no
 * listed one is near. A listed name that has been replaced gives the one that replaced it.
 */
export function suggestion(
  given: unknown,
  listed: readonly unknown[],
  replaced: ReadonlyMap<string, string> = new Map(),
): string {
  if (typeof given !== 'string') return '';
  const nearest = nearestName(
    given,
    listed.filter((one) => typeof one === 'string'),
  );
  return nearest === null ? '' : `; did you mean ${replaced.get(nearest) ?? nearest}?`;
}
