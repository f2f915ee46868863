import { invalidInput } from '@ganita/core/errors/domainError.js';

/**
 * The link of the button as it is written to the file: an absolute http or https address in ASCII. Errors:
 * `invalid_input` naming `online_url` for any other, and for one with a user name or password.
 */
export function onlineUrl(text: string): string {
  if (/[\s\p{C}]/u.test(text) || !/^https?:\/\//i.test(text) || !URL.canParse(text)) reject();
  const url = new URL(text);
  if (!['http:', 'https:'].includes(url.protocol) || url.hostname === '') reject();
  if (url.username !== '' || url.password !== '') {
    throw invalidInput('online_url', 'must not contain a user name or password');
  }
  return url.href;
}

function reject(): never {
  throw invalidInput('online_url', 'must be an absolute http or https address');
}
