import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { dateInTurn, openedAndCounted } from '../dates.mjs';

export const name = 'regional calendars: one date in all, checked and presented';
export const budgetMs = 3;

export const setup = openedAndCounted(openPorts);

export const run = ({ ports, next }) =>
  JSON.stringify(
    answer(
      'calendarConvert',
      { date: dateInTurn(next()), latitude: 28.6358, longitude: 77.2245, timezone: 5.5 },
      ports,
    ),
  );
