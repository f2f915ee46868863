import { invalidInput } from '@ganita/core/errors/domainError.js';

/** Most characters of a photo in base64: 8 MB. */
export const PHOTO_LIMIT = 8 * 1024 * 1024;

const DATA_URL = /^data:image\/(?:jpeg|png|webp);base64,/;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** The base64 characters of a photo, which may come as a data URL. */
const base64Of = (text: string): string => text.replace(DATA_URL, '');

/** Reject a picture that is too large or not base64; its contents are checked when it is decoded. */
export function checkPhotoText(text: string, field = 'photo', limit = PHOTO_LIMIT): void {
  if (text.length > limit) {
    throw invalidInput(field, `must have at most ${limit} characters of base64`, null, 'wrong_length');
  }
  const base64 = base64Of(text);
  if (base64 === '' || base64.length % 4 !== 0 || !BASE64.test(base64)) {
    throw invalidInput(field, 'must be base64', null, 'wrong_format');
  }
}

/** The bytes of a photo that was checked. */
export const photoBytes = (text: string): Uint8Array => Buffer.from(base64Of(text), 'base64');
