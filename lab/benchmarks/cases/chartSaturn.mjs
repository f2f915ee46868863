import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { birthRequest } from '../births.mjs';
import { openedAndCounted } from '../dates.mjs';

export const name = "chart: Saturn's transits";

export const setup = openedAndCounted(openPorts);

const request = (next) => {
  return { ...birthRequest(next()), sections: ['saturn_transits'] };
};

export const run = ({ ports, next }) => JSON.stringify(answer('natalChart', request(next), ports));
