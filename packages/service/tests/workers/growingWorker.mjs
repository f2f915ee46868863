// Fills the young heap with what is still needed until it has grown as far as it may.
import { getHeapSpaceStatistics } from 'node:v8';
import { serve } from './serve.mjs';

const BYTES_PER_MB = 1024 * 1024;
const ROUNDS = 60;
const KEPT = 200_000;

/**
 * The usual size in MB: V8 of Node 24 does not collect the young heap alone while it goes through the whole heap, and lets it grow
 * past its limit for that time.
 */
export function grown() {
  const sizes = [];
  let kept = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    kept = Array.from({ length: KEPT }, (_, n) => ({ n, round }));
    const { space_size: size } = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
    sizes.push(size);
  }
  const median = sizes.sort((a, b) => a - b)[ROUNDS / 2];
  return kept.length > 0 ? Math.round(median / BYTES_PER_MB) : 0;
}

export const { load, answer, print } = serve(() => String(grown()));
