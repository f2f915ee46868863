import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { birthsInTurn } from '../births.mjs';

export const name = 'marriage match: one birth with 500 partners, checked and written';
export const budgetMs = 100;

const PARTNERS = 500;

export const setup = async () => ({ ports: await openPorts(), next: birthsInTurn() });

const details = ({ date, time, latitude, longitude, timezone }) => ({ date, time, latitude, longitude, timezone });

export const run = ({ ports, next }) =>
  JSON.stringify(
    answer(
      'marriageMatchBatch',
      { boy_birth_details: details(next()), partners: Array.from({ length: PARTNERS }, () => details(next())) },
      ports,
    ),
  );
