const SPACE = 32;
const isLatin = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 128);

/**
 * The trigrams of a normalised name, each once: three bytes in one number, with a space before and behind so that
 * beginnings and ends weigh more. Names in other scripts have none: their letters are several bytes long.
 */
export function trigramsOf(name: Uint8Array): ReadonlySet<number> {
  const found = new Set<number>();
  if (!isLatin(name)) return found;
  const at = (index: number): number => (index < 0 || index >= name.length ? SPACE : (name[index] ?? SPACE));
  for (let i = -1; i < name.length; i++) found.add((at(i - 1) << 16) | (at(i) << 8) | at(i + 1));
  return found;
}
