import type { Ganita, HoroscopeRecord, RequestOf, ResponseOf, SectionKey } from 'ganita';
import { describe, expectTypeOf, it } from 'vitest';

declare const ganita: Ganita;

const BIRTH = {
  date: '1996-12-07',
  time: '10:34:00',
  place: 'Chennai',
  latitude: 13.0827,
  longitude: 80.2707,
  timezone: 5.5,
} as const;

/** Calls are looked at by the compiler and never made. */
const compiled = (_call: () => unknown): void => undefined;

describe('the types of the library', () => {
  it('give every calculation a method from its request to its answer', () => {
    expectTypeOf<Ganita['panchangDay']>().parameters.toEqualTypeOf<[request: RequestOf<'panchangDay'>]>();
    expectTypeOf<Ganita['panchangDay']>().returns.toEqualTypeOf<ResponseOf<'panchangDay'>>();
    expectTypeOf<Ganita['muhurtaEvents']>().parameters.toEqualTypeOf<[request?: RequestOf<'muhurtaEvents'>]>();
  });

  it('know the fields of a request and their values', () => {
    // @ts-expect-error: a birth has a longitude
    compiled(() => ganita.natalChart({ ...BIRTH, longitude: undefined }));
    // @ts-expect-error: a latitude is a number
    compiled(() => ganita.natalChart({ ...BIRTH, latitude: '13.0827' }));
    // @ts-expect-error: no ayanamsa of this name
    compiled(() => ganita.natalChart({ ...BIRTH, ayanamsa_mode: 'WESTERN' }));
    // @ts-expect-error: a misspelt field
    compiled(() => ganita.natalChart({ ...BIRTH, ayanamsa: 'RAMAN' }));
    // @ts-expect-error: no key of this name
    compiled(() => ganita.natalChart({ ...BIRTH, sections: ['yoga'] }));
    compiled(() => ganita.natalChart({ ...BIRTH, ayanamsa_mode: 'RAMAN', sections: ['yogas'] }));
  });

  it('know the fields of an answer', () => {
    const chartOf = () => ganita.natalChart(BIRTH);
    type Horoscope = ReturnType<typeof chartOf>['horoscope'];
    expectTypeOf<Horoscope>().toEqualTypeOf<
      Required<Omit<HoroscopeRecord, 'planets' | 'birth_attributes' | 'margins'>>
    >();
    type Sun = Horoscope['planetary_states']['planets']['Sun'];
    expectTypeOf<Sun['retrograde']>().toEqualTypeOf<boolean | null>();
    expectTypeOf<Sun['kp_lords']['kp_number']>().toEqualTypeOf<number>();
    expectTypeOf<
      NonNullable<Horoscope['divisional_charts']['D-9_navamsa']>['Moon']['sign_index']
    >().toEqualTypeOf<number>();
    expectTypeOf<NonNullable<Horoscope['divisional_charts']['D-9_navamsa']>['Pluto']>()
      .extract<null>()
      .toEqualTypeOf<null>();
    expectTypeOf<Horoscope['bhava_bala']['12']['rank']>().toEqualTypeOf<number>();
    expectTypeOf<Horoscope['shad_bala']>().not.toHaveProperty('Rahu');
    // @ts-expect-error: the Sun has no such state
    compiled(() => chartOf().horoscope.planetary_states.planets.Sun.retrogade);
  });

  it('leave out of an answer what was not requested', () => {
    compiled(() => {
      const { horoscope } = ganita.natalChart({ ...BIRTH, sections: ['yogas', 'julian_day'] });
      expectTypeOf<keyof typeof horoscope>().toEqualTypeOf<'yogas' | 'julian_day'>();
      expectTypeOf<(typeof horoscope)['julian_day']>().toEqualTypeOf<number>();
    });
    compiled(() => {
      const sections: readonly SectionKey[] = [];
      expectTypeOf(ganita.natalChart({ ...BIRTH, sections }).horoscope).toEqualTypeOf<HoroscopeRecord>();
    });
  });

  it('have sections that are not among the 31 only where they were requested', () => {
    compiled(() => {
      const { horoscope } = ganita.natalChart({ ...BIRTH, sections: ['planets', 'julian_day'] });
      expectTypeOf<keyof typeof horoscope>().toEqualTypeOf<'planets' | 'julian_day'>();
      expectTypeOf(horoscope.planets.Moon.pada).toEqualTypeOf<number>();
      // @ts-expect-error: it was not requested
      return horoscope.birth_attributes;
    });
  });
});
