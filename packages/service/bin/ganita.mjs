#!/usr/bin/env node
/** The `ganita` command. It runs `dist`, which a package brings along and `npm run build` writes in a checkout. */
import { existsSync } from 'node:fs';

const program = new URL('../dist/cli/main.js', import.meta.url);
if (existsSync(program)) {
  await import(program.href);
} else {
  process.stderr.write('ganita: dist is missing: run `npm ci && npm run build` first\n');
  process.exitCode = 1;
}
