import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandsOf } from '@ganita/service/cli/endpointCommands.js';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import { afterAll, describe, expect, it } from 'vitest';
import { shellCommands } from './shellCommands.js';

const folder = mkdtempSync(join(tmpdir(), 'ganita-commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

const COMMANDS = commandsOf(ENDPOINTS);

/** The command that the first words name, and the words after it. */
function commandOf([, ...words]: readonly string[]) {
  for (const length of [2, 1]) {
    const command = COMMANDS[words.slice(0, length).join(' ')];
    if (command !== undefined) return { command, args: words.slice(length) };
  }
  throw new Error(`no command: ${words.join(' ')}`);
}

/** What runs until it is stopped, or prints while it computes, has tests of its own. */
const PROCESSES: readonly string[] = ['serve', 'worker', 'mcp', 'columns'];

describe('the commands of the documentation', () => {
  const found = shellCommands('ganita').filter(({ words: [, name = ''] }) => !PROCESSES.includes(name));

  it('are found', () => {
    expect(found.map(({ page }) => page)).toContain('docs/calendar.md');
    expect(found.length).toBeGreaterThan(8);
  });

  it.each(found)('give something: $page, $text', async ({ words }) => {
    const file = words.indexOf('--out') + 1;
    const { command, args } = commandOf(words.map((word, at) => (at === file && file > 0 ? join(folder, word) : word)));
    const printed = await command.run(args);
    const written = file > 0 ? readFileSync(join(folder, words[file] ?? '')) : printed;
    expect(written?.length).toBeGreaterThan(100);
  });
});
