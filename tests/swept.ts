/** Test files whose sweeps have few cases in `npm test` and all of them in `npm run test:long`: they call `cases.ts`. */
export const SWEPT: readonly string[] = [
  'src/api/pictures/chartSize.test.ts',
  'src/api/pictures/pictures.test.ts',
  'src/drawing/chart/chartScene.test.ts',
  'tests/browser/pictures.test.ts',
  'tests/dashas/grahaDashas.test.ts',
  'tests/http/firstError.test.ts',
  'tests/regionalCalendars/regionalDates.test.ts',
  'tests/report/determinism.test.ts',
];
