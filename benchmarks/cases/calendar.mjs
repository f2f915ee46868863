import { openPorts } from '../../dist/adapters/openPorts.js';
import { answer } from '../../dist/api/answer.js';

const DELHI = { latitude: 28.6358, longitude: 77.2245, timezone: 5.5 };
const SECTIONS = ['limbs', 'sun_moon'];

export const name = 'calendar: a year of angas, rises and sets, checked and presented';
export const budgetRatio = 120;

export async function setup() {
  return { ports: await openPorts(), year: 1950 };
}
