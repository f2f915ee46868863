import { answer } from 'ganita/api/answer.js';
import { DELHI, oneDay, yearOf } from '../panchangDays.mjs';

export { setup } from '../panchangDays.mjs';

export const name = 'calendar: a year of angas, rises and sets, checked and presented';
export const budgetRatio = 120;
export const against = oneDay;

export const run = ({ ports, turns }) =>
  JSON.stringify(answer('calendarRange', { ...DELHI, year: yearOf(turns), sections: ['limbs', 'sun_moon'] }, ports));
