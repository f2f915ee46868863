import type { ReportedError } from 'ganita/api/errors.js';
import { expect, it } from 'vitest';
import { failedResult } from './result.js';
import { MAX_TOKENS, tokensOf } from './toolBounds.js';

const errorOf = (field: string): ReportedError => ({ field, code: 'wrong_type', detail: `${field} must be a text` });

it('a failure names each field in a line of its own, and the seconds to wait', () => {
  const failure = { status: 422, errors: [errorOf('date'), errorOf('time')], unlisted: 0, retryAfter: 3 } as const;
  expect(failedResult(failure)).toEqual({
    content: [
      {
        type: 'text',
        text: [
          'date must be a text (field date, code wrong_type)',
          'time must be a text (field time, code wrong_type)',
          'try again after 3 seconds',
        ].join('\n'),
      },
    ],
    isError: true,
  });
});

it('a failure with more errors than its bound allows says how many it leaves out', () => {
  const errors = Array.from({ length: 100 }, (_, at) => errorOf(`field_${at}_${'x'.repeat(60)}`));
  const result = failedResult({ status: 422, errors: [errorOf('date'), ...errors], unlisted: 7 });
  expect(tokensOf(JSON.stringify(result))).toBeLessThanOrEqual(MAX_TOKENS);
  const [content] = result.content;
  const lines = content?.type === 'text' ? content.text.split('\n') : [];
  expect(lines.at(-1)).toBe(`${101 - (lines.length - 1) + 7} more errors`);
  expect(lines.length).toBeGreaterThan(20);
});
