import { evidenceOf, findingOf, meets } from '@ganita/core/facts/criteria.js';
import { RELATIONS } from '@ganita/core/facts/evidence.js';
import { VARGA_KEYS } from '@ganita/core/zodiac/vargaKeys.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SUBJECTS } from '../../../../tools/yogas/subjects.js';
import { yogaFactsOf } from '../../../../tools/yogas/writtenSky.js';
import { CLAIMS } from './claims.js';
import { CONDITIONS, sky } from './randomSkies.js';

const key = fc.constantFrom(...VARGA_KEYS);

describe('the conditions of yogas', () => {
  it('are many, and every id names one of them', () => {
    expect(CONDITIONS.length).toBeGreaterThan(500);
    const descriptions = new Map<string, string>();
    for (const { criteria } of SUBJECTS) {
      for (const { id, description: text } of criteria.anyOf.flat()) {
        expect(descriptions.get(id) ?? text, id).toBe(text);
        descriptions.set(id, text);
      }
    }
    for (const { id } of CONDITIONS) expect(id).toMatch(/^[a-z][a-z0-9_.]*$/);
  });

  it('are present in any chart exactly where their evidence alone says so', () => {
    fc.assert(
      fc.property(sky, key, (written, chart) => {
        const facts = yogaFactsOf(written)(chart);
        for (const condition of CONDITIONS) {
          const evidence = condition.evidence(facts);
          const claim = CLAIMS[evidence.relation];
          expect(evidence.id).toBe(condition.id);
          if (claim !== null) expect([condition.id, claim(evidence)]).toEqual([condition.id, condition.test(facts)]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('show every relation that has a claim', () => {
    expect(Object.keys(CLAIMS)).toEqual(RELATIONS);
  });
});

describe('the criteria of yogas', () => {
  it('write evidence exactly where they are met, of conditions that are true', () => {
    fc.assert(
      fc.property(sky, key, (written, chart) => {
        const facts = yogaFactsOf(written)(chart);
        for (const { name, criteria } of SUBJECTS) {
          const evidence = evidenceOf(criteria, facts);
          expect([name, evidence !== null]).toEqual([name, meets(criteria, facts)]);
          const { present, unmet } = findingOf(criteria, facts);
          expect(present).toBe(evidence !== null);
          if (!present) expect(unmet.length, name).toBeGreaterThan(0);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('are the same whatever was looked at before', () => {
    fc.assert(
      fc.property(sky, key, (written, chart) => {
        const first = SUBJECTS.map(({ criteria }) => evidenceOf(criteria, yogaFactsOf(written)(chart)));
        const facts = yogaFactsOf(written)(chart);
        const again = [...SUBJECTS].reverse().map(({ criteria }) => evidenceOf(criteria, facts));
        expect(again.reverse()).toEqual(first);
      }),
      { numRuns: 3 },
    );
  });
});
