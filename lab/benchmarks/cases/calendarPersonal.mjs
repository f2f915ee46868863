import { answer } from 'ganita/api/answer.js';
import { birthsInTurn } from '../births.mjs';
import { oneDay, setup as setupDays, yearOf } from '../panchangDays.mjs';

export const name = 'personal calendar: a year with two ancestors, checked and presented';
export const against = oneDay;
export const setup = async () => ({ ...(await setupDays()), next: birthsInTurn() });

const ANCESTORS = [
  { name: 'Grandfather', date: '2001-03-11', time: '04:20:00' },
  { name: 'Grandmother', date: '1989-09-23', time: '17:05:00' },
];

export const run = ({ ports, turns, next }) =>
  JSON.stringify(answer('personalCalendar', { ...next(), year: yearOf(turns), ancestors: ANCESTORS }, ports));
