import { describe, expect, it } from 'vitest';
import { startUnread } from './unreadLog.js';

describe('a service whose log is not read', () => {
  it('goes on when the reader leaves', async () => {
    const { child: started, send, chart, dropped, stopped } = await startUnread('pipe');
    started.stdout?.destroy();
    expect(await send('/nowhere')).toBe(404);
    expect(await chart()).toBe(200);
    // Lines wait for another reader, as many as may wait; what comes then is dropped and counted.
    while ((await dropped()) === 0) await Promise.all(Array.from({ length: 200 }, () => send(`/${'x'.repeat(180)}`)));
    expect(await chart()).toBe(200);
    expect(await stopped()).toBe(0);
  });
});
