import { readFileSync } from 'node:fs';

const MEGABYTE = 1024;

/** Resident memory of a process, in megabytes. Linux alone. */
export const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / MEGABYTE;

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
