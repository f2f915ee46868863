/** Births that examples of several endpoints share. */
export const CHENNAI_BIRTH = {
  date: '1996-12-07',
  time: '10:34:00',
  place: 'Chennai',
  latitude: 13.0827,
  longitude: 80.2707,
  timezone: 5.5,
};

export const PAIR = {
  boy_birth_details: { date: '1996-12-07', time: '10:34:00', latitude: 13.0827, longitude: 80.2707, timezone: 5.5 },
  girl_birth_details: { date: '1998-03-21', time: '06:12:00', latitude: 12.9716, longitude: 77.5946, timezone: 5.5 },
};
