import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { openedAndCounted } from '../dates.mjs';

export const name = 'eclipses: a century on Earth';
export const budgetMs = 3000;

export const setup = openedAndCounted(openPorts);

export const run = ({ ports }) =>
  JSON.stringify(answer('eclipses', { from_date: '1950-01-01', to_date: '2049-12-31' }, ports));
