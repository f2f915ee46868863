import { describe, expect, it } from 'vitest';
import { type CodeExample, codeExamples, runExample } from './codeExamples.js';

describe('code in the documentation', () => {
  const examples = codeExamples();

  it('is found', () => {
    expect(examples.map(({ page }) => page)).toContain('docs/surya-siddhanta.md');
  });

  it.each(examples)('gives what the page says: $page, $heading', async (example) => {
    const claims = await runExample(example);
    expect(claims.length).toBeGreaterThan(0);
    for (const { line, written, ours } of claims) expect(ours, line).toBe(written);
  });
});

describe('the run of an example', () => {
  const example = (code: string): CodeExample => ({ page: 'docs/any.md', heading: 'any', code });

  it('sees a number that is written wrong, and names of another value', async () => {
    const code = "import { norm360 } from '@ganita/core/angles/angles.js';\nnorm360(-90); // 269.9\n'Mars'; // 'Venus'";
    expect((await runExample(example(code))).map(({ written, ours }) => [written, ours])).toEqual([
      ['269.9', '270.0'],
      ["'Venus'", "'Mars'"],
    ]);
  });

  it('fails on a name that the module does not have', async () => {
    const code = "import { lost } from '@ganita/core/angles/angles.js';\nlost; // 1";
    await expect(runExample(example(code))).rejects.toThrow('has no lost');
  });
});
