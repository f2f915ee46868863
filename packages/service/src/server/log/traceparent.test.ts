import { describe, expect, it } from 'vitest';
import { readTraceparent } from './traceparent.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

describe('a traceparent', () => {
  it.each([
    `00-${TRACE}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-00`,
    `cc-${TRACE}-${SPAN}-01`,
    `01-${TRACE}-${SPAN}-01-more`,
  ])('gives the trace and the span of the caller: %s', (header) => {
    expect(readTraceparent(header)).toEqual({ trace_id: TRACE, span_id: SPAN });
  });

  it.each([
    undefined,
    '',
    'x',
    `00-${TRACE}-${SPAN}`,
    `00-${TRACE}-${SPAN}-1`,
    `00-${TRACE}-${SPAN}-01-more`,
    `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`,
    `cc-${TRACE}-${SPAN}-01more`,
    `ff-${TRACE}-${SPAN}-01`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.slice(1)}g-${SPAN}-01`,
    ` 00-${TRACE}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-01\n`,
    [`00-${TRACE}-${SPAN}-01`],
  ])('that is not valid is ignored: %j', (header) => {
    expect(readTraceparent(header)).toBeNull();
  });
});
