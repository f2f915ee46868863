const MAX_LENGTH = 200;
const CUT = '...';
/** Where a query, a fragment or parameters begin, also where they are percent-encoded, up to five times. */
const REST_BEGINS = /[?#;]|%(?:25){0,4}(?:3f|23|3b)/i;
/** Scheme and authority of an address that a request gives in full. */
const SCHEME_AND_AUTHORITY = /^[a-z][a-z0-9+.-]*:\/\/[^/]*/i;
const ENCODED_AT = /%(?:25){0,4}40/gi;

/**
 * The path of a request target as the log shows it: no query, fragment or parameters, no scheme, host or credentials,
 * at most 200 characters.
 */
export function loggedPath(target: string): string {
  const path = target.replace(SCHEME_AND_AUTHORITY, '');
  const end = path.search(REST_BEGINS);
  const shown = withoutCredentials(end === -1 ? path : path.slice(0, end));
  return shown.length > MAX_LENGTH ? shown.slice(0, MAX_LENGTH - CUT.length) + CUT : shown;
}

/** No route has an `@`: the text before one in a path segment may be `user:password`. */
const withoutCredentials = (path: string): string => {
  const plain = path.replace(ENCODED_AT, '@');
  if (!plain.includes('@')) return path;
  return plain
    .split('/')
    .map((part) => part.slice(part.lastIndexOf('@') + 1))
    .join('/');
};
