import { answer } from 'ganita/api/answer.js';
import { DELHI, oneDay, yearOf } from '../panchangDays.mjs';

export { setup } from '../panchangDays.mjs';

export const name = 'calendar: a month of angas, rises and sets, checked and presented';
export const budgetRatio = 12;
export const against = oneDay;

export const run = ({ ports, turns }) =>
  JSON.stringify(
    answer('calendarRange', { ...DELHI, year: yearOf(turns), month: 11, sections: ['limbs', 'sun_moon'] }, ports),
  );
