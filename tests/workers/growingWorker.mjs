// Fills the young heap with what is still needed until it has grown as far as it may.
import { getHeapSpaceStatistics } from 'node:v8';
import { serve } from './serve.mjs';

const BYTES_PER_MB = 1024 * 1024;
const ROUNDS = 60;
const KEPT = 200_000;

export function grown() {
  let largest = 0;
  let kept = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    kept = Array.from({ length: KEPT }, (_, n) => ({ n, round }));
    const { space_size: size } = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
    largest = Math.max(largest, size);
  }
  return kept.length > 0 ? Math.round(largest / BYTES_PER_MB) : 0;
}

export const { load, answer, print } = serve(() => String(grown()));
