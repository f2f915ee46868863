const QUOTE = 0x22;
/** What is never in base64, but between parts of JSON. */
const BETWEEN_PARTS = ['[', '{', ','].map((sign) => sign.charCodeAt(0));
/** `data:image/jpeg;base64,` may stand before a photo. */
const LONGEST_PREFIX = 32;

/**
 * Whether a JSON text is short but for one long piece of base64 in it. Millions of brackets or names keep a parser busy for
 * seconds; such a text is found out in milliseconds, and before it is parsed.
 */
export function isShortButForOneText(bytes: Buffer, mostBesides: number): boolean {
  let long = bytes.subarray(0, 0);
  for (let from = 0; from <= bytes.length; ) {
    const quote = bytes.indexOf(QUOTE, from);
    const to = quote === -1 ? bytes.length : quote;
    if (to - from > long.length) long = bytes.subarray(from, to);
    if (to - long.length > mostBesides) return false;
    from = to + 1;
  }
  const inside = long.subarray(LONGEST_PREFIX);
  return !BETWEEN_PARTS.some((sign) => inside.includes(sign));
}
