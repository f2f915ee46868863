import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { beforeAll, describe, expect, it } from 'vitest';

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
const ofYear = (year: number, fields: object): object => ({
  from_date: `${year}-01-01`,
  to_date: `${year}-12-31`,
  ...DELHI,
  ...fields,
});
const astaPeriodsOf = (request: object): readonly unknown[] | null =>
  (answer('visibility', request, ports) as { readonly asta_periods: readonly unknown[] | null }).asta_periods;
const HELIACAL = { include: ['asta'], rules: { asta_method: 'heliacal' } };

describe('at the limits of the ephemeris data', () => {
  it.each([1801, 2398])('every part of /visibility of %i is computed', (year) => {
    const include = ['asta', 'conjunctions', 'moon_phases', 'crescents', 'twilight'];
    expect(astaPeriodsOf(ofYear(year, { include }))?.length).toBeGreaterThan(5);
  });

  it('the visibility in twilight of the first year is computed, and that of the last one rejected with the reason', () => {
    expect(astaPeriodsOf(ofYear(1801, HELIACAL))?.length).toBeGreaterThan(5);
    expect(() => answer('visibility', ofYear(2398, HELIACAL), ports)).toThrow(
      expect.objectContaining({ code: 'invalid_input', field: 'to_date', reason: 'outside_ephemeris' }),
    );
  });

  it.each([
    ['forward', '2398-01-01'],
    ['backward', '1801-01-01'],
  ])('a search %s for more eclipses than there are is rejected with the reason', (direction, from_date) => {
    expect(() => answer('eclipses', { from_date, direction, count: 50 }, ports)).toThrow(
      expect.objectContaining({ code: 'invalid_input', field: 'count', reason: 'outside_ephemeris' }),
    );
  });
});
