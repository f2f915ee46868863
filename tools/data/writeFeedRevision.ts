/**
 * `npm run data:feed`: where a date or a text of `/calendar.ics` is another than in the last release, writes the day of today and
 * the new digest, so that calendar programs take the entries as newer ones.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { FEED_DIGEST } from 'ganita/api/festivals/feedRevision.data.js';
import { feedDigest } from './feedDigest.js';

const FILE = join(
  import.meta.dirname,
  '..',
  '..',
  'packages',
  'ganita',
  'src',
  'api',
  'festivals',
  'feedRevision.data.ts',
);

const digest = feedDigest(await openPorts());
if (digest === FEED_DIGEST) {
  console.log('no date and no text has changed');
} else {
  const today = new Date();
  const date = `{ year: ${today.getUTCFullYear()}, month: ${today.getUTCMonth() + 1}, day: ${today.getUTCDate()} }`;
  writeFileSync(
    FILE,
    readFileSync(FILE, 'utf8')
      .replace(/(?<=FEED_CHANGED_ON: CivilDate = )\{.*\}/, date)
      .replace(/(?<=FEED_DIGEST = ')[^']*/, digest),
  );
  console.log(`the entries of today are a new revision: ${date}`);
}
