import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPOUND_RELATIONS } from '../../zodiac/relations.js';
import { BALADI_AVASTHAS, baladiAvastha, type DeeptadiFacts, deeptadiAvasthas, jagradadiAvastha } from './avasthas.js';

const plain: DeeptadiFacts = { dignity: 'friend', relationToLord: 'friend', combust: false, withMalefic: false };
const AFFLICTION = { deeptadi_order: 'affliction_first' } as const;
const DIGNITY = { deeptadi_order: 'dignity_first' } as const;
const SIGN = { deeptadi_order: 'sign_first' } as const;

describe('baladi avastha', () => {
  it('ages by six degrees in odd signs and grows young in even signs', () => {
    const ages = [0, 5.999999, 6, 12, 18, 24, 29.999999];
    expect(ages.map(baladiAvastha)).toEqual(['bala', 'bala', 'kumara', 'yuva', 'vriddha', 'mrita', 'mrita']);
    expect(ages.map((degrees) => baladiAvastha(30 + degrees))).toEqual([
      'mrita',
      'mrita',
      'vriddha',
      'yuva',
      'kumara',
      'bala',
      'bala',
    ]);
  });

  it('is one of five anywhere', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }), (longitude) => {
        expect(BALADI_AVASTHAS).toContain(baladiAvastha(longitude));
      }),
    );
  });
});

describe('jagradadi avastha', () => {
  it('wakes in exaltation, moolatrikona and own sign, dreams with friends and neutrals, else sleeps', () => {
    expect((['exalted', 'moolatrikona', 'own'] as const).map(jagradadiAvastha)).toEqual(['jagrat', 'jagrat', 'jagrat']);
    expect((['friend', 'neutral'] as const).map(jagradadiAvastha)).toEqual(['swapna', 'swapna']);
    expect((['enemy', 'debilitated'] as const).map(jagradadiAvastha)).toEqual(['sushupti', 'sushupti']);
  });
});

describe('deeptadi avasthas', () => {
  it('follow the relation to the lord of the sign', () => {
    const moods = COMPOUND_RELATIONS.map(
      (relationToLord) => deeptadiAvasthas({ ...plain, relationToLord }, AFFLICTION)[0],
    );
    expect(moods).toEqual(['mudita', 'shanta', 'deena', 'duhkhita', 'khala']);
    expect(deeptadiAvasthas({ ...plain, dignity: 'debilitated', relationToLord: 'neutral' }, AFFLICTION)).toEqual([
      'deena',
    ]);
  });

  it('call exaltation deepta, own sign and moolatrikona swastha', () => {
    expect(deeptadiAvasthas({ ...plain, dignity: 'exalted' }, AFFLICTION)).toEqual(['deepta']);
    expect(deeptadiAvasthas({ ...plain, dignity: 'own', relationToLord: null }, AFFLICTION)).toEqual(['swastha']);
    expect(deeptadiAvasthas({ ...plain, dignity: 'moolatrikona' }, AFFLICTION)).toEqual(['swastha']);
  });

  it('put combustion and malefic company where the order chosen puts them', () => {
    const afflicted = { ...plain, combust: true, withMalefic: true };
    expect(deeptadiAvasthas(afflicted, AFFLICTION)).toEqual(['kopa', 'vikala', 'shanta']);
    expect(deeptadiAvasthas(afflicted, DIGNITY)).toEqual(['kopa', 'vikala', 'shanta']);
    expect(deeptadiAvasthas(afflicted, SIGN)).toEqual(['shanta', 'kopa', 'vikala']);
    const exalted = { ...afflicted, dignity: 'exalted' } as const;
    expect(deeptadiAvasthas(exalted, AFFLICTION)).toEqual(['kopa', 'vikala', 'deepta']);
    expect(deeptadiAvasthas(exalted, DIGNITY)).toEqual(['deepta', 'kopa', 'vikala']);
  });
});
