import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  type GridQuarters,
  type GridSquare,
  MILLIONTHS,
  REGION_DEPTH,
  regionFile,
  ZONE_GRID,
  type ZoneGrid,
  type ZonePart,
} from 'ganita/adapters/zoneHistory/givenZoneMap.js';

/** A square of the index of geo-tz: numbers of its zones, where its borders are in the file of borders, its quarters. */
type IndexSquare = readonly number[] | { readonly pos: number; readonly len: number } | IndexQuarters;
interface IndexQuarters {
  readonly [quarter: string]: IndexSquare;
}

interface Feature {
  readonly properties: { readonly tzid: string };
  readonly geometry: Polygons;
}
type Ring = readonly (readonly [number, number])[];
type Polygons =
  | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };

/** The map of zones of geo-tz as files for a browser, by their names. */
export function zoneMapFiles(root: string): ReadonlyMap<string, Uint8Array> {
  const folder = join(root, 'node_modules', 'geo-tz');
  const fromGeoTz = createRequire(join(folder, 'package.json'));
  const decode = fromGeoTz('geobuf').decode as (bytes: unknown) => { readonly features: readonly Feature[] };
  const Pbf = fromGeoTz('pbf') as new (bytes: Uint8Array) => object;
  const index = JSON.parse(readFileSync(join(folder, 'data', 'timezones.geojson.index.json'), 'utf8')) as {
    readonly timezones: readonly string[];
    readonly lookup: IndexQuarters;
  };
  const borders = readFileSync(join(folder, 'data', 'timezones.geojson.geo.dat'));
  const numbers = new Map(index.timezones.map((zone, number) => [zone, number]));
  const isLand = (zone: string): boolean => !zone.startsWith('Etc/');
  const regions = new Map<string, ZonePart[][]>();

  const partsAt = (pos: number, len: number): ZonePart[] =>
    decode(new Pbf(borders.subarray(pos, pos + len)))
      .features.filter(({ properties }) => isLand(properties.tzid))
      .map(({ properties, geometry }) => {
        const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
        return [numbers.get(properties.tzid) as number, polygons.map((rings) => rings.map(stepsOf))];
      });

  function squareOf(square: IndexSquare, path: string): GridSquare {
    if (Array.isArray(square)) return square.filter((number) => isLand(index.timezones[number] as string));
    if (typeof square === 'object' && 'pos' in square && 'len' in square && typeof square.pos === 'number') {
      const region = path.slice(0, REGION_DEPTH);
      const squares = regions.get(region) ?? [];
      regions.set(region, squares);
      return squares.push(partsAt(square.pos, square.len as number)) - 1;
    }
    return Object.fromEntries(
      Object.entries(square as IndexQuarters).map(([quarter, inner]) => [quarter, squareOf(inner, path + quarter)]),
    ) as GridQuarters;
  }

  const grid = squareOf(index.lookup, '') as GridQuarters;
  const files = new Map([...regions].map(([region, squares]) => [region, Buffer.from(JSON.stringify(squares))]));
  const sums = Object.fromEntries(
    [...files].map(([region, bytes]) => [region, createHash('sha256').update(bytes).digest('hex')]),
  );
  const whole: ZoneGrid = { zones: index.timezones, grid, sums };
  return new Map<string, Uint8Array>([
    [ZONE_GRID, Buffer.from(JSON.stringify(whole))],
    ...[...files].map(([region, bytes]): [string, Uint8Array] => [regionFile(region), bytes]),
  ]);
}

/** A ring as steps from point to point. Error: its points are not whole millionths of degrees. */
function stepsOf(ring: Ring): readonly number[] {
  let before = [0, 0];
  return ring.flatMap((point) => {
    const here = point.map((degrees) => Math.round(degrees * MILLIONTHS));
    if (here.some((whole, at) => whole / MILLIONTHS !== point[at])) throw new Error(`${point} is no whole millionth`);
    const step = here.map((whole, at) => whole - (before[at] as number));
    before = here;
    return step;
  });
}
