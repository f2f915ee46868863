import { partsOf } from '@ganita/core/dashas/period.js';
import type { RasiDashaId } from '@ganita/core/dashas/rasi/rasiDashas.js';
import { charaKarakas } from '@ganita/core/karakas/karakas.js';
import { type Sign, signFrom } from '@ganita/core/zodiac/signs.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPoints, at, CHENNAI, chartOf, computed, lordsOf, type Points, subjectOf } from '../exampleChart.js';

describe('the Narayana dasha', () => {
  it('is that of the worked example (docs/rules/05-rasi-dashas.md#section-8)', () => {
    const { lords, years, partsOf: parts } = computed('narayana', subjectOf(CHENNAI));
    expect(lords.slice(0, 5)).toEqual(['Cancer', 'Gemini', 'Taurus', 'Aries', 'Pisces']);
    expect(years.slice(0, 2)).toEqual([9, 6]);
    expect(lordsOf(parts(0)).slice(0, 3)).toEqual(['Pisces', 'Aries', 'Taurus']);
    expect(parts(0).map((part) => part.endYears - part.startYears)).toEqual(Array(12).fill(expect.closeTo(0.75, 12)));
  });

  it('turns with Ketu in the first sign, and runs plainly with Saturn there', () => {
    const first = (changes: Partial<Points>) =>
      computed('narayana', subjectOf({ ...CHENNAI, ...changes })).lords.slice(0, 4);
    expect(first({ Ketu: at('Cancer') })).toEqual(['Cancer', 'Leo', 'Virgo', 'Libra']);
    expect(first({ Saturn: at('Cancer') })).toEqual(['Cancer', 'Leo', 'Virgo', 'Libra']);
    expect(first({ Saturn: at('Cancer'), Ketu: at('Cancer') })).toEqual(['Cancer', 'Leo', 'Virgo', 'Libra']);
    const fixed = { ...CHENNAI, Ascendant: at('Leo'), Sun: at('Leo'), Ketu: at('Leo'), Saturn: at('Leo') };
    expect(computed('narayana', subjectOf(fixed)).lords.slice(0, 3)).toEqual(['Leo', 'Pisces', 'Libra']);
    const plain = { ...fixed, Ketu: at('Pisces'), Saturn: at('Pisces') };
    expect(computed('narayana', subjectOf(plain)).lords.slice(0, 3)).toEqual(['Leo', 'Capricorn', 'Gemini']);
  });

  it('has the parts of a period turned by Ketu in its sign', () => {
    const { partsOf: parts, lords } = computed('narayana', subjectOf(CHENNAI));
    // Ketu is in Pisces: Pisces is stronger than Sagittarius for the lords, and Saturn in it makes it forward.
    expect(lords[4]).toBe('Pisces');
    const pisces = lordsOf(parts(4));
    expect(pisces[1]).toBe(signFrom(pisces[0] as Sign, 0));
  });
});

describe('the kendradi dashas', () => {
  it('let Saturn win over Ketu in the mahadashas and turn in the parts', () => {
    const both = { ...CHENNAI, Ascendant: at('Pisces') };
    const { lords, partsOf: parts } = computed('lagna_kendradi', subjectOf(both));
    expect(lords.slice(0, 5)).toEqual(['Pisces', 'Gemini', 'Virgo', 'Sagittarius', 'Aries']);
    expect(lordsOf(parts(0)).slice(0, 2)).toEqual(['Pisces', 'Aquarius']);
  });

  it('take the atma karaka where a scheme of seven lacks the eighth', () => {
    const karakas = () => charaKarakas(CHENNAI, 'seven');
    const eighth = computed('karaka_kendradi', subjectOf(CHENNAI, { karakas }), { kendradi_karaka: 'dara' });
    expect(eighth.lords).toEqual(computed('karaka_kendradi', subjectOf(CHENNAI, { karakas })).lords);
  });

  it('are the same as the rasi moola', () => {
    fc.assert(
      fc.property(anyPoints, (points) => {
        const subject = subjectOf(points);
        expect(computed('moola_rasi', subject).spans).toEqual(computed('lagna_kendradi', subject).spans);
      }),
      { numRuns: 20 },
    );
  });
});

describe('Sudasa', () => {
  it('takes off what Sree lagna has passed of its sign, and gives the seed its full rest later', () => {
    const { lords, years } = computed('sudasa', subjectOf(CHENNAI));
    const full = chartOf(CHENNAI).narayanaYears('Aquarius');
    expect([lords[0], years[0]]).toEqual(['Aquarius', full / 2]);
    expect([lords[12], years[12]]).toEqual(['Aquarius', expect.closeTo(12 - full, 9)]);
  });

  it('has the quadrants of a sign the other way round from odd signs', () => {
    const { partsOf: parts } = computed('sudasa', subjectOf(CHENNAI), { sudasa_antardasha: 'quadrants' });
    expect(lordsOf(parts(0)).slice(0, 5)).toEqual(['Aquarius', 'Capricorn', 'Libra', 'Cancer', 'Aries']);
    expect(lordsOf(parts(1)).slice(0, 5)).toEqual(['Taurus', 'Leo', 'Scorpio', 'Aquarius', 'Gemini']);
  });
});

describe('Drig', () => {
  it('has the antardashas that Jagannatha Hora shows for Virgo (docs/rules/05-rasi-dashas.md#section-4-4)', () => {
    const { lords, partsOf: parts } = computed('drig_method_1', subjectOf(CHENNAI));
    expect(lords[0]).toBe('Virgo');
    expect(lordsOf(parts(0)).map((sign) => (sign as Sign).slice(0, 3))).toEqual([
      'Pis',
      'Sag',
      'Vir',
      'Gem',
      'Sco',
      'Leo',
      'Tau',
      'Aqu',
      'Can',
      'Ari',
      'Cap',
      'Lib',
    ]);
  });

  it('of the legacy kind has the mahadashas of method 2 and the parts of method 1', () => {
    fc.assert(
      fc.property(anyPoints, (points) => {
        const subject = subjectOf(points);
        const [legacy, first, second] = (['drig_legacy', 'drig_method_1', 'drig_method_2'] as const).map((id) =>
          computed(id, subject),
        ) as [ReturnType<typeof computed>, ReturnType<typeof computed>, ReturnType<typeof computed>];
        expect(legacy.spans).toEqual(second.spans);
        const parent = first.lords.indexOf(legacy.lords[0] as Sign);
        expect(lordsOf(legacy.partsOf(0))).toEqual(lordsOf(first.partsOf(parent)));
      }),
      { numRuns: 20 },
    );
  });

  it('sees two signs twice from a dual Ascendant', () => {
    const { lords } = computed('drig_method_2', subjectOf({ ...CHENNAI, Ascendant: at('Gemini') }));
    expect(lords.slice(0, 12)).toEqual([
      ...['Aquarius', 'Libra', 'Cancer', 'Aries'],
      ...['Pisces', 'Sagittarius', 'Virgo', 'Gemini'],
      ...['Aries', 'Leo', 'Scorpio', 'Aquarius'],
    ]);
  });
});

describe('Chara', () => {
  it('of K. N. Rao ends every period with its own sign', () => {
    fc.assert(
      fc.property(anyPoints, (points) => {
        const { lords, partsOf: parts } = computed('chara_method_2', subjectOf(points));
        lords.forEach((lord, index) => {
          expect(lordsOf(parts(index)).at(-1)).toBe(lord);
        });
      }),
      { numRuns: 20 },
    );
  });

  it('of method 1 counts twelve years with both lords in Aquarius, and to the other where one is there', () => {
    const years = (changes: Partial<Points>): number | undefined => {
      const { lords, years: all } = computed('chara_method_1', subjectOf({ ...CHENNAI, ...changes }));
      return all[lords.indexOf('Aquarius')];
    };
    expect(years({ Saturn: at('Aquarius'), Rahu: at('Aquarius') })).toBe(12);
    expect(years({ Saturn: at('Aquarius'), Rahu: at('Capricorn') })).toBe(1);
    expect(years({ Saturn: at('Libra'), Rahu: at('Aquarius') })).toBe(4);
  });

  it('gives years from 1 to 13 in every method', () => {
    fc.assert(
      fc.property(anyPoints, fc.constantFrom(3, 4, 5), fc.constantFrom('male', 'female'), (points, method, gender) => {
        const { years } = computed(`chara_method_${method}_${gender}` as RasiDashaId, subjectOf(points));
        for (const length of years) expect(length >= 1 - 1e-9 && length <= 13 + 1e-9).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('of methods 3 to 5 has deeper parts in the order of the mahadashas', () => {
    const { dasha, lords, partsOf: parts } = computed('chara_method_5_male', subjectOf(CHENNAI));
    const [antardasha] = parts(3);
    expect(antardasha && lordsOf(partsOf(dasha, antardasha))).toEqual(lords);
  });
});

describe('Mandooka', () => {
  it('gives twelve years for a full count (docs/rules/05-rasi-dashas.md#section-4-8)', () => {
    // Mercury in Taurus is the 12th from Gemini, which counts forward.
    const { lords, years } = computed('mandooka_method_2', subjectOf({ ...CHENNAI, Mercury: at('Taurus') }));
    expect(years[lords.indexOf('Gemini')]).toBe(12);
  });

  it('of method 1 leaps over every second sign, backward', () => {
    expect(computed('mandooka_method_1', subjectOf(CHENNAI)).lords.slice(4, 9)).toEqual([
      ...['Taurus', 'Pisces', 'Sagittarius', 'Libra', 'Leo'],
    ]);
  });
});

describe('the Brahma dasha', () => {
  it('counts to the lord of the 6th and never below nothing (docs/rules/05-rasi-dashas.md#section-4-9)', () => {
    fc.assert(
      fc.property(anyPoints, (points) => {
        for (const years of computed('brahma', subjectOf(points)).years)
          expect(years >= -1e-9 && years < 12.5).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('Yogardha', () => {
  it('has the same parts in all periods of a level, turned once more a level down', () => {
    const { dasha, lords, partsOf: parts } = computed('yogardha', subjectOf(CHENNAI));
    const turned = (places: number) => [...lords.slice(places), ...lords.slice(0, places)];
    expect(lordsOf(parts(0))).toEqual(turned(1));
    expect(lordsOf(parts(7))).toEqual(turned(1));
    const [, antardasha] = parts(7);
    expect(antardasha && lordsOf(partsOf(dasha, antardasha))).toEqual(turned(2));
  });
});

describe('the Chakra dasha', () => {
  it.each([
    ['dawn', 'Aquarius'],
    ['dusk', 'Aquarius'],
    ['night', 'Capricorn'],
    ['day', 'Pisces'],
  ] as const)('of a birth by %s begins with %s', (period, first) => {
    expect(computed('chakra', subjectOf(CHENNAI, {}, period)).lords[0]).toBe(first);
  });
});

describe('Paryaaya', () => {
  it('has six cycles of thirds on request', () => {
    const subject = subjectOf(CHENNAI);
    const [whole, thirds] = [computed('paryaaya', subject), computed('paryaaya', subject, { paryaaya: 'tribhagi' })];
    expect(thirds.years).toHaveLength(72);
    expect(thirds.years[0]).toBeCloseTo((whole.years[0] ?? Number.NaN) / 3, 12);
    expect(thirds.spans.at(-1)?.endYears).toBeCloseTo(whole.spans.at(-1)?.endYears ?? Number.NaN, 9);
  });

  it('gives no years for a full count (docs/rules/05-rasi-dashas.md#section-4-10)', () => {
    const { lords, years } = computed('paryaaya', subjectOf({ ...CHENNAI, Mercury: at('Taurus') }));
    expect(years[lords.indexOf('Gemini')]).toBe(0);
  });
});

describe('Sandhya and Panchaka', () => {
  it('share their mahadashas; Panchaka divides by 6, 3, 3, 3 and eight times 2', () => {
    const [sandhya, panchaka] = [computed('sandhya', subjectOf(CHENNAI)), computed('pachaka', subjectOf(CHENNAI))];
    expect(panchaka.spans).toEqual(sandhya.spans);
    expect(panchaka.partsOf(0).map(({ startYears, endYears }) => Math.round((endYears - startYears) * 3.1))).toEqual([
      ...[6, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2],
    ]);
  });
});

describe('Raashiyanka', () => {
  it('divides by the years of the signs on request', () => {
    const subject = subjectOf(CHENNAI);
    const { lords, years, partsOf: parts } = computed('raashiyanka', subject, { raashiyanka: 'proportional_parts' });
    const total = years.reduce((sum, one) => sum + one, 0);
    for (const { lord, startYears, endYears } of parts(0)) {
      const share = (years[lords.indexOf(lord)] ?? 0) / total;
      expect(endYears - startYears).toBeCloseTo(share * (years[0] ?? 0), 9);
    }
  });
});
