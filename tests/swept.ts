/** Test files whose sweeps have few cases in `npm test` and all of them in `npm run test:long`: they call `cases.ts`. */
export const SWEPT: readonly string[] = [
  'packages/ganita/src/api/pictures/chartSize.test.ts',
  'packages/ganita/src/api/pictures/pictures.test.ts',
  'packages/ganita/tests/dashas/grahaDashas.test.ts',
  'packages/ganita/tests/difference/explainDifference.test.ts',
  'packages/ganita/tests/regionalCalendars/regionalDates.test.ts',
  'packages/print/tests/determinism.test.ts',
  'packages/print/tests/drawing/chart/chartScene.test.ts',
  'packages/service/tests/http/firstError.test.ts',
  'tests/browser/pictures.test.ts',
  'tests/calendars/engine.test.ts',
  'tests/runtimes/equality.test.ts',
];
