import type { Problem } from './wire.js';

/** One error of a request: its field, its stable code and what is wrong. */
export type RequestError = Problem['errors'][number];

/** What an answer that is a failure says. */
interface FailureFacts {
  readonly status: number;
  readonly detail: string;
  readonly problem: Problem | null;
  readonly retryAfterSeconds: number | null;
  readonly requestId: string | null;
}

/** The service did not answer a request, and says why. */
export class GanitaError extends Error {
  /** That of the class. */
  override readonly name = 'GanitaError';
  /** The status of HTTP. */
  readonly status: number;
  /** The stable code (docs/errors.md); null where something between client and service answered, such as a proxy. */
  readonly code: Problem['code'] | null;
  /** The invalid field, a nested one with its path; null where the request has none. */
  readonly field: string | null;
  /** All errors of the request; `code` and `field` are those of the first. */
  readonly errors: readonly RequestError[];
  /** Seconds after which the service can be called again; null where it does not say. */
  readonly retryAfterSeconds: number | null;
  /** The name of the request in the log of the service, where the answer has one. */
  readonly requestId: string | null;

  constructor({ status, detail, problem, retryAfterSeconds, requestId }: FailureFacts) {
    super(detail);
    this.status = status;
    this.code = problem?.code ?? null;
    this.field = problem?.field ?? null;
    this.errors = problem?.errors ?? [];
    this.retryAfterSeconds = retryAfterSeconds;
    this.requestId = requestId;
  }
}

/** Whether an answer says what failed: those about the state of the service have another form. */
export const isFailure = async (response: Response): Promise<boolean> =>
  'detail' in fieldsOf(await response.clone().text());

/** The failure in an answer, in the long form of the service or in any other. */
export async function failureIn(response: Response): Promise<GanitaError> {
  const { status, statusText, headers } = response;
  const text = await response.text();
  const body = fieldsOf(text);
  return new GanitaError({
    status,
    detail: typeof body.detail === 'string' ? body.detail : `${status} ${statusText}`.trim(),
    problem: /problem\+json/.test(headers.get('content-type') ?? '') ? (body as unknown as Problem) : null,
    retryAfterSeconds: secondsIn(headers.get('retry-after')),
    requestId: headers.get('x-request-id'),
  });
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    // A page of a proxy: its status is all that it says.
    return {};
  }
}

/** `Retry-After` in seconds: it is a number of them, or a date of HTTP. */
function secondsIn(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}
