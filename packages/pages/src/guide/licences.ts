/** The tables of docs/licences.md: packages from the lock file, and the parts that are in them. */

import { code, table } from './markdown.js';
import type { PageTables } from './markers.js';
import { OTHER_PARTS, productionPackages } from './partTables.js';

export const licenceTables: PageTables = {
  'licences.md': () => ({
    parts: table(
      ['part', 'where', 'from', 'licence'],
      OTHER_PARTS.map(({ name, where, origin, licence }) => [
        name,
        code(where),
        origin,
        licence.replace('LicenseRef-public-domain', 'public domain'),
      ]),
    ),
    packages: table(
      ['package', 'version', 'licence', 'installed'],
      productionPackages().map(({ name, version, licence, isOptional }) => [
        code(name),
        version,
        licence,
        isOptional ? 'on some platforms' : 'always',
      ]),
    ),
  }),
};
