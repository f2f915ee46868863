import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { birthsInTurn } from '../births.mjs';

export const name = 'margins: every key that is not composed, within two hours';
export const budgetMs = 40;

const GRAHAS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];
const groups = [
  'lagna',
  'midheaven',
  'kp_cusps',
  ...GRAHAS,
  'panchanga',
  'dashas',
  'chara_karakas',
  'houses',
  'special_lagnas',
  'upagrahas',
  'day_parts',
];

export async function setup() {
  return { ports: await openPorts(), next: birthsInTurn() };
}

export const run = ({ ports, next }) => JSON.stringify(answer('margins', { ...next(), groups }, ports));
