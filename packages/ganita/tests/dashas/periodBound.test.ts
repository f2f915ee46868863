import { dashaYearChoices, grahaDashaChoices } from '@ganita/core/rules/dashaChoices.js';
import { rasiDashaChoices } from '@ganita/core/rules/rasiDashaChoices.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { DASHA_SYSTEMS } from 'ganita/calculations/natal/dashaSystems.js';
import { natalChart } from 'ganita/calculations/natal/natalChart.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { GOLDEN_BIRTHS } from '../presets/births.js';

type Fields = Readonly<Record<string, unknown>>;

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});

/** Compute the dashas of a request: their periods are counted, and none is made. */
const compute = (request: Fields, birth: Fields = GOLDEN_BIRTHS.b01 as Fields) =>
  natalChart.compute(
    natalChart.check({ ...birth, sections: ['graha_dashas', 'rasi_dashas'], ...request }, ports),
    ports,
  ).sections;

/** Every value of a choice; of many, which name places, charts and stars, the last two. */
const CHOICES = Object.entries({ ...dashaYearChoices, ...grahaDashaChoices, ...rasiDashaChoices }).flatMap(
  ([name, { values, default: usual }]) => {
    const others = (values as readonly (string | number)[]).filter((value) => value !== usual);
    return (others.length > 9 ? others.slice(-2) : others).map((value) => ({ name, value }));
  },
);
const SOME_BIRTHS = Object.entries(GOLDEN_BIRTHS).filter((_, index) => index % 3 === 0);
/** Choices that make periods more. */
const MORE = {
  tribhagi: 'yes',
  paryaaya: 'tribhagi',
  sudarshana_chakra: 'ten_rounds',
  naisargika_antardashas: 'all_and_own',
};

describe('an answer to a request without levels', () => {
  it.each(CHOICES)('contains no more periods than it may with $name: $value', ({ name, value }) => {
    expect(() => compute({ rules: { [name]: value } })).not.toThrow();
  });

  it.each(SOME_BIRTHS)('contains no more with all choices that add periods, for %s', (_id, birth) => {
    expect(() => compute({ rules: MORE, pravesha_type: 1, years: 31 }, birth)).not.toThrow();
    expect(() => compute({ rules: MORE, pravesha_type: 1, dasha_systems: [...DASHA_SYSTEMS] }, birth)).not.toThrow();
    expect(() => compute({ pravesha_type: 2, dasha_systems: [...DASHA_SYSTEMS] }, birth)).not.toThrow();
  });

  it('goes two levels where tribhagi triples the cycles, and as deep as requested', () => {
    const levels = (request: Fields): Readonly<Record<string, number>> =>
      Object.fromEntries((compute(request).graha_dashas?.systems ?? []).map((one) => [one.id, one.levels]));
    const tripled = levels({ rules: { tribhagi: 'yes' } });
    const usual = levels({});
    const less = Object.keys(usual).filter((id) => tripled[id] !== usual[id]);
    expect(less).toHaveLength(15);
    expect(less.map((id) => [usual[id], tripled[id]])).toEqual(less.map(() => [3, 2]));
    const options = {
      rules: { tribhagi: 'yes' },
      dasha_levels: 3,
      dasha_systems: ['vimsottari', 'yogini', 'naisargika'],
    };
    expect(levels(options)).toEqual({ vimsottari: 3, yogini: 3, naisargika: 3 });
  });

  it('is rejected by its levels where they were requested', () => {
    expect(() => compute({ rules: { tribhagi: 'yes' }, dasha_levels: 3 })).toThrow('dasha periods');
  });
});
