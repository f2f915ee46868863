import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

/** The built service in a process of its own, on a free port. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly port: number;
  /** Lines it has logged so far. */
  log(): string;
  /** Send a signal and wait for the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Start the built service, or a copy of it, and wait until it listens. */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
  main: string = MAIN,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', WORKERS: '1', RATE_LIMIT_FACTOR: '0', MAX_DELAY_MS: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  let isListening = false;
  const listening = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      written += chunk.toString();
      // A long log is not searched again with every line.
      if (isListening) return;
      const found = /listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(written);
      if (found?.[1] === undefined) return;
      isListening = true;
      resolve(found[1]);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`the server stopped with ${code}: ${written}`)));
  });
  const origin = await listening;
  return {
    child,
    origin,
    port: Number(new URL(origin).port),
    log: () => written,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null) return child.exitCode;
      // Its last lines are read before that.
      const closed = once(child, 'close');
      child.kill(signal);
      const [code] = (await closed) as [number | null];
      return code;
    },
  };
}
