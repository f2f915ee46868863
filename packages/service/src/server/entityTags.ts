import { createHash } from 'node:crypto';

/** The entity tag of some bytes. */
export const entityTag = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** Whether a list of entity tags names this one, as a weak tag too (RFC 9110 section 13.1.2). */
export const hasAlready = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((listed) => {
    const name = listed.trim();
    return name === '*' || name.replace(/^W\//, '') === tag;
  });
