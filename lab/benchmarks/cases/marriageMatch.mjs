import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { birthsInTurn } from '../births.mjs';

export const name = 'marriage match: two births, checked and written';
export const budgetMs = 3;

export const setup = async () => ({ ports: await openPorts(), next: birthsInTurn() });

const details = ({ date, time, latitude, longitude, timezone }) => ({ date, time, latitude, longitude, timezone });

export const run = ({ ports, next }) =>
  JSON.stringify(
    answer('marriageMatch', { boy_birth_details: details(next()), girl_birth_details: details(next()) }, ports),
  );
