import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { dateInTurn, openedAndCounted } from '../dates.mjs';

export const name = 'eclipses: the next ten seen at a place';
export const budgetMs = 120;

export const setup = openedAndCounted(openPorts);

export const run = ({ ports, next }) =>
  JSON.stringify(
    answer(
      'eclipses',
      {
        from_date: dateInTurn(next()),
        count: 10,
        only_visible: true,
        latitude: 28.6139,
        longitude: 77.209,
        timezone: 5.5,
      },
      ports,
    ),
  );
