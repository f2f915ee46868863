import { describe, expect, it } from 'vitest';
import { startUnread } from './unreadLog.js';

describe('a service whose log is not read', () => {
  it('goes on when the reader leaves', async () => {
    const { child: started, send, chart, dropped, stopped } = await startUnread('pipe');
    started.stdout?.destroy();
    expect(await send('/nowhere')).toBe(404);
    expect(await chart()).toBe(200);
    await expect.poll(dropped).toBeGreaterThan(0);
    expect(await stopped()).toBe(0);
  });
});
