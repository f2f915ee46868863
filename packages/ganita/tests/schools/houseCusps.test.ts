import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import SwissEph from 'swisseph-wasm';
import { beforeAll, describe, expect, it } from 'vitest';

type Fields = Readonly<Record<string, unknown>>;
interface House {
  readonly start_absolute_longitude: number;
  readonly middle_absolute_longitude: number;
  readonly end_absolute_longitude: number;
  readonly bodies: readonly string[];
}
interface ChartWithHouses {
  readonly horoscope: { readonly bhava_chart: { readonly houses: readonly House[] }; readonly julian_day: number };
  readonly meta: { readonly not_applied: Fields };
}

const BIRTH = {
  date: '1996-12-07',
  time: '10:34:00',
  place: 'Chennai',
  latitude: 13.0827,
  longitude: 80.2707,
  timezone: 5.5,
};
const TROMSO = {
  date: '1996-12-07',
  time: '10:34:00',
  place: 'Tromso',
  latitude: 69.6492,
  longitude: 18.9553,
  timezone: 1,
};
const LETTERS = {
  placidus_start: 'P',
  koch: 'K',
  campanus: 'C',
  regiomontanus: 'R',
  porphyry: 'O',
  topocentric: 'T',
  alcabitius: 'B',
} as const;
const NAMES = Object.keys(LETTERS) as readonly (keyof typeof LETTERS)[];
/** Swiss Ephemeris, geometric, sidereal. */
const FLAGS = 2 + 16 + 65_536;
const LAHIRI = 1;

describe('houses by cusps', () => {
  let ports: Ports;
  const library = new SwissEph();
  beforeAll(async () => {
    ports = await openPorts();
    await library.initSwissEph();
  });
  const chart = (body: Fields, rules: Fields): ChartWithHouses =>
    answer('natalChart', { ...body, rules, sections: ['bhava_chart', 'julian_day'] }, ports) as ChartWithHouses;
  const houses = (rules: Fields, body: Fields = BIRTH): readonly House[] =>
    chart(body, rules).horoscope.bhava_chart.houses;

  it.each(NAMES)('of %s are those of Swiss Ephemeris, within a hundredth of a second of arc', (name) => {
    library.set_sid_mode(LAHIRI, 0, 0);
    const { julian_day } = chart(BIRTH, {}).horoscope;
    const { cusps } = library.houses_ex(
      julian_day,
      FLAGS,
      BIRTH.latitude,
      BIRTH.longitude,
      LETTERS[name],
    ) as unknown as {
      cusps: Float64Array;
    };
    houses({ house_cusps: name }).forEach(({ start_absolute_longitude }, index) => {
      const difference = Math.abs(start_absolute_longitude - (cusps[index + 1] as number));
      expect(Math.min(difference, 360 - difference) * 3600).toBeLessThan(0.01);
    });
  });

  it('of Placidus are the houses of method 4, whichever method is given', () => {
    const method4 = houses({ bhava_madhya_method: 4 });
    expect(houses({ house_cusps: 'placidus_start', bhava_madhya_method: 2 })).toEqual(method4);
    expect(houses({ house_cusps: 'placidus_middle' }).map((house) => house.middle_absolute_longitude)).toEqual(
      method4.map((house) => house.start_absolute_longitude),
    );
  });

  it.each([...NAMES, 'placidus_middle'])('of %s tile the zodiac, each body in one', (name) => {
    const found = houses({ house_cusps: name });
    found.forEach((house, index) => {
      expect(house.end_absolute_longitude).toBe(found[(index + 1) % 12]?.start_absolute_longitude);
    });
    expect(found.flatMap(({ bodies }) => bodies).sort()).toEqual(
      houses({})
        .flatMap(({ bodies }) => bodies)
        .sort(),
    );
  });

  it('say that the method of the request is not applied', () => {
    expect(chart(BIRTH, { house_cusps: 'koch' }).meta.not_applied).toMatchObject({
      bhava_madhya_method: 'rules.house_cusps koch',
    });
    expect(chart(BIRTH, { house_cusps: 'koch', calculation_type: 'ss' }).meta.not_applied).toMatchObject({
      'rules.house_cusps': 'calculation_type ss',
    });
  });

  it.each(['koch', 'placidus_start', 'placidus_middle'])('of %s do not exist beyond a polar circle', (name) => {
    expect(() => houses({ house_cusps: name }, TROMSO)).toThrow(
      `rules.house_cusps ${name} has no cusps at latitude 69.6492, beyond a polar circle`,
    );
    expect(houses({ house_cusps: 'porphyry' }, TROMSO)).toHaveLength(12);
  });

  it.each(['campanus', 'regiomontanus', 'topocentric'])('of %s exist only where they follow one another', (name) => {
    const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00:00`);
    const outcomes = hours.map((time) => {
      try {
        return houses({ house_cusps: name }, { ...TROMSO, time }).length;
      } catch (error) {
        return String(error);
      }
    });
    expect(new Set(outcomes)).toEqual(
      new Set([
        12,
        expect.stringContaining(
          `rules.house_cusps ${name} has no houses at latitude 69.6492, where its cusps do not follow one another`,
        ),
      ]),
    );
  });
});
