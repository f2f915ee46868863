import type { ZoneHistory } from '@ganita/core/time/zoneHistory.js';
import pointInPolygon from 'point-in-polygon-hao';
import type { GivenFiles } from '../givenFiles.js';
import { FetchedFiles } from '../notFetched.js';

/**
 * The map of zones in small files: a grid whose squares have their zones or, where a border runs through them, are in the file of a
 * region. `tools/browser/zoneMap.ts` makes it of geo-tz, whose exact borders it has: both name the same zones.
 */

/** What a square of the grid has: numbers of its zones; its place in the file of its region; its four quarters. */
export type GridSquare = readonly number[] | number | GridQuarters;

/** North-east, north-west, south-west, south-east; left out where there is only sea. */
export type GridQuarters = { readonly [quarter in Quarter]?: GridSquare };
type Quarter = 'a' | 'b' | 'c' | 'd';

export interface ZoneGrid {
  /** IANA ids of land zones. */
  readonly zones: readonly string[];
  readonly grid: GridQuarters;
  /** The SHA-256 of the file of each region. */
  readonly sums: Readonly<Record<string, string>>;
}

/** A zone inside a square: its number and its polygons, whose rings are millionths of degrees from point to point: x, y, x, y ... */
export type ZonePart = readonly [zone: number, polygons: readonly (readonly (readonly number[])[])[]];

/** The squares of a region that a border runs through. */
export type ZoneRegion = readonly (readonly ZonePart[])[];

/** The name of a region: that many quarters of the world, one in the other. */
export const REGION_DEPTH = 5;
export const ZONE_GRID = 'zones/grid.json';
export const regionFile = (region: string): string => `zones/${region}.json`;
export const MILLIONTHS = 1e6;

/** The outermost degrees that the grid has. */
const [MOST_NORTH, MOST_EAST] = [89.9999, 179.9999];
const within = (most: number, degrees: number): number => Math.max(-most, Math.min(most, degrees));

/** Where a spot is in the grid: what its square has, and in which region. Null: at sea. */
function squareOf(grid: GridQuarters, latitudeDeg: number, longitudeDeg: number) {
  let [north, south, west, east] = [MOST_NORTH, -MOST_NORTH, -MOST_EAST, MOST_EAST];
  let [square, path]: [GridSquare, string] = [grid, ''];
  while (typeof square === 'object' && !('length' in square)) {
    const [middle, meridian] = [(north + south) / 2, (west + east) / 2];
    const [isNorth, isEast] = [latitudeDeg >= middle, longitudeDeg >= meridian];
    const quarter: Quarter = isNorth ? (isEast ? 'a' : 'b') : isEast ? 'd' : 'c';
    [north, south] = isNorth ? [north, middle] : [middle, south];
    [west, east] = isEast ? [meridian, east] : [west, meridian];
    const next: GridSquare | undefined = (square as GridQuarters)[quarter];
    if (next === undefined) return null;
    square = next;
    path += quarter;
  }
  return { square, region: path.slice(0, REGION_DEPTH) };
}

/** A polygon in degrees, each ring closed as it was. */
const inDegrees = (rings: ZonePart[1][number]): [number, number][][] =>
  rings.map((steps) => {
    let [x, y] = [0, 0];
    return Array.from({ length: steps.length / 2 }, (_, at): [number, number] => {
      x += steps[2 * at] as number;
      y += steps[2 * at + 1] as number;
      return [x / MILLIONTHS, y / MILLIONTHS];
    });
  });

/** The map of zones on given files. `zonesAt` throws `NotFetched` for a region that it needs. Error: `DamagedData`. */
export async function givenZoneMap(files: GivenFiles): Promise<Pick<ZoneHistory, 'zonesAt' | 'hasMap'>> {
  const { zones, grid, sums } = (await files.json(ZONE_GRID)) as ZoneGrid;
  const regionFiles = files.of(Object.fromEntries(Object.entries(sums).map(([name, sum]) => [regionFile(name), sum])));
  const regions = new FetchedFiles(async (region) => (await regionFiles.json(regionFile(region))) as ZoneRegion);
  return {
    hasMap: true,
    zonesAt(latitudeDeg, longitudeDeg) {
      const spot: [number, number] = [within(MOST_EAST, longitudeDeg), within(MOST_NORTH, latitudeDeg)];
      const found = latitudeDeg === 90 ? null : squareOf(grid, spot[1], spot[0]);
      if (found === null) return [];
      const { square, region } = found;
      const numbers =
        typeof square === 'number'
          ? (regions.at(region)[square] ?? [])
              .filter(([, polygons]) => polygons.some((rings) => pointInPolygon(spot, inDegrees(rings)) !== false))
              .map(([zone]) => zone)
          : (square as readonly number[]);
      return numbers.map((number) => zones[number] as string).sort();
    },
  };
}
