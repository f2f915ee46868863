import { answer } from 'ganita/api/answer.js';
import { DELHI, oneDay, yearOf } from '../panchangDays.mjs';

export { setup } from '../panchangDays.mjs';

export const name = 'calendar.ics: two years, checked and written';
export const against = oneDay;

export const run = ({ ports, turns }) => answer('festivalFeed', { ...DELHI, year: yearOf(turns), years: 2 }, ports).ics;
