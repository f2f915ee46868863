import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** `measure(origin, pid)` of a server of this folder that does nothing. */
export async function withProcess(file, args, measure) {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [port] = await once(child.stdout, 'data');
    return await measure(`http://127.0.0.1:${Number(port)}`, child.pid);
  } finally {
    child.kill();
  }
}
