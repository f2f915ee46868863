import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { birthsInTurn } from '../births.mjs';

export const name = 'chart: points, sahams, karakas, arudhas, argala, checked and presented';
export const budgetMs = 3;

const sections = [
  'amsa_rulers',
  'chara_karakas',
  'sahams',
  'upagrahas',
  'special_lagnas',
  'house_varnadas',
  'graha_arudhas',
  'surya_arudhas',
  'chandra_arudhas',
  'house_relationships',
  'arudha_padhas',
  'sphuta',
];

export const setup = async () => ({ ports: await openPorts(), next: birthsInTurn() });

export const run = ({ ports, next }) => answer('natalChart', { ...next(), sections }, ports);
