import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ENVIRONMENT } from '../../packages/service/tests/process/served.js';
import { sharedServer } from '../../packages/service/tests/process/sharedServer.js';
import { clientSources } from '../../tools/python/clientSources.js';
import { projectRoot } from '../architecture/sourceFiles.js';
import { PYTHON, PYTHON_ENVIRONMENT } from './python.js';

const FOLDER = join(projectRoot, 'clients', 'python');
const run = promisify(execFile);

describe('the client in Python', () => {
  it.each(Object.entries(clientSources()))(
    'has %s as the OpenAPI document says (npm run data:python)',
    (file, text) => {
      expect(readFileSync(join(FOLDER, 'ganita_client', file), 'utf8') === text).toBe(true);
    },
  );

  it.skipIf(PYTHON === null)('passes its tests with a running service and with one that it starts', async () => {
    const { origin } = await sharedServer();
    const command = [process.execPath, join(projectRoot, 'packages', 'service', 'bin', 'ganita.mjs')];
    const { stderr } = await run(PYTHON ?? '', ['-m', 'unittest', 'tests/test_client.py'], {
      cwd: FOLDER,
      env: { ...ENVIRONMENT, ...PYTHON_ENVIRONMENT, GANITA_URL: origin, GANITA_COMMAND: JSON.stringify(command) },
    });
    expect(stderr).toMatch(/Ran \d\d tests[\s\S]*\nOK/);
  });
});
