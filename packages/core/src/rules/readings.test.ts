import { describe, expect, it } from 'vitest';
import { READINGS } from './readings.js';
import { DEFAULT_RULES, RULE_CHOICES, type RuleName, resolveRules } from './rules.js';

const CHOICES = Object.entries(READINGS) as readonly [RuleName, Readonly<Record<string, object>>][];
const VALUES = CHOICES.flatMap(([name, rows]) =>
  Object.entries(rows).map(([value, row]) => [name, value, row] as const),
);

describe('the readings of a choice', () => {
  it.each(CHOICES)('%s has a row for each of its values, all of the same readings and no two alike', (name, rows) => {
    expect(RULE_CHOICES[name].values).toEqual(Object.keys(rows));
    const names = Object.values(rows).map((row) => Object.keys(row).sort());
    expect(new Set(names.map(String)).size).toBe(1);
    expect(new Set(Object.values(rows).map((row) => JSON.stringify(row))).size).toBe(Object.keys(rows).length);
  });

  it.each(CHOICES)('%s shares no reading with another choice, and none is a choice', (name, rows) => {
    const others = CHOICES.filter(([other]) => other !== name).flatMap(([, their]) => Object.values(their));
    const taken = new Set([...Object.keys(RULE_CHOICES), ...others.flatMap((row) => Object.keys(row))]);
    for (const row of Object.values(rows)) expect(Object.keys(row).filter((reading) => taken.has(reading))).toEqual([]);
  });

  it.each(VALUES)('%s: %s applies its row', (name, value, row) => {
    expect(resolveRules(DEFAULT_RULES, { [name]: value })).toMatchObject(row);
    const other = resolveRules(DEFAULT_RULES, { [name]: Object.keys(READINGS[name as keyof typeof READINGS]).at(-1) });
    expect(resolveRules(other, { [name]: value })).toMatchObject(row);
  });

  it('cannot be chosen by the name of the reading', () => {
    expect(() => resolveRules(DEFAULT_RULES, { kemadruma_yoga: 'bvr' })).toThrow(
      'has the unknown name "kemadruma_yoga"',
    );
  });

  it('follow a preset, and a choice in addition to it has priority', () => {
    expect(resolveRules(DEFAULT_RULES, { preset: 'raman' })).toMatchObject({
      kemadruma_yoga: 'bvr',
      koorma_yoga: 'bvr',
    });
    const chosen = resolveRules(DEFAULT_RULES, { preset: 'raman', yoga_readings: 'default' });
    expect(chosen.kemadruma_yoga).toBe('with_kendras');
  });
});
