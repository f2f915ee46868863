import { type Chart, chartOf } from '../charts/chart.js';
import type { Sky } from '../sky/sky.js';
import { type Sign, signAt } from '../zodiac/signs.js';
import { type Division, partitionOf } from './division.js';
import { placeSignIndex, placingOf } from './partition.js';

/**
 * A function that maps a D-1 longitude, 0 <= x < 360, to its longitude in a divided chart. Build it once, use it often.
 */
export function vargaPlacing(division: Division): (longitudeDeg: number) => number {
  return division.kind === 'rasi' ? (longitudeDeg) => longitudeDeg : placingOf(partitionOf(division));
}

/**
 * Longitude of a point in a divided chart, 0 <= x < 360: 30 times the index of its varga sign, plus the degrees there,
 * (degrees in sign times divisions) mod 30. Total on 0 <= x < 360.
 */
export const vargaLongitude = (longitudeDeg: number, division: Division): number =>
  vargaPlacing(division)(longitudeDeg);

/** Sign of a point in a divided chart. */
export const vargaSign = (longitudeDeg: number, division: Division): Sign =>
  signAt(placeSignIndex(partitionOf(division), longitudeDeg));

/** The thirteen bodies in a divided chart; houses count from its own Ascendant. */
export const vargaChart = (sky: Sky, division: Division): Chart => chartOf(sky, vargaPlacing(division));
