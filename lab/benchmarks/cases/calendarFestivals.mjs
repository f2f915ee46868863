import { answer } from 'ganita/api/answer.js';
import { DELHI, oneDay, yearOf } from '../panchangDays.mjs';

export { setup } from '../panchangDays.mjs';

export const name = 'calendar: thirteen months of every section, checked and presented';
export const against = oneDay;

export const run = ({ ports, turns }) => {
  const year = yearOf(turns);
  const sections = ['limbs', 'sun_moon', 'windows', 'lunar', 'solar', 'grahanas', 'festivals'];
  return JSON.stringify(
    answer('calendarRange', { ...DELHI, from_date: `${year}-01-01`, to_date: `${year + 1}-02-03`, sections }, ports),
  );
};
