import type { Sections } from './binaryFormat.js';
import { soundKeyOf, soundNumber } from './soundKey.js';

/** Keys of names that sound like a normalised name, the best known first; those of South Asia only. */
export function keysOfSound({ sounds, soundKeys }: Sections, name: string): Uint32Array {
  const key = soundKeyOf(name);
  if (key === null) return new Uint32Array();
  const sound = soundNumber(key);
  let [low, high] = [0, sounds.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sounds[middle] ?? 0) < sound) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (sounds[end] === sound) end++;
  return soundKeys.subarray(low, end);
}
