import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { dateInTurn, daysAfter, openedAndCounted } from '../dates.mjs';

export const name = 'transits: ingresses of nine grahas, five years';
export const budgetMs = 25;

const NINE = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];

export const setup = openedAndCounted(openPorts);

const request = (next) => {
  const from_date = dateInTurn(next());
  return { planets: NINE, from_date, to_date: daysAfter(from_date, 1826) };
};

export const run = ({ ports, next }) => JSON.stringify(answer('planetIngress', request(next), ports));
