import type { Ganita } from 'ganita';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH, startService, type TestService } from '../http/service.js';

type Library = typeof import('ganita');

/** The built library, as `import 'ganita'` finds it. */
const BUILT = new URL('../../../ganita/dist/index.js', import.meta.url).href;

describe('the library', () => {
  let library: Library;
  let ganita: Ganita;
  let service: TestService;
  beforeAll(async () => {
    library = (await import(/* @vite-ignore */ BUILT)) as Library;
    [ganita, service] = await Promise.all([library.openGanita(), startService()]);
  });
  afterAll(() => service.close());

  it('gives the answer that the service gives', async () => {
    const request = { ...CHENNAI_BIRTH, sections: ['planetary_states', 'divisional_charts'] };
    const { body } = await service.post('/horoscope', request);
    expect(JSON.parse(JSON.stringify(ganita.answer('natalChart', request)))).toEqual(body);
  });

  it('has a method for each calculation, which answers the same', () => {
    const request = { ...CHENNAI_BIRTH, sections: ['planetary_states'] } as const;
    expect(ganita.natalChart(request)).toEqual(ganita.answer('natalChart', request));
    expect(ganita.muhurtaEvents()).toEqual(ganita.answer('muhurtaEvents', {}));
  });

  it('takes births of the years that it is opened for', async () => {
    const request = { ...CHENNAI_BIRTH, date: '1850-12-07', sections: ['julian_day'] } as const;
    expect(() => ganita.natalChart(request)).toThrow('date must have a year from 1900 to 2100');
    const older = await library.openGanita({ birthYears: { first: 1850, last: 2150 } });
    expect(older.natalChart(request).horoscope.julian_day).toBeCloseTo(2_397_098.7, 0);
    await expect(library.openGanita({ birthYears: { first: 1799, last: 2100 } })).rejects.toThrow(RangeError);
  });

  it('throws what the service rejects', () => {
    const { place: _place, ...lacking } = CHENNAI_BIRTH;
    expect(() => ganita.answer('natalChart', lacking)).toThrow(library.StructureError);
    expect(() => ganita.answer('natalChart', { ...CHENNAI_BIRTH, latitude: 91 })).toThrow(library.DomainError);
    expect(() => ganita.answer('natalChart', 'x')).toThrow('the body must be a JSON object');
  });
});
