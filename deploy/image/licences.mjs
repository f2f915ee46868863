// The licences in an image: of Ganita, of Node, of each package of Debian and of npm.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LICENCE = /^(licen[cs]e|copying|notice|unlicense)/i;
/** A package without a file of its own names its licence there. */
const README = /^readme/i;

/** Folders of all packages below a `node_modules`, those inside others too. */
function packagesIn(modules) {
  if (!existsSync(modules)) return [];
  return readdirSync(modules).flatMap((name) => {
    const folder = join(modules, name);
    if (name.startsWith('@')) return readdirSync(folder).flatMap((inner) => withInner(join(folder, inner)));
    return name.startsWith('.') ? [] : withInner(folder);
  });
}
const withInner = (folder) => [folder, ...packagesIn(join(folder, 'node_modules'))];

/** Parts of an image, below its root folder, whose licence is not in it. */
export function withoutLicence(root) {
  const files = ['ganita/LICENSE', 'ganita/packages/service/docs/licences.md', 'usr/share/doc/node/LICENSE'];
  const debian = readFileSync(join(root, 'var/lib/dpkg/status'), 'utf8').matchAll(/^Package: (.+)$/gm);
  const copyrights = [...debian].map(([, name]) => `usr/share/doc/${name}/copyright`);
  const packages = packagesIn(join(root, 'ganita/node_modules'));
  return [
    ...[...files, ...copyrights].filter((path) => !existsSync(join(root, path))),
    ...packages
      .filter((folder) => !readdirSync(folder).some((name) => LICENCE.test(name) || README.test(name)))
      .map((folder) => folder.slice(root.length)),
  ];
}
