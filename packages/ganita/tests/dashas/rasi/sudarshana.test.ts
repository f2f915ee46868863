import { rasiDasha } from '@ganita/core/dashas/rasi/rasiDashas.js';
import type { SignTriple } from '@ganita/core/dashas/rasi/sudarshana.js';
import { DEFAULT_RULES, type Rules } from '@ganita/core/rules/rules.js';
import { describe, expect, it } from 'vitest';
import { CHENNAI, computed, lordsOf, subjectOf } from '../exampleChart.js';

describe('the Sudarshana chakra dasha', () => {
  const first: SignTriple = { lagna: 'Capricorn', moon: 'Libra', sun: 'Scorpio' };

  it('moves all three wheels on by a sign a year, and again in the parts', () => {
    const { lords, years, partsOf: parts } = computed('sudarshana_chakra', subjectOf(CHENNAI));
    expect(lords.slice(0, 2)).toEqual([first, { lagna: 'Aquarius', moon: 'Scorpio', sun: 'Sagittarius' }]);
    expect(lords[12]).toEqual(first);
    expect(years).toEqual(Array(108).fill(1));
    expect(lordsOf(parts(1)).slice(0, 2)).toEqual([lords[1], lords[2]]);
  });

  it('starts the parts with the signs of the lords on request', () => {
    const { partsOf: parts } = computed('sudarshana_chakra', subjectOf(CHENNAI), { sudarshana_chakra: 'lords' });
    // Lords of Capricorn, Libra and Scorpio: Saturn in Pisces, Venus in Libra, Mars in Leo.
    expect(lordsOf(parts(0))[0]).toEqual({ lagna: 'Pisces', moon: 'Libra', sun: 'Leo' });
  });

  it('has the year that is chosen', () => {
    const year = (sudarshana_year: Rules['sudarshana_year']) =>
      rasiDasha('sudarshana_chakra', subjectOf(CHENNAI), { ...DEFAULT_RULES, sudarshana_year }).year;
    expect([year('mean_tropical'), year('year_length')]).toEqual(['mean_tropical', 'chosen']);
  });
});
