import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { expect } from 'vitest';
import { CHENNAI_BIRTH, type TestService } from './service.js';

export type Fields = Readonly<Record<string, unknown>>;
export interface Span {
  readonly start: string;
  readonly end: string;
}
export interface Moment extends Record<string, unknown> {
  readonly panchanga: Fields & { readonly tithi: Fields; readonly vara: string };
  readonly muhurta: Fields & { readonly abhijit: Span | null; readonly abhijit_clean: readonly Span[] };
  readonly planets: readonly Fields[];
  readonly person: Fields & { readonly tara_bala: Fields; readonly sade_sati: Fields };
}
export const ONE = {
  path: '/gochara',
  key: 'gochara',
  request: { ...CHENNAI_BIRTH, target_date: '2025-06-10' },
} as const;
export const MANY = {
  path: '/gochara/range',
  key: 'gochara_range',
  request: { ...CHENNAI_BIRTH, from_date: '2025-06-10', to_date: '2025-06-12' },
} as const;
type Endpoint = typeof ONE | typeof MANY;

/** Ways to call both endpoints. */
export function gocharaOf(service: () => TestService) {
  const send = ({ path, request }: Endpoint, changes: Fields = {}) =>
    service().post(path, { ...request, meta: 'full', ...changes });
  async function answer<T = Fields>(endpoint: Endpoint, changes: Fields = {}): Promise<T> {
    const { status, body } = await send(endpoint, changes);
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
    return body[endpoint.key] as T;
  }
  async function rejection(endpoint: Endpoint, changes: Fields): Promise<readonly [number, unknown]> {
    const { status, body } = await send(endpoint, changes);
    expect(Object.keys(body)).toEqual(['detail']);
    return [status, body.detail];
  }
  const daysOf = async (changes: Fields = {}): Promise<readonly (Moment & { readonly date: string })[]> =>
    (await answer<{ readonly days: readonly (Moment & { readonly date: string })[] }>(MANY, changes)).days;
  return { send, answer, rejection, daysOf };
}

const MINUTE = /^\d\d:\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;
const SPAN = { start: expect.stringMatching(MOMENT), end: expect.stringMatching(MOMENT) };

/** A moment has the parts of the contract. */
export const expectMoment = (moment: Moment): void => {
  expect(moment.panchanga).toMatchObject({
    vara: expect.any(String),
    tithi: { name: expect.any(String) },
    nakshatra: { name: expect.any(String) },
    yoga: { name: expect.any(String) },
    karana: { name: expect.any(String) },
    paksha: expect.any(String),
    rikta: expect.any(Boolean),
  });
  expect(moment.muhurta).toMatchObject({
    sunrise: expect.stringMatching(MINUTE),
    sunset: expect.stringMatching(MINUTE),
    solar_noon: expect.stringMatching(MINUTE),
    rahu_kalam: SPAN,
    gulika: SPAN,
    yamaganda: SPAN,
  });
  expect(moment.planets.map(({ id }) => id)).toEqual([...GRAHAS]);
  for (const planet of moment.planets) {
    expect(planet).toMatchObject({
      name: expect.any(String),
      sign: expect.any(String),
      degree: expect.any(Number),
      nakshatra: expect.any(String),
      pada: expect.any(Number),
      retrograde: expect.any(Boolean),
      combust: expect.any(Boolean),
      house_from_moon: expect.any(Number),
      house_from_lagna: expect.any(Number),
    });
  }
  expect(moment.person).toMatchObject({
    tara_bala: {
      from_moon: { number: expect.any(Number) },
      from_sun: { number: expect.any(Number) },
      from_lagna: { number: expect.any(Number) },
    },
    chandra_bala: expect.any(Number),
    sade_sati: { active: expect.any(Boolean) },
  });
};
