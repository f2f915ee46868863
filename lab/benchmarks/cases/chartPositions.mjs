import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { birthsInTurn } from '../births.mjs';

export const name = 'chart: houses, 23 vargas, nakshatras and states, checked and presented';
export const budgetMs = 4;

const sections = [
  'bhava_chart',
  'ayanamsa_value',
  'julian_day',
  'divisional_charts',
  'nakshatra_pada',
  'planetary_states',
];

export const setup = async () => ({ ports: await openPorts(), next: birthsInTurn() });

export const run = ({ ports, next }) => answer('natalChart', { ...next(), sections }, ports);
