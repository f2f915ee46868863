/** Options of Node for the memory of services and workers (docs/scaling.md); `npm start` and the image have the same. */
export const START_FLAGS: readonly string[] = ['--single-threaded-gc', '--max-semi-space-size=4'];
