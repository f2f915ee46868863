import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly isLongRun: boolean;
  }
}

/**
 * How many cases a sweep has: few in `npm test`, all in `npm run test:long`. A test file that calls it is listed in
 * `swept.ts`, so that it is part of both.
 */
export const cases = (few: number, all: number): number => (inject('isLongRun') ? all : few);

/**
 * How many cases a long test has: so many that `npm run test:long` ends in time, all with `CASES=all`, as before a release.
 */
export const longCases = (usual: number, all: number): number => (process.env.CASES === 'all' ? all : usual);

/** Some items of a list in `npm test`, from the start to the end of it; all of them in `npm run test:long`. */
export const someOf = <T>(few: number, all: readonly T[]): readonly T[] => {
  const step = all.length / Math.min(cases(few, all.length), all.length);
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
};
