import { describe, expect, it } from 'vitest';
import { DEFAULT_RULES, RULE_BUNDLES, RULE_CHOICES, type RuleName, resolveRules } from './rules.js';

describe('the schools of shadbala', () => {
  it('take Raman by default', () => {
    expect(resolveRules(DEFAULT_RULES, { shadbala_school: 'raman' })).toEqual(DEFAULT_RULES);
  });

  it('set every part of shadbala', () => {
    const rules = resolveRules(DEFAULT_RULES, { shadbala_school: 'jhora' });
    expect(rules).toMatchObject({ saptavargaja: 'jhora', dig_cusps: 'equal', ayana_ayanamsa: 23 });
    expect(rules.required_rupas).toBe('raman');
  });

  it('are overridden by a part that is chosen individually, in any order', () => {
    for (const chosen of [
      { shadbala_school: 'bphs', cheshta: 'raman_epoch' },
      { cheshta: 'raman_epoch', shadbala_school: 'bphs' },
    ]) {
      expect(resolveRules(DEFAULT_RULES, chosen)).toMatchObject({ cheshta: 'raman_epoch', ishta_kashta: 'bphs' });
    }
  });

  it('reject an unlisted school by its name', () => {
    expect(() => resolveRules(DEFAULT_RULES, { shadbala_school: 'none' })).toThrow(
      'rules.shadbala_school must be one of',
    );
  });
});

describe('every choice that sets others', () => {
  const rows = Object.entries(RULE_BUNDLES).flatMap(([name, bundle]) =>
    Object.entries(bundle ?? {}).map(([value, parts]) => [name as RuleName, value, parts] as const),
  );

  it.each(rows)('%s: %s sets only listed values of listed choices', (name, value, parts) => {
    expect(RULE_CHOICES[name].values.map(String)).toContain(value);
    for (const [part, chosen] of Object.entries(parts)) {
      expect(RULE_CHOICES[part as RuleName].values).toContain(chosen);
    }
  });
});
