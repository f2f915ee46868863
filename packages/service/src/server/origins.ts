const EXPECTED = 'must be origins such as https://astro.example, separated by commas';

/** Read the origins of `CORS_ORIGINS` or `MCP_ORIGINS`. Errors: an Error with the form that they must have. */
export function readOrigins(text: string): readonly string[] {
  const given = text.split(',').map((part) => part.trim());
  return given.filter((part) => part !== '').map(originOf);
}

function originOf(text: string): string {
  const { protocol, href, origin } = new URL(URL.canParse(text) ? text : 'none:');
  if (!/^https?:$/.test(protocol) || href !== `${origin}/`) throw new Error(EXPECTED);
  return origin;
}
