/** The tables of docs/licences.md: packages from the lock file, and the parts that are in them. */
import { OTHER_PARTS, productionPackages } from '../release/parts.js';
import { code, table } from './markdown.mjs';

export const licenceTables = {
  'docs/licences.md': {
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
  },
};
