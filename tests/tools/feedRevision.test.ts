import { openPorts } from 'ganita/adapters/openPorts.js';
import { FEED_DIGEST } from 'ganita/api/festivals/feedRevision.data.js';
import { expect, it } from 'vitest';
import { feedDigest } from '../../tools/data/feedDigest.js';

it('calls the entries of /calendar.ics a new revision where one has changed: `npm run data:feed` writes it', async () => {
  expect(feedDigest(await openPorts())).toBe(FEED_DIGEST);
});
