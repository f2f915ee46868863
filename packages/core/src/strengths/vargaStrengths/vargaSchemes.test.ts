import { describe, expect, it } from 'vitest';
import { AMSA_IDS, SCHEME_AMSAS, SCHEME_VARGAS, VARGA_SCHEMES } from './vargaSchemes.data.js';

describe.each(VARGA_SCHEMES)('the %s', (scheme) => {
  it('weighs 20 in all', () => {
    expect(SCHEME_VARGAS[scheme].reduce((sum, { weight }) => sum + weight, 0)).toBe(20);
  });
  it('has a name for every count from two vargas up', () => {
    expect(SCHEME_AMSAS[scheme]).toHaveLength(SCHEME_VARGAS[scheme].length - 1);
  });
});

describe('the groups', () => {
  it('have 6, 7, 10 and 16 vargas, each within the sixteen', () => {
    expect(VARGA_SCHEMES.map((scheme) => SCHEME_VARGAS[scheme].length)).toEqual([6, 7, 10, 16]);
    const sixteen = SCHEME_VARGAS.shodasavarga.map(({ key }) => key);
    for (const scheme of VARGA_SCHEMES) {
      for (const { key } of SCHEME_VARGAS[scheme]) expect(sixteen).toContain(key);
    }
  });
  it('name every amsa there is', () => {
    expect(new Set(VARGA_SCHEMES.flatMap((scheme) => SCHEME_AMSAS[scheme]))).toEqual(new Set(AMSA_IDS));
  });
});
