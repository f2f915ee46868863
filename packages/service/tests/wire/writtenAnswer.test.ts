import { dashaYearChoices, grahaDashaChoices } from '@ganita/core/rules/dashaChoices.js';
import { rasiDashaChoices } from '@ganita/core/rules/rasiDashaChoices.js';
import { LANGUAGES } from '@ganita/words/languages.js';
import fc from 'fast-check';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer, readRequest, writeAnswer } from 'ganita/api/answer.js';
import type { CalculationName } from 'ganita/api/endpoints.js';
import { ByteSink } from 'ganita/api/writing/byteSink.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { ANNUAL_DASHAS, DASHA_SYSTEMS } from 'ganita/calculations/natal/dashaSystems.js';
import { SECTION_KEYS } from 'ganita/calculations/natal/sectionKeys.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { GOLDEN_BIRTHS } from '../../../ganita/tests/presets/births.js';

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});

/** One memory for all answers of this file, as a worker has. */
const sink = new ByteSink();

/** An answer as text, or the error that there is instead. */
function textOf(write: () => string): string {
  try {
    return write();
  } catch (error) {
    return `${error}`;
  }
}

const built = (name: CalculationName, body: unknown): string => textOf(() => JSON.stringify(answer(name, body, ports)));
const written = (name: CalculationName, body: unknown): string =>
  textOf(() => Buffer.from(writeAnswer(name, readRequest(name, body, ports), ports, sink)).toString());

const CHOICES = Object.entries({ ...dashaYearChoices, ...grahaDashaChoices, ...rasiDashaChoices });
const anyRule = fc
  .constantFrom(...CHOICES)
  .chain(([name, { values }]) =>
    fc.constantFrom(...(values as readonly unknown[])).map((value) => ({ [name]: value })),
  );
const noneOr = <T>(values: fc.Arbitrary<T>) => fc.option(values);
const two = (count: number): string => `${count}`.padStart(2, '0');

const anyRequest = fc.record({
  place: fc.string({ unit: 'binary', maxLength: 20 }),
  date: fc
    .tuple(fc.integer({ min: 1901, max: 2099 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([year, month, day]) => `${year}-${two(month)}-${two(day)}`),
  time: fc
    .tuple(fc.nat(23), fc.nat(59), fc.nat(59))
    .map(([hour, minute, second]) => `${two(hour)}:${two(minute)}:${two(second)}`),
  latitude: fc.double({ min: -65, max: 65, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  timezone: fc.integer({ min: -12, max: 14 }),
  language: fc.constantFrom(...LANGUAGES),
  sections: noneOr(
    fc
      .tuple(fc.constantFrom('graha_dashas', 'rasi_dashas'), fc.constantFrom(...SECTION_KEYS))
      .map((keys) => [...new Set(keys)]),
  ),
  dasha_levels: noneOr(fc.integer({ min: 1, max: 6 })),
  dasha_systems: noneOr(fc.uniqueArray(fc.constantFrom(...DASHA_SYSTEMS), { maxLength: 3 })),
  dasha_at: fc.constantFrom(null, '2024-02-29', '2001-05-06T07:08:09', '2090-01-01'),
  divisional_chart_factor: fc.constantFrom(1, 9),
  pravesha_type: fc.constantFrom(0, 1, 2),
  years: fc.integer({ min: 1, max: 60 }),
  rules: noneOr(anyRule).map((rule) => rule ?? {}),
});

describe('an answer that is written without being built', () => {
  it('has the bytes of the built answer, or its error, for any birth, levels, systems, keys, rules and language', () => {
    let periods = 0;
    fc.assert(
      fc.property(anyRequest, (request) => {
        const text = written('natalChart', request);
        expect(text).toBe(built('natalChart', request));
        if (text.includes('"periods":[{')) periods++;
      }),
      { numRuns: 100 },
    );
    // Not only errors and answers without dashas.
    expect(periods).toBeGreaterThan(20);
  });

  it.each(LANGUAGES)('has them for a whole chart in %s', (language) => {
    for (const birth of Object.values(GOLDEN_BIRTHS).slice(0, 3)) {
      const request = { ...birth, language };
      expect(written('natalChart', request)).toBe(built('natalChart', request));
    }
  });

  it('has them for every dasha of a year of life, and for what runs at a moment', () => {
    const request = {
      ...GOLDEN_BIRTHS.b01,
      sections: ['rasi_dashas', 'graha_dashas'],
      dasha_systems: [...ANNUAL_DASHAS, 'sudarshana_chakra', 'panchasvara', 'vimsottari'],
      dasha_at: '2024-02-29',
      pravesha_type: 1,
      years: 31,
      dasha_levels: 2,
    };
    const text = written('natalChart', request);
    expect(text).toBe(built('natalChart', request));
    for (const field of ['"running":[{', '"moon_wheel_sign":', '"periods":[{']) expect(text).toContain(field);
  });

  it('has them for a calculation whose answer is always built', () => {
    const request = { sections: ['nakshatra_pada'], ...GOLDEN_BIRTHS.b02, place: 'पुणे "x" \u2028' };
    expect(written('natalChart', request)).toBe(built('natalChart', request));
    expect(written('muhurtaEvents', {})).toBe(built('muhurtaEvents', {}));
  });
});
