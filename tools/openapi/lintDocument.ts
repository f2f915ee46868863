/** `npm run lint:openapi`: checks the OpenAPI document, its examples included, with the linter of Redocly. It sends nothing. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openApiDocument } from '@ganita/service/openapi/document.js';
import { exampleAnswers } from '@ganita/service/openapi/examples/exampleAnswers.js';
import { openPorts } from 'ganita/adapters/openPorts.js';

const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
const program = join(dirname(manifest), 'bin', 'cli.js');
const folder = mkdtempSync(join(tmpdir(), 'ganita-openapi-'));
try {
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(openApiDocument(exampleAnswers(await openPorts())), null, 1));
  const { status } = spawnSync(
    process.execPath,
    [program, 'lint', file, '--config', join(import.meta.dirname, 'redocly.yaml')],
    {
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
