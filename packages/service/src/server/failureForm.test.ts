import { failureWith } from 'ganita/api/errors.js';
import { describe, expect, it } from 'vitest';
import { prefersProblem, writtenFailure } from './failureForm.js';

const PROBLEM = 'application/problem+json';

describe('the form of a failure', () => {
  it.each([
    PROBLEM,
    'Application/Problem+JSON',
    `application/json, ${PROBLEM}`,
    `${PROBLEM};q=0.5, application/json;q=0.5`,
    `application/json;q=0.4, ${PROBLEM};q=0.5`,
    `${PROBLEM}, */*;q=0.8`,
    `application/*;q=0.2, */*, ${PROBLEM};q=0.3`,
    `${PROBLEM}; charset=utf-8; q=0.9, application/json;q=0.8`,
  ])('is a problem for %s', (accept) => {
    expect(prefersProblem(accept)).toBe(true);
  });

  it.each([
    undefined,
    '',
    '*/*',
    'application/json',
    'application/*',
    'application/problem+xml',
    `${PROBLEM};q=0`,
    `${PROBLEM};q=0.9, application/json`,
    `${PROBLEM};q=0.9, */*`,
    `${PROBLEM};q=much`,
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  ])('is the short one for %s', (accept) => {
    expect(prefersProblem(accept)).toBe(false);
  });

  it('has the same first error either way', () => {
    const failure = failureWith('unknown_path', 'not found');
    expect(writtenFailure(failure, undefined)).toEqual({
      type: 'application/json; charset=utf-8',
      body: '{"detail":"not found"}',
    });
    const { type, body } = writtenFailure(failure, PROBLEM);
    expect([type, JSON.parse(body)]).toEqual([
      PROBLEM,
      {
        type: '/docs/errors.md#unknown_path',
        title: 'Unknown path',
        status: 404,
        detail: 'not found',
        code: 'unknown_path',
        field: null,
        errors: [{ field: null, code: 'unknown_path', detail: 'not found' }],
      },
    ]);
  });
});
