import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { CALCULATION_NAMES, type CalculationName } from 'ganita/api/endpoints.js';
import { openTools, type Tools } from './context.js';

const isCalculation = (name: string): name is CalculationName =>
  (CALCULATION_NAMES as readonly string[]).includes(name);

/** The tools of a run with the real ephemeris, the real zone history and the calculations that every interface shares. */
export async function openRealTools(): Promise<Tools> {
  const ports = await openPorts();
  return openTools(ports.ephemeris, ports.zones, (calculation, body) => {
    if (!isCalculation(calculation)) throw new Error(`no calculation ${calculation}`);
    // What a client reads: fields without a value are not there.
    return JSON.parse(JSON.stringify(answer(calculation, body, ports)));
  });
}
