/** Formats that a photo may have. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp';

const startsWith = (bytes: Uint8Array, start: number, text: string): boolean =>
  [...text].every((character, index) => bytes[start + index] === character.charCodeAt(0));

/** The format that the first bytes of a file announce; null for any other. */
export function photoFormat(bytes: Uint8Array): PhotoFormat | null {
  if (startsWith(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp';
  return null;
}
