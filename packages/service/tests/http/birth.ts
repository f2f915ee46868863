/** A plain birth that every endpoint of the shared block takes. */
export const CHENNAI_BIRTH = {
  date: '1996-12-07',
  time: '10:34:00',
  place: 'Chennai',
  latitude: 13.0827,
  longitude: 80.2707,
  timezone: 5.5,
} as const;
