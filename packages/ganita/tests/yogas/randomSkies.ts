import fc from 'fast-check';
import { SUBJECTS } from '../../../../tools/yogas/subjects.js';
import type { WrittenSky } from '../../../../tools/yogas/writtenSky.js';

/** Every condition of yogas and doshas, once. */
export const CONDITIONS = [
  ...new Map(
    SUBJECTS.flatMap(({ criteria, cancellations }) =>
      [criteria, ...cancellations.map((one) => one.criteria)].flatMap(({ anyOf }) => anyOf.flat()),
    ).map((condition) => [condition.id, condition]),
  ).values(),
];

const degree = fc.integer({ min: 0, max: 35_999 }).map((x) => x / 100);
/** Any sky. */
export const sky: fc.Arbitrary<WrittenSky> = fc.record({
  degrees: fc.array(degree, { minLength: 11, maxLength: 11 }),
  gender: fc.constantFrom('male' as const, 'female' as const),
});
