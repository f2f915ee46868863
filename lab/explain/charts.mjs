/** Random births with random paths, the same for the same seed. */

/** Numbers from 0 to 1, by the generator of Park and Miller. */
export function randomOf(seed) {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state - 1) / 2_147_483_646;
  };
}

const two = (number) => String(number).padStart(2, '0');

/** A birth of the twentieth or twenty-first century between the polar circles. */
export function randomBirth(random) {
  const whole = (from, to) => from + Math.floor(random() * (to - from + 1));
  return {
    date: `${whole(1901, 2099)}-${two(whole(1, 12))}-${two(whole(1, 28))}`,
    time: `${two(whole(0, 23))}:${two(whole(0, 59))}:${two(whole(0, 59))}`,
    latitude: Math.round((random() * 120 - 60) * 1e4) / 1e4,
    longitude: Math.round((random() * 360 - 180) * 1e4) / 1e4,
    timezone: whole(-24, 24) / 2,
  };
}

/** Some of a list, each once. */
export function someOf(list, count, random) {
  const found = new Set();
  while (found.size < Math.min(count, list.length)) found.add(list[Math.floor(random() * list.length)]);
  return [...found];
}
