import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CivilDateTime } from '@ganita/core/time/julianDay.js';

/** The time zone data of this machine, as its package of tzdata has put them. */
const FOLDER = '/usr/share/zoneinfo';
const SOURCE = `${FOLDER}/tzdata.zi`;
const READER = fileURLToPath(new URL('noonReadings.py', import.meta.url));

const source = existsSync(SOURCE) ? readFileSync(SOURCE, 'utf8') : '';

/** Release of this machine's tzdata, or null where it has none that says its release. */
export const machineRelease: string | null = /^# version (\S+)$/m.exec(source)?.[1] ?? null;

/** Why the compiled zones of this machine are not those of a bundle of a release, or null where they should be. */
export function whyNotComparable(bundled: string): string | null {
  if (machineRelease === null) return 'this machine has no tzdata that says its release';
  if (machineRelease !== bundled) return `this machine has tzdata ${machineRelease}, not the bundled ${bundled}`;
  if (!/^# ddeps\b.*\bbackzone\b/m.test(source)) return 'the tzdata of this machine was compiled without backzone';
  const python = spawnSync('python3', ['-c', 'import zoneinfo']);
  return python.status === 0 ? null : 'this machine has no python3 with zoneinfo';
}

/** Every zone that the map of zones can name. */
function zonesOfTheMap(): readonly string[] {
  const index = join(dirname(createRequire(import.meta.url).resolve('geo-tz')), '../data/timezones.geojson.index.json');
  return (JSON.parse(readFileSync(index, 'utf8')) as { readonly timezones: readonly string[] }).timezones;
}

/** What the clock of a zone shows at a noon: seconds ahead of UTC, and the name of the clock. */
export interface NoonReading {
  readonly zone: string;
  readonly local: CivilDateTime;
  readonly offsetSeconds: number;
  readonly abbreviation: string;
}

const MONTHS = 12 * 201;
const NOON = { day: 15, hour: 12, minute: 0, second: 0 };

/** Noons that no clock showed: on 2000-01-15 Sudan went from 12:00 to 13:00. */
const SKIPPED_NOONS: ReadonlySet<string> = new Set(['Africa/Khartoum 2000-1', 'Africa/Juba 2000-1']);

/** How many readings there are. */
export const READINGS: number = zonesOfTheMap().length * MONTHS - SKIPPED_NOONS.size;

/** Noon of the 15th of every month from 1900 to 2100 in every zone of the map, as Python reads this machine's files. */
export function* noonReadings(): Generator<NoonReading> {
  const { status, stdout, stderr } = spawnSync('python3', [READER, FOLDER], {
    input: zonesOfTheMap().join('\n'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`python3 could not read the zones: ${stderr}`);
  for (const line of stdout.trim().split('\n')) {
    const [zone = '', ...changes] = line.split('\t');
    for (const [at, change] of changes.entries()) {
      const [first = '', offset = '', abbreviation = ''] = change.split(',');
      const end = Number(changes[at + 1]?.split(',')[0] ?? MONTHS);
      for (let month = Number(first); month < end; month++) {
        const local = { ...NOON, year: 1900 + Math.floor(month / 12), month: 1 + (month % 12) };
        if (!SKIPPED_NOONS.has(`${zone} ${local.year}-${local.month}`))
          yield { zone, local, offsetSeconds: Number(offset), abbreviation };
      }
    }
  }
}
