#!/usr/bin/env node
/**
 * Builds packages/ganita/data/zoneHistory.bin: the history of every zone of the IANA time zone database, compiled with `backzone`.
 *
 *   node tools/data/buildZoneHistory.mjs [folder]
 *
 * The folder is the `zoneinfo` of Debian's package `tzdata` (default /usr/share/zoneinfo), which is made with
 * PACKRATDATA=backzone PACKRATLIST=zone.tab; one made without is rejected. `npm run data:zones` fetches the newest one, calls
 * this script and writes the readings of the tests.
 *
 * Format of the result: see packages/ganita/src/adapters/zoneHistory/zoneBundle.ts. The same source gives the same bytes.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recordSum } from './sums.mjs';

const folder = process.argv[2] ?? '/usr/share/zoneinfo';
const target = new URL('../../packages/ganita/data/zoneHistory.bin', import.meta.url);

/** Folders that contain the same zones again, and names that mean the machine's own choice. */
const LEFT_OUT = /^(posix|right)\/|^(localtime|posixrules|Factory)$/;
const MAGIC = 'TZif';
const HEADER_BYTES = 44;

const source = readFileSync(join(folder, 'tzdata.zi'), 'utf8');
const tzdata = /^# version (\S+)$/m.exec(source)?.[1];
if (tzdata === undefined) throw new Error(`${folder}/tzdata.zi does not say its version`);
if (!/^# ddeps\b.*\bbackzone\b/m.test(source)) throw new Error(`${folder} was made without backzone`);

const names = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => !entry.isDirectory())
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .filter((name) => !LEFT_OUT.test(name) && readFileSync(join(folder, name)).toString('latin1', 0, 4) === MAGIC)
  .sort();
rejectUnknownZones(new Set(names));

/** @type {Map<string, readonly [offset: number, bytes: number]>} */
const places = new Map();
/** @type {Buffer[]} */
const bodies = [];
/** @type {Record<string, readonly [offset: number, bytes: number]>} */
const zones = {};
let size = 0;
for (const name of names) {
  const body = withoutFirstBlock(readFileSync(join(folder, name)));
  const key = body.toString('base64');
  const known = places.get(key);
  zones[name] = known ?? [size, body.length];
  if (known !== undefined) continue;
  places.set(key, zones[name]);
  bodies.push(body);
  size += body.length;
}

const directory = Buffer.from(JSON.stringify({ format: 'ganita-zone-history-1', tzdata, zones }));
const length = Buffer.alloc(4);
length.writeUInt32LE(directory.length);
writeFileSync(target, Buffer.concat([length, directory, ...bodies]));
recordSum(fileURLToPath(target));
console.log(
  `tzdata ${tzdata}: ${names.length} names, ${bodies.length} histories, ${4 + directory.length + size} bytes`,
);

/**
 * A TZif file with its 32-bit block emptied (RFC 9636 section 4 allows it): readers of version 2 skip that block.
 *
 * @param {Buffer} file
 */
function withoutFirstBlock(file) {
  /** @param {number} n */
  const count = (n) => file.readUInt32BE(20 + 4 * n);
  const [utCount, standardCount, leapCount] = [count(0), count(1), count(2)];
  const [timeCount, typeCount, charCount] = [count(3), count(4), count(5)];
  const block = timeCount * 5 + typeCount * 6 + charCount + leapCount * 8 + standardCount + utCount;
  const header = Buffer.from(file.subarray(0, HEADER_BYTES)).fill(0, 20);
  return Buffer.concat([header, file.subarray(HEADER_BYTES + block)]);
}

/**
 * Every zone that the map of zones can name must have a history.
 *
 * @param {ReadonlySet<string>} known
 */
function rejectUnknownZones(known) {
  const main = createRequire(import.meta.url).resolve('geo-tz');
  const index = join(main, '..', '..', 'data', 'timezones.geojson.index.json');
  /** @type {{ timezones: readonly string[] }} */
  const { timezones } = JSON.parse(readFileSync(index, 'utf8'));
  const missing = timezones.filter((zone) => !known.has(zone));
  if (missing.length > 0) throw new Error(`tzdata ${tzdata} has no history of ${missing.join(', ')}`);
}
