import { describe, expect, it } from 'vitest';
import { DEFAULT_RULES } from '../rules/rules.js';
import { distinctNames, sameAs } from './twins.js';
import type { ChosenYoga } from './yoga.js';
import { YOGAS, yogasUnder } from './yogaCatalogue.js';

/** The conditions of a yoga, whatever their order. */
const conditionsOf = ({ criteria }: ChosenYoga): string =>
  criteria.anyOf
    .map((way) =>
      way
        .map(({ id }) => id)
        .sort()
        .join(' '),
    )
    .sort()
    .join(' or ');

const RULES = [
  DEFAULT_RULES,
  ...(['bvr', 'pvr', 'phaladeepika', 'alternative'] as const).map((yoga_readings) => ({
    ...DEFAULT_RULES,
    yoga_readings,
  })),
];

describe('yogas of several names', () => {
  it('are those with the same conditions, and no others, by every reading', () => {
    for (const rules of RULES) {
      const ids = new Map<string, string[]>();
      for (const yoga of yogasUnder(rules)) {
        const conditions = conditionsOf(yoga);
        ids.set(conditions, [...(ids.get(conditions) ?? []), yoga.row.id]);
      }
      for (const same of ids.values()) {
        for (const id of same) expect([id, sameAs(id)]).toEqual([id, same.filter((other) => other !== id)]);
      }
    }
  });

  it('have each name in one spelling where people read them', () => {
    const named = (...ids: readonly string[]) => distinctNames(ids.map((id) => ({ id }))).map(({ id }) => id);
    expect(named('kedaara_yoga', 'kedara_yoga')).toEqual(['kedara_yoga']);
    expect(named('kedaara_yoga')).toEqual(['kedaara_yoga']);
    expect(named('nav_yoga', 'naukaa_yoga')).toEqual(['nav_yoga', 'naukaa_yoga']);
  });

  it('name each other', () => {
    expect(sameAs('kedaara_yoga')).toEqual(['kedara_yoga']);
    expect(sameAs('lagna_malika_yoga')).toEqual(['nav_yoga', 'naukaa_yoga']);
    expect(YOGAS.filter(({ id }) => sameAs(id).length > 0)).toHaveLength(23);
  });
});
