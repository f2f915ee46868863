import { describe, expect, it } from 'vitest';
import { columnCatalogue } from './catalogue.js';
import { columnPlan } from './columnsCalculation.js';
import { selectColumns } from './selectColumns.js';

const names = (...selectors: readonly string[]) => selectColumns(selectors).map(({ name }) => name);

describe('selectors', () => {
  it('name columns in any letters, and the columns have the names that were asked for', () => {
    const asked = ['moon.Nakshatra', 'd9.venus.sign', 'yogas.gajakesari', 'doshas.kala-sarpa.status'];
    expect(names(...asked)).toEqual(asked);
    expect(selectColumns(['d9.venus.sign'])[0]?.needs).toEqual({ section: 'divisional_charts', varga: 'D-9_navamsa' });
  });

  it('are patterns where they have a star, each column once', () => {
    expect(names('D-9.*.sign')).toHaveLength(13);
    expect(names('D-9.Moon.sign', 'D-9.M*.sign')).toEqual(['D-9.Moon.sign', 'D-9.Mars.sign', 'D-9.Mercury.sign']);
    expect(names('ashtakavarga.SAV.*')).toHaveLength(12);
    expect(names('vimshottari.*@2026-01-01')).toEqual([
      'vimshottari.maha@2026-01-01',
      'vimshottari.antara@2026-01-01',
      'vimshottari.pratyantara@2026-01-01',
      'vimshottari.sookshma@2026-01-01',
      'vimshottari.prana@2026-01-01',
      'vimshottari.deha@2026-01-01',
    ]);
  });

  it('that name nothing are errors that say what was meant', () => {
    expect(() => names('Moon.nakshatraa')).toThrow(
      'select has no column Moon.nakshatraa; did you mean Moon.nakshatra?',
    );
    expect(() => names('vimshottari.maha')).toThrow('requires @ and a moment after it');
    expect(() => names('Moon.sign@2026-01-01')).toThrow('is of the birth: it takes no moment');
    expect(() => names('vimshottari.maha@2026-02-30')).toThrow('select');
    expect(() => names('D-9.*.sine')).toThrow('has no column like D-9.*.sine');
    expect(() => names('*.*.*')).toThrow('more than 1000 columns');
  });

  it('that differ in letters alone are no two columns', () => {
    const { plain, atMoment, byLetters } = columnCatalogue();
    expect(byLetters.size).toBe(plain.size + atMoment.size);
  });
});

describe('a plan of columns', () => {
  it('computes the sections, the charts and the dashas that its columns need, and no others', () => {
    const { sections, limits } = columnPlan([
      'Moon.sign',
      'D-10.Sun.sign',
      'vimshottari.maha@2026-01-01',
      'yogas.vesi',
    ]);
    expect(sections).toEqual(['planets', 'divisional_charts', 'yogas']);
    expect(limits).toEqual({
      vargas: ['D-10_dasamsa'],
      yoga_charts: ['D-1_rasi'],
      dasha_systems: ['vimsottari'],
    });
  });
});
