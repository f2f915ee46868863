#!/usr/bin/env node
/** The `ganita` command. In a source checkout it first builds what is missing; an installed package is built already. */
import { buildOrExit } from '../tools/build.mjs';

await buildOrExit();
await import('../dist/cli/main.js');
