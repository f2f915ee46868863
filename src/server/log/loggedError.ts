const LONGEST_MESSAGE = 500;
const LONGEST_STACK = 4000;
/** An error, its cause, and the cause of that. */
const DEEPEST = 3;

/** An error as the log shows it, with what caused it; every text is bounded. */
export function loggedError(error: unknown, depth = 1): object {
  if (!(error instanceof Error)) return { type: typeof error, message: cut(String(error), LONGEST_MESSAGE) };
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    message: cut(error.message, LONGEST_MESSAGE),
    ...(typeof code === 'string' && { code: cut(code, LONGEST_MESSAGE) }),
    stack: cut(error.stack ?? '', LONGEST_STACK),
    ...(error.cause !== undefined && depth < DEEPEST && { cause: loggedError(error.cause, depth + 1) }),
  };
}

const cut = (text: string, longest: number): string => (text.length > longest ? `${text.slice(0, longest)}...` : text);
