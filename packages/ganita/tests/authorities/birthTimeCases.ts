import { readFileSync } from 'node:fs';
import { parseDate, parseTime } from '@ganita/core/time/civilText.js';
import type { CivilDateTime } from '@ganita/core/time/julianDay.js';
import type { ResolvedTime } from '@ganita/core/time/resolveBirthTime.js';

/** A case of `birthTimes.txt`; the file's head describes its form. */
export interface BirthTimeCase {
  readonly place: string;
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  /** Zones that may be named; none at sea. */
  readonly zones: readonly string[];
  readonly local: CivilDateTime;
  readonly localText: string;
  readonly suppliedOffsetHours: number;
  readonly offsetHours: number;
  readonly source: ResolvedTime['source'];
  readonly isDst: boolean;
  readonly ambiguity: ResolvedTime['ambiguity'];
  /** The reading as moved forward over a gap, or as it was. */
  readonly applied: CivilDateTime;
}

type Place = Pick<BirthTimeCase, 'place' | 'latitudeDeg' | 'longitudeDeg' | 'zones'>;

const YEARS = { first: 1800, last: 2200 };

function clock(text: string): CivilDateTime {
  const [date = '', time = ''] = text.split('T');
  const second = Number(time.slice(6));
  return { ...parseDate(date, 'date', YEARS), ...parseTime(`${time.slice(0, 6)}00`, 'time'), second };
}

function hours(text: string): number {
  const [h = 0, m = 0, s = 0] = text.slice(1).split(':').map(Number);
  return (text.startsWith('-') ? -1 : 1) * (h + m / 60 + s / 3600) + 0;
}

function placeOf(line: string): Place {
  const [place = '', coordinates = '', zones = ''] = line
    .slice(1)
    .split('|')
    .map((part) => part.trim());
  const [latitudeDeg = Number.NaN, longitudeDeg = Number.NaN] = coordinates.split(' ').map(Number);
  return { place, latitudeDeg, longitudeDeg, zones: zones === 'none' ? [] : zones.split(' ') };
}

function offsetOf(text: string, place: Place, supplied: number): Pick<BirthTimeCase, 'offsetHours' | 'source'> {
  if (text === 'supplied') return { offsetHours: supplied, source: 'supplied' };
  if (text === 'LMT') return { offsetHours: place.longitudeDeg / 15, source: 'local_mean_time' };
  if (text === 'LMT+24') return { offsetHours: place.longitudeDeg / 15 + 24, source: 'local_mean_time' };
  return { offsetHours: hours(text), source: 'zone' };
}

function caseOf(line: string, place: Place): BirthTimeCase {
  const [localText = '', supplied = '', offset = '', dst = '', ambiguity, moved] = line.split(/\s+/);
  const suppliedOffsetHours = Number(supplied);
  return {
    ...place,
    localText,
    local: clock(localText),
    suppliedOffsetHours,
    ...offsetOf(offset, place, suppliedOffsetHours),
    isDst: dst === 'dst',
    ambiguity: ambiguity === 'overlap' || ambiguity === 'gap' ? ambiguity : null,
    applied: clock(moved ?? localText),
  };
}

/** Every case of `birthTimes.txt`. */
export function birthTimeCases(): readonly BirthTimeCase[] {
  const lines = readFileSync(new URL('birthTimes.txt', import.meta.url), 'utf8').split('\n');
  const cases: BirthTimeCase[] = [];
  let place: Place | null = null;
  for (const line of lines.filter((text) => text !== '' && !text.startsWith('#'))) {
    if (line.startsWith('@')) place = placeOf(line);
    else if (place !== null) cases.push(caseOf(line, place));
  }
  return cases;
}
