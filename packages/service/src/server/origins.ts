const EXPECTED = 'must be origins such as https://astro.example, separated by commas';

/** Read the origins of `CORS_ORIGINS` or `MCP_ORIGINS`. Errors: an Error with the form that they must have. */
export function readOrigins(text: string): readonly string[] {
  return text.trim() === '' ? [] : text.split(',').map((part) => originOf(part.trim()));
}

function originOf(text: string): string {
  const { protocol, href, origin } = new URL(URL.canParse(text) ? text : 'none:');
  if (!/^https?:$/.test(protocol) || href !== `${origin}/` || origin.includes('*')) throw new Error(EXPECTED);
  return origin;
}
