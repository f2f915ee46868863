import type { Fields } from './page.js';

/** The address of a page with fields that are no birth: empty ones are left out. */
export function addressOf(path: string, fields: Fields = {}): string {
  const query = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''));
  return query.size === 0 ? path : `${path}?${query}`;
}
