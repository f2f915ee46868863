/**
 * The client in a program of your own: a birth at a place that is named, its running dashas, its chart as a picture, and the
 * Moons of several births. It needs a running service (`npx ganita serve`).
 *
 *   npm install ganita && node client.ts          Node 22.18 and later run TypeScript; for others compile it with `tsc`
 *
 * `package.json` needs `"type": "module"`, or name the file `client.mts`. To compile it, install `@types/node` too.
 */
import { writeFile } from 'node:fs/promises';
import { createClient, GanitaError } from 'ganita/client';

const ganita = createClient(process.env.GANITA_URL ?? 'http://127.0.0.1:8000');

const { displayName, latitude, longitude, zone } = await ganita.search({ query: 'Salem, Tamil Nadu' });
const birth = { date: '1996-12-07', time: '10:34:00', place: displayName, latitude, longitude, zone };

const { horoscope } = await ganita.natalChart({
  ...birth,
  sections: ['nakshatra_pada', 'graha_dashas'],
  dasha_systems: ['vimsottari'],
  dasha_at: '2026-01-14T12:00:00',
});
const { nakshatra, pada } = horoscope.nakshatra_pada.Moon;
console.log(`${displayName}, ${zone}: Moon in ${nakshatra}, pada ${pada}`);
console.log(`running: ${horoscope.graha_dashas.vimsottari?.running?.map(({ lord }) => lord).join(' - ')}`);

const [, , file] = process.argv;
if (file !== undefined) await writeFile(file, await ganita.svg.chart({ ...birth, style: 'south' }));

const births = ['1990-06-15', '1991-02-30', '1992-11-01'].map((date) => ({
  ...birth,
  date,
  sections: ['nakshatra_pada'] as const,
}));
for await (const { line, answer, error } of ganita.batch(births, { signal: AbortSignal.timeout(60_000) })) {
  console.log(`${births[line - 1]?.date}: ${answer?.horoscope.nakshatra_pada.Moon.nakshatra ?? error?.detail}`);
}

try {
  await ganita.panchangDay({ date: '2026-01-14', latitude: 91, longitude, zone });
} catch (error) {
  if (!(error instanceof GanitaError)) throw error;
  console.log(`${error.field}: ${error.code}`);
}
