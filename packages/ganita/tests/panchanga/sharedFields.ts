import { momentDateText, momentTimeText } from '@ganita/core/time/civilText.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import { answer } from 'ganita/api/answer.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { expect } from 'vitest';

type Fields = Readonly<Record<string, unknown>>;

const FIRST_JD_UT = 2_415_400.37;
const DAYS_APART = 367.31;
/** From the equator to beyond the polar circles, and around the globe. */
const LATITUDES = [13.08, -33.87, 51.51, 0.35, 28.61, 64.15, -54.8, 40.71, 66.4, 69.65, -77.8];
const LONGITUDES = [80.27, 151.21, -0.13, 32.58, 77.21, -21.94, -68.3, -74.01, 25.7, 18.96, 166.7, 179.9];

/** So many births of two centuries, at all hours and latitudes. */
export const birthsOfTest = (count: number): readonly Fields[] =>
  Array.from({ length: count }, (_, n) => {
    const jdUt = julianDayUt(FIRST_JD_UT + ((n * 73) % 199) * DAYS_APART);
    const longitude = LONGITUDES[n % LONGITUDES.length] as number;
    const timezone = Math.round(longitude / 15);
    return {
      date: momentDateText(jdUt, timezone),
      time: momentTimeText(jdUt, timezone),
      place: `place ${n}`,
      latitude: LATITUDES[n % LATITUDES.length],
      longitude,
      timezone,
    };
  });

/** The highest latitude that `/panchang` takes. */
const HIGHEST_LATITUDE = 66;
const ANGAS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
const WINDOWS = ['sunrise_at', 'sunset_at', 'rahu_kalam', 'gulika', 'yamaganda', 'abhijit'] as const;

const pick = (record: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, record[name]]));

/** Everything that two endpoints return for one birth, its day and its moment must be the same. */
export function expectOneValueEach(birth: Fields, ports: Ports): void {
  const requested = (calculation: Parameters<typeof answer>[0], body: Fields) =>
    answer(calculation, body, ports) as Fields;
  const { calendar_info: info } = requested('natalChart', { ...birth, sections: ['calendar_info'] }).horoscope as {
    calendar_info: Fields;
  };
  const { at_birth: born } = info as { at_birth: Fields };
  const { place, latitude, longitude } = birth;
  const where = { place, latitude, longitude, timezone: info.timezone };

  if (Math.abs(latitude as number) <= HIGHEST_LATITUDE) {
    const { at_birth: _birth, vedic_day: _day, ...day } = info;
    expect(day).toEqual(requested('panchangDay', { ...where, date: info.date }).panchang);
  }

  const gochara = (target_date: unknown, target_time: unknown) =>
    requested('gochara', { ...birth, target_date, target_time, event_timezone: info.timezone, include: [] })
      .gochara as Readonly<Record<'panchanga' | 'muhurta', Fields>> & { planets: readonly Fields[] };
  const atBirth = gochara(born.date, born.time);
  expect(pick(atBirth.panchanga, ANGAS)).toEqual(pick(born, ANGAS));
  expect(atBirth.panchanga.paksha).toBe((born.tithi as Fields).paksha);
  if (info.next_sunrise_at !== null) expect(atBirth.panchanga.vara).toBe(info.vara);

  const noon = gochara(info.date, '12:00:00');
  expect(pick(noon.muhurta, WINDOWS)).toEqual(pick(info, WINDOWS));
  expect(noon.muhurta.durmuhurta).toEqual(info.durmuhurta ?? []);

  const gochar = requested('gochar', { ...where, date: info.date }).gochar as Fields & { planets: readonly Fields[] };
  for (const [index, planet] of noon.planets.entries()) {
    const shared = Object.keys(planet).filter((name) => name in (gochar.planets[index] as Fields));
    expect(shared).toContain('degree');
    expect(pick(gochar.planets[index] as Fields, shared)).toEqual(pick(planet, shared));
  }
  expect(gochar.moon_sign).toBe(gochar.planets.find(({ id }) => id === 'Moon')?.sign);
  expect(gochar.sun_sign).toBe(gochar.planets.find(({ id }) => id === 'Sun')?.sign);
}
