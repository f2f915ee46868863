import { openPorts } from 'ganita/adapters/openPorts.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { beforeAll, describe, it } from 'vitest';
import { longCases } from '../../../../tests/cases.js';
import { STATES } from './states.data.js';
import { expectUsualList } from './usualList.js';

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});

/** 2026 has an adhika month, and Medaram is kept in even years. */
const YEARS = [2026, 2024, 2030].slice(0, longCases(1, 3));

describe('the usual list of festivals', () => {
  it.each(STATES.flatMap((state) => YEARS.map((year) => ({ ...state, year }))))(
    'has what people look for in $state in $year',
    ({ year, ...state }) => {
      expectUsualList(state, year, ports);
    },
  );
});
