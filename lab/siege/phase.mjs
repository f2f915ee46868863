// One phase of the siege: an address attacks, while others send requests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { untilEmpty, watch } from './service.mjs';

/** What one process of the siege prints. */
async function outputOf(file, priority, ...rest) {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...rest.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  setPriority(child.pid, priority);
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${file} ended with status ${code}`);
  return JSON.parse(text);
}

/** What clients measure must not be that they waited for a core; only an administrator may say so. */
const MEASURING = process.getuid?.() === 0 ? constants.priority.PRIORITY_HIGH : constants.priority.PRIORITY_NORMAL;
const EMPTY_WITHIN_MS = 10_000;
const BEFORE_THE_END_MS = 2000;

/**
 * Attack for so many seconds from one address, then keep unread and slow connections for `holdSeconds`, then leave. Gives what the
 * others and the attacker got, what was seen of the service, what it still used for those connections (null where they were not
 * kept), and how long it took to release everything afterwards.
 */
export async function runPhase(service, { name, from, seconds, holdSeconds, attacks }) {
  const seen = watch(service);
  const [others, sent, kept] = await Promise.all([
    outputOf('others.mjs', MEASURING, service.origin, seconds),
    // An attacker elsewhere would not take the cores of the service.
    outputOf(
      'attacker.mjs',
      constants.priority.PRIORITY_LOW,
      service.origin,
      seconds,
      from,
      holdSeconds,
      JSON.stringify(attacks),
    ),
    holdSeconds === 0 ? null : sleep(1000 * (seconds + holdSeconds) - BEFORE_THE_END_MS).then(service.held),
  ]);
  const figures = seen();
  return { name, others, sent, seen: figures, kept, after: await untilEmpty(service, EMPTY_WITHIN_MS) };
}
