import { answer } from 'ganita/api/answer.js';
import { DELHI, oneDay, yearOf } from '../panchangDays.mjs';

export { setup } from '../panchangDays.mjs';

export const name = 'festivals: a year, checked and presented';
/** The limit of a warm year; the first year of a process may take 100. */
export const budgetRatio = 60;
export const against = oneDay;

export const run = ({ ports, turns }) => JSON.stringify(answer('festivals', { ...DELHI, year: yearOf(turns) }, ports));
