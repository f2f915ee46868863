const two = (n) => String(n).padStart(2, '0');

/** The n-th of a fixed row of dates from 1980 to 2059, `years` later: the same on every machine. */
export const dateInTurn = (n, years = 0) =>
  `${1980 + ((n * 37) % 80) + years}-${two(1 + ((n * 7) % 12))}-${two(1 + ((n * 11) % 28))}`;

/** A date some days after another. */
export function daysAfter(date, days) {
  const later = new Date(`${date}T00:00:00Z`);
  later.setUTCDate(later.getUTCDate() + days);
  return later.toISOString().slice(0, 10);
}

/** A setup that opens the engine and counts the calls. */
export const openedAndCounted = (openPorts) => async () => {
  const ports = await openPorts();
  let n = 0;
  return { ports, next: () => n++ };
};
