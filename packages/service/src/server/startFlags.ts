/** Options of Node for the memory of services and workers (docs/scaling.md); `npm start` and the image have the same. */
export const START_FLAGS: readonly string[] = ['--single-threaded-gc', '--max-semi-space-size=4'];

/**
 * Settings of glibc for their memory: an allocation of 128 KB or more is returned to the system as soon as it is freed. Without
 * this, glibc raises the bound to the size of the largest that was freed, up to 32 MB, and keeps what is freed below it.
 */
export const START_ENVIRONMENT: Readonly<Record<string, string>> = { MALLOC_MMAP_THRESHOLD_: '131072' };
