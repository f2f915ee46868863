import { openPorts } from 'ganita/adapters/openPorts.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { beforeAll, describe, it } from 'vitest';
import { birthsOfTest, expectOneValueEach } from './sharedFields.js';

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});

describe('a fact that several endpoints report', () => {
  it.each(birthsOfTest(200))('has one value for the birth on $date at $latitude', (birth) =>
    expectOneValueEach(birth, ports),
  );
});
