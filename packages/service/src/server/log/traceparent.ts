/** Fields of a log line that tie it to a trace, by the names that OpenTelemetry gives them in lines of JSON. */
export interface TraceFields {
  /** 32 hexadecimal digits. */
  readonly trace_id: string;
  /** 16 hexadecimal digits: the span of the caller (`parent-id` of the header), as the service makes no spans. */
  readonly span_id: string;
}

/** Version, trace, span and flags; a version after 00 may add fields. */
const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/;
/** A later version may be longer than the 55 characters of this one, not without end: it is stored with a job. */
const MAX_LENGTH = 256;
const ONLY_ZEROS = /^0+$/;

/**
 * Read a `traceparent` header, or the text of one that was stored (https://www.w3.org/TR/trace-context/). Null where there is none, or one
 * that is not valid or is given twice: such a header is ignored.
 */
export function readTraceparent(header: string | readonly string[] | undefined): TraceFields | null {
  if (typeof header !== 'string' || header.length > MAX_LENGTH) return null;
  const [, version, traceId = '', spanId = '', more] = TRACEPARENT.exec(header) ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return null;
  if (ONLY_ZEROS.test(traceId) || ONLY_ZEROS.test(spanId)) return null;
  return { trace_id: traceId, span_id: spanId };
}
