import { createHash } from 'node:crypto';
import { answer } from 'ganita/api/answer.js';
import type { Ports } from 'ganita/calculations/calculation.js';

/** Feeds that have every row, every word of a language, and dates of several states and latitudes. */
const FEEDS = [
  { place: 'Ujjain', latitude: 23.1765, longitude: 75.7885, zone: 'Asia/Kolkata', language: 'en' },
  { place: 'London', latitude: 51.5074, longitude: -0.1278, zone: 'Europe/London', language: 'hi' },
  { place: 'Chennai', latitude: 13.0827, longitude: 80.2707, zone: 'Asia/Kolkata', language: 'ta' },
  { place: 'Hyderabad', latitude: 17.385, longitude: 78.4867, zone: 'Asia/Kolkata', language: 'te' },
  { place: 'Bengaluru', latitude: 12.9716, longitude: 77.5946, zone: 'Asia/Kolkata', language: 'ka' },
] as const;
/** A year with an adhika month, whose rows are kept in no other. */
const YEAR = 2026;

/** What says of an entry that it is newer, and changes with the digest. */
const REVISION_LINES = /^(?:DTSTAMP|LAST-MODIFIED|SEQUENCE):.*\r\n/gm;

/** A digest of what entries of calendar files say. */
export function feedDigest(ports: Ports): string {
  const digest = createHash('sha256');
  for (const feed of FEEDS) {
    const { ics } = answer('festivalFeed', { ...feed, year: YEAR, list: 'all', windows: 'all' }, ports);
    digest.update(ics.replace(REVISION_LINES, ''));
  }
  return digest.digest('hex');
}
