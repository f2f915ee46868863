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
import { deflated } from './deflated.js';

/** A square of the index of geo-tz: numbers of its zones, where its borders are in the file of borders, its quarters. */
type IndexSquare = readonly number[] | IndexBorder | IndexQuarters;
interface IndexBorder {
  readonly pos: number;
  readonly len: number;
}
interface IndexQuarters {
  readonly [quarter: string]: IndexSquare;
}

const isUndivided = (square: IndexSquare): square is readonly number[] => Array.isArray(square);
const isBorder = (square: IndexSquare): square is IndexBorder => typeof (square as IndexBorder).pos === 'number';
const hasBorder = (square: IndexSquare): boolean =>
  isBorder(square) || (!isUndivided(square) && Object.values(square).some(hasBorder));

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
  const partsAt = (pos: number, len: number): ZonePart[] =>
    decode(new Pbf(borders.subarray(pos, pos + len)))
      .features.filter(({ properties }) => isLand(properties.tzid))
      .map(({ properties, geometry }) => {
        const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
        return [numbers.get(properties.tzid) as number, polygons.map((rings) => rings.map(stepsOf))];
      });

  /** The squares below one, without those of which `leftOut` says that they are elsewhere. */
  function squareOf(
    square: IndexSquare,
    path: string,
    leftOut: (square: IndexSquare, path: string) => boolean,
  ): GridSquare {
    if (isUndivided(square)) return square.filter((number) => isLand(index.timezones[number] as string));
    if (isBorder(square)) return partsAt(square.pos, square.len);
    return Object.fromEntries(
      Object.entries(square)
        .filter(([quarter, inner]) => !leftOut(inner, path + quarter))
        .map(([quarter, inner]) => [quarter, squareOf(inner, path + quarter, leftOut)]),
    ) as GridQuarters;
  }

  const files = new Map<string, Buffer>();
  const grid = squareOf(index.lookup, '', (square, path) => {
    if (!hasBorder(square)) return false;
    if (path.length < REGION_DEPTH) {
      if (isBorder(square)) throw new Error(`${path} has a border and is larger than a region`);
      return false;
    }
    files.set(path, deflated(Buffer.from(JSON.stringify(squareOf(square, path, () => false)))));
    return true;
  }) as GridQuarters;
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
