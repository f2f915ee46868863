/** A clock that only goes forward, in milliseconds: the time of day may be set while something is measured. */
export const monotonicMs = (): number => performance.now();
