import { beforeAll, describe, it } from 'vitest';
import { longCases } from '../../../../tests/cases.js';
import { checkConsecutiveDates } from './days.js';
import { dateOf, type Opened, openCalendars, PLACES } from './opened.js';

let opened: Opened;
beforeAll(async () => {
  opened = await openCalendars();
});

describe('the regional calendars', () => {
  it.each(PLACES.map((place, index) => ({ place, step: index === 0 ? longCases(3, 1) : longCases(15, 5) })))(
    'have one date for each day of every $step. year from 1950 to 2100, each the one after the date before',
    ({ place, step }) => {
      for (let year = 1950; year <= 2100; year += step) {
        checkConsecutiveDates(opened.open(place), dateOf(`${year === 1950 ? year : year - 1}-12-30`), 368);
      }
    },
  );
});
