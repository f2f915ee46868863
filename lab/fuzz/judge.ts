/** An answer as it came. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

const STACK = /\n\s+at \S+ \(|node_modules|\.[cm]?[jt]s:\d/;
/** Lines of a stack, files of the program, folders of the machine. */
const INSIDE = /\n\s+at |node_modules|\.[cm]?[jt]s:\d|\/(home|root|tmp|usr|work|app|srv)\//;

/** What no answer may have, whatever its form: an error of the server, lines of a stack, names of files. Null where it has not. */
export function serverFaultOf({ status, text }: Answer): string | null {
  if (status >= 500) return `status ${status} ${text.slice(0, 200)}`;
  return STACK.test(text) ? `reveals internals: ${text.slice(0, 200)}` : null;
}

/** What is wrong with an answer, or null: an error of the server, a failure that is no single `detail`, an information leak. */
export function faultOf({ status, text }: Answer): string | null {
  if (status >= 500) return `status ${status} ${text.slice(0, 200)}`;
  if (status < 400) return null;
  const detail = detailOf(text);
  if (detail === null) return `status ${status} without a single detail: ${JSON.stringify(text.slice(0, 200))}`;
  return INSIDE.test(detail) ? `reveals internals: ${detail.slice(0, 200)}` : null;
}

/** The one string of a failure; null where the body is anything else. */
function detailOf(text: string): string | null {
  try {
    const body = JSON.parse(text) as Readonly<Record<string, unknown>> | null;
    const single = body !== null && Object.keys(body).join() === 'detail' && typeof body.detail === 'string';
    return single ? (body.detail as string) : null;
  } catch {
    return null;
  }
}
