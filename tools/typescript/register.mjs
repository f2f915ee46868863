/**
 * `node --import ./tools/typescript/register.mjs file.ts` runs a TypeScript file of `tests` or `tools` in a checkout that is built
 * (`npm run build`). Types are removed, not checked: `npm run types` does that.
 */
import { register } from 'node:module';

register('./hooks.mjs', import.meta.url);
