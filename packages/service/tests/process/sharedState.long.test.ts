import { describe, expect, it } from 'vitest';
import { hasRedis } from './redis.js';
import { chart, expectNoPassword, faultLines, redisOfTest, startLoaded } from './sharedState.js';

describe.skipIf(!hasRedis)('the log of a process whose Redis does not do what it should', () => {
  it('says READONLY of a replica', async () => {
    const { url, client } = await redisOfTest();
    const redis = client();
    // Nothing listens there, and the replica goes on with what it has.
    await redis.replicaof('127.0.0.1', 1);
    const server = await startLoaded({ REDIS_URL: url, RATE_LIMIT_FACTOR: '1' });
    expect((await chart(server.origin, {})).status).toBe(200);
    await expect.poll(() => faultLines(server)).toContainEqual(expect.objectContaining({ code: 'READONLY' }));
  });

  it('says NOAUTH, and never a password', () => expectNoPassword('NOAUTH', ''));
});
