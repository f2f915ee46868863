const PLACE = { latitude: 13.0827, longitude: 80.2707, timezone: 5.5 } as const;
const BIRTH = { ...PLACE, date: '1996-12-07', time: '10:34:00' } as const;

/** A request of each picture, by the path after `/svg/`; none depends on the clock. */
export const PICTURE_REQUESTS = {
  chart: { ...BIRTH, transit_at: '2026-01-14' },
  dasha: { ...BIRTH, dasha_at: '2026-01-14' },
  strengths: BIRTH,
  ashtakavarga: BIRTH,
  day: { ...PLACE, date: '2026-01-14' },
  saturn: { ...BIRTH, as_of: '2026-01-14' },
  transits: { ...PLACE, from_date: '2026-01-01', to_date: '2026-03-31' },
} as const;
