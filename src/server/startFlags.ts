/** Options of Node for the memory of the service (docs/scaling.md); `npm start` and the image have the same. */
export const START_FLAGS: readonly string[] = ['--single-threaded-gc', '--max-semi-space-size=4'];

/** Argument of `main.js`: the service stops when the process that started it is gone, or closes its channel. */
export const WITH_PARENT = '--with-parent';
