import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyBuilt } from './builtCopy.js';

describe('a service whose workers cannot load', () => {
  it('ends with status 1 and one line that names the cause', async () => {
    const copy = copyBuilt([]);
    onTestFinished(copy.remove);
    copy.lose('packages/service/dist/workers/worker.js');
    const child = spawn(process.execPath, [copy.main], {
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const status = new Promise((resolve) => child.once('exit', resolve));
    const errors = await text(child.stderr);
    expect(errors).toMatch(/^ganita: worker startup failed: [^\n]*worker\.js[^\n]*\n$/);
    expect(await status).toBe(1);
  });
});
