import { describe, expect, it } from 'vitest';
import { recordFrom } from '../records.js';

import { kakshyaGivesBindu, kakshyaOf } from './kakshya.js';
import { CONTRIBUTORS } from './prastara.js';
import { rowOf } from './signRow.js';

describe('the kakshya of a longitude', () => {
  it.each([
    [0, 1, 'Saturn'],
    [3.75, 2, 'Jupiter'],
    [11.25, 4, 'Sun'],
    [30, 1, 'Saturn'],
    [145.5398, 7, 'Moon'],
    [359.999999999, 8, 'Ascendant'],
  ])('of %d degrees is number %d under %s', (longitude, number, lord) => {
    expect(kakshyaOf(longitude)).toEqual({ number, lord });
  });

  it('gives a bindu only where its lord gives one in that sign', () => {
    const prastara = recordFrom(CONTRIBUTORS, (lord) => rowOf(lord === 'Moon' ? [['Leo', 1]] : []));
    expect(kakshyaGivesBindu(145.5398, prastara)).toBe(true);
    expect(kakshyaGivesBindu(115.5398, prastara)).toBe(false);
    expect(kakshyaGivesBindu(140, prastara)).toBe(false);
  });
});
