/**
 * The library in a program of your own: Moon's nakshatra and the mahadashas of a birth.
 *
 *   npm install ganita && node library.mjs
 */
import { openGanita } from 'ganita';

const ganita = await openGanita();
const { horoscope } = ganita.natalChart({
  date: '1996-12-07',
  time: '10:34:00',
  place: 'Chennai',
  latitude: 13.0827,
  longitude: 80.2707,
  timezone: 5.5,
  sections: ['nakshatra_pada', 'graha_dashas'],
  dasha_systems: ['vimsottari'],
  dasha_levels: 1,
});

const { nakshatra, pada } = horoscope.nakshatra_pada.Moon;
console.log(`Moon in ${nakshatra}, pada ${pada}`);
for (const { lord, start, end } of horoscope.graha_dashas.vimsottari.periods) {
  console.log(`${lord.padEnd(8)} ${start.slice(0, 10)} to ${end.slice(0, 10)}`);
}
