/** Characters of the tables: those that need no escape in a text, 0..89. `tools/calendars/encodeTables.ts` writes with them. */
export const CHARACTERS = '!"#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';
const PLACES: ReadonlyMap<string, number> = new Map([...CHARACTERS].map((character, place) => [character, place]));

/** The number of a character of a table. Error: RangeError outside the table. */
export function placeOfCharacter(text: string, at: number): number {
  const place = PLACES.get(text.charAt(at));
  if (place === undefined) throw new RangeError('outside the table of 1899 to 2101');
  return place;
}
