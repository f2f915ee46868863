import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Ephemeris, GeoPlace } from '@ganita/core/ephemeris/ephemeris.js';
import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { observeSky, type Sky } from '@ganita/core/sky/sky.js';
import { type CivilDateTime, julianDayOf } from '@ganita/core/time/julianDay.js';
import type { EphemerisRecording } from 'ganita/adapters/recordedEphemeris/recording.js';

/** A moment and place whose ephemeris calls are stored next to this file. */
export interface RecordedMoment {
  readonly name: string;
  readonly local: CivilDateTime;
  readonly utcOffsetHours: number;
  readonly place: GeoPlace;
}

export const RECORDED_MOMENTS: readonly RecordedMoment[] = [
  {
    name: 'chennai1996',
    local: { year: 1996, month: 12, day: 7, hour: 10, minute: 34, second: 0 },
    utcOffsetHours: 5.5,
    place: { latitudeDeg: 13.0827, longitudeDeg: 80.2707 },
  },
  {
    // The Sun does not set, and there is no Placidus.
    name: 'tromso2000',
    local: { year: 2000, month: 6, day: 21, hour: 12, minute: 0, second: 0 },
    utcOffsetHours: 2,
    place: { latitudeDeg: 69.6496, longitudeDeg: 18.956 },
  },
];

/** The sky of a moment by the default rules, every field of it observed. */
export const skyOf = ({ local, utcOffsetHours, place }: RecordedMoment, ephemeris: Ephemeris): Sky => ({
  ...observeSky(
    openObservatory(ephemeris, DEFAULT_RULES),
    julianDayOf(local, utcOffsetHours),
    place,
    utcOffsetHours,
    DEFAULT_RULES,
  ),
});

/** Where the calls of a moment are stored. */
export const recordingFile = ({ name }: RecordedMoment): string =>
  fileURLToPath(new URL(`./${name}.json`, import.meta.url));

export const readRecording = (moment: RecordedMoment): EphemerisRecording =>
  JSON.parse(readFileSync(recordingFile(moment), 'utf8')) as EphemerisRecording;
