/** `ganita/core`: the pure core, under the name of the library. */
export * from '@ganita/core';
