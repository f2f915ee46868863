import { readFileSync } from 'node:fs';
import { commandsOf } from '@ganita/service/cli/endpointCommands.js';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

/** The commands of the README that write a picture: arguments and file. */
const commands = [...read('README.md').matchAll(/^npx ganita (svg \w+) ((?:.|\\\n)*?) > (\S+)$/gm)].map(
  ([, name = '', args = '', file = '']) => ({ name, file, args: args.split(/[\s\\]+/) }),
);

describe('pictures of the documentation', () => {
  it('are found', () => {
    expect(commands.map(({ file }) => file)).toEqual(['docs/pictures/chart.svg']);
  });

  it.each(commands)('$file is what its command writes', async ({ name, args, file }) => {
    const written = await commandsOf(ENDPOINTS)[name]?.run(args);
    expect(Buffer.from(written as Uint8Array).toString('utf8')).toBe(read(file));
    expect(read('docs/pictures.md')).toContain(`](${file.replace('docs/', '')})`);
  });
});
