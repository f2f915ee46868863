import { describe, expect, it } from 'vitest';
import { serverJson } from '../../tools/mcp/serverJson.mjs';
import { projectRoot } from '../architecture/sourceFiles.js';

describe('the server.json of the MCP registry', () => {
  it('has what the schema of 2025-12-11 requires, from the packed service', () => {
    const document = serverJson('io.example.owner/ganita', projectRoot);
    expect(document).toMatchObject({
      name: 'io.example.owner/ganita',
      packages: [{ registryType: 'npm', identifier: '@ganita/service', transport: { type: 'stdio' } }],
    });
    expect(document.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(document.packages.map(({ version }) => version)).toEqual([document.version]);
    expect(document.description.length).toBeLessThanOrEqual(100);
  });

  it.each(['', 'ganita', 'a/b/c', 'io.example/'])('needs the name of its publisher: "%s" is none', (name) => {
    expect(() => serverJson(name, projectRoot)).toThrow('--name must be');
  });
});
