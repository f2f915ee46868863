import type { ChildProcess } from 'node:child_process';

/** Wait until a program has written a text. Gives what reads all that it has written since its start. */
export async function said(child: ChildProcess, text: string): Promise<() => string> {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes(text)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} stopped with ${code}: ${log}`)));
  });
  return () => log;
}
