import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const DIGITS = 10;

/** The first hexadecimal digits of the SHA-256 of a text: the same text has the same id wherever it is made. */
export const shortId = (text: string): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, DIGITS);
