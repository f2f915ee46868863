import type { ZoneHistory } from '@ganita/core/time/zoneHistory.js';
import pointInPolygon from 'point-in-polygon-hao';
import type { GivenFiles } from '../givenFiles.js';
import { FetchedFiles } from '../notFetched.js';

/**
 * The map of zones in small files: a grid whose squares have their zones; where a border runs through a region, its squares are in a
 * file of their own. `tools/browser/zoneMap.ts` makes it of geo-tz, whose exact borders it has: both name the same zones.
 */

/** A square that is not divided further: numbers of its zones, with their polygons where a border runs through it. */
export type ZoneSquare = readonly (number | ZonePart)[];

/** What a square has: zones, or its four quarters. */
export type GridSquare = ZoneSquare | GridQuarters;

/** North-east, north-west, south-west, south-east; left out where there is only sea, and in the grid where there is a file. */
export type GridQuarters = { readonly [quarter in Quarter]?: GridSquare };
type Quarter = 'a' | 'b' | 'c' | 'd';

export interface ZoneGrid {
  /** IANA ids of land zones. */
  readonly zones: readonly string[];
  readonly grid: GridQuarters;
  /** The SHA-256 of the file of each region that has one. */
  readonly sums: Readonly<Record<string, string>>;
}

/** A zone inside a square: its number and its polygons, whose rings are millionths of degrees from point to point: x, y, x, y ... */
export type ZonePart = readonly [zone: number, polygons: readonly (readonly (readonly number[])[])[]];

/** The name of a region: that many quarters of the world, one in the other. */
export const REGION_DEPTH = 5;
export const ZONE_GRID = 'zones/grid.json';
/** The file of a region: a `GridSquare` as JSON, deflated. */
export const regionFile = (region: string): string => `zones/${region}.bin`;
export const MILLIONTHS = 1e6;

/** The outermost degrees that the grid has. */
const [MOST_NORTH, MOST_EAST] = [89.9999, 179.9999];
const within = (most: number, degrees: number): number => Math.max(-most, Math.min(most, degrees));

/** The square of a spot; null: at sea. `regionAt` has what is in a file, undefined where there is none. */
function squareOf(
  grid: GridQuarters,
  [longitudeDeg, latitudeDeg]: readonly [number, number],
  regionAt: (region: string) => GridSquare | undefined,
): ZoneSquare | null {
  let [north, south, west, east] = [MOST_NORTH, -MOST_NORTH, -MOST_EAST, MOST_EAST];
  let [square, path]: [GridSquare, string] = [grid, ''];
  while (!isUndivided(square)) {
    const [middle, meridian] = [(north + south) / 2, (west + east) / 2];
    const [isNorth, isEast] = [latitudeDeg >= middle, longitudeDeg >= meridian];
    const quarter: Quarter = isNorth ? (isEast ? 'a' : 'b') : isEast ? 'd' : 'c';
    [north, south] = isNorth ? [north, middle] : [middle, south];
    [west, east] = isEast ? [meridian, east] : [west, meridian];
    path += quarter;
    const next: GridSquare | undefined = square[quarter] ?? regionAt(path);
    if (next === undefined) return null;
    square = next;
  }
  return square;
}

const isUndivided = (square: GridSquare): square is ZoneSquare => Array.isArray(square);

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
  const regions = new FetchedFiles(
    async (region): Promise<GridSquare> =>
      JSON.parse(new TextDecoder().decode(await regionFiles.inflated(regionFile(region)))),
  );
  const regionAt = (path: string): GridSquare | undefined => (Object.hasOwn(sums, path) ? regions.at(path) : undefined);
  return {
    hasMap: true,
    zonesAt(latitudeDeg, longitudeDeg) {
      const spot: [number, number] = [within(MOST_EAST, longitudeDeg), within(MOST_NORTH, latitudeDeg)];
      const found = latitudeDeg === 90 ? null : squareOf(grid, spot, regionAt);
      if (found === null) return [];
      const hasSpot = ([, polygons]: ZonePart): boolean =>
        polygons.some((rings) => pointInPolygon(spot, inDegrees(rings)) !== false);
      return found
        .flatMap((zone) => (typeof zone === 'number' ? [zone] : hasSpot(zone) ? [zone[0]] : []))
        .map((number) => zones[number] as string)
        .sort();
    },
  };
}
