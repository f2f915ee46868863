#!/usr/bin/env node
/** `npm start`: builds what is missing, then serves in this same process, which therefore gets the signals itself. */
import { buildOrExit } from './build.mjs';

await buildOrExit();
await import('../packages/service/dist/server/main.js');
