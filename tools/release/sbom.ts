import { randomUUID } from 'node:crypto';
import { OTHER_PARTS } from '@ganita/pages/guide/partTables.js';

/** What this reads of a component of CycloneDX; the rest is passed on. */
interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
}

/** What npm writes of the whole house. */
interface Sbom {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** A package of the house, with what it needs in production. */
interface HousePackage {
  readonly folder: string;
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** The name in a reference of npm: `@ganita/core` of `@ganita/core@1.0.0`. */
const nameIn = (ref: string): string => ref.slice(0, ref.lastIndexOf('@'));

/** Licences in the form of CycloneDX: an id or an expression of SPDX, or a name. */
const licensesOf = (licence: string): readonly object[] => {
  if (licence.startsWith('LicenseRef-')) return [{ license: { name: licence.replace('LicenseRef-', '') } }];
  return [licence.includes(' ') ? { expression: licence } : { license: { id: licence } }];
};

/**
 * The list of one package of the house, from npm's list of the house: the package, what it needs in production, directly or
 * through others, and the parts in these that are no packages.
 */
export function listOf<List extends Sbom>(list: List, house: readonly HousePackage[], name: string): List {
  // npm calls a package of the house by its folder, and lists what only its tests need too.
  const own = new Map(house.map((each) => [each.name, each]));
  const named = list.components.map((each) => {
    const full = nameIn(each['bom-ref']);
    return own.has(full) ? { ...each, name: full } : each;
  });
  const needs = new Map(
    list.dependencies.map(({ ref, dependsOn }) => {
      const wanted = own.get(nameIn(ref))?.dependencies;
      return [ref, wanted === undefined ? dependsOn : dependsOn.filter((one) => nameIn(one) in wanted)];
    }),
  );
  const component = named.find((each) => each.name === name);
  if (component === undefined) throw new Error(`npm does not list ${name}`);
  const found = new Set([component['bom-ref']]);
  for (const ref of found) for (const needed of needs.get(ref) ?? []) found.add(needed);

  const names = [...found].map(nameIn);
  const folders = names.flatMap((each) => own.get(each)?.folder ?? []);
  const parts = OTHER_PARTS.filter(({ where }) =>
    where.startsWith('packages/')
      ? folders.some((folder) => `${folder}/`.endsWith(`/${where.split('/', 2).join('/')}/`))
      : names.some((each) => each.startsWith(where.replace('*', ''))),
  );
  return {
    ...list,
    serialNumber: `urn:uuid:${randomUUID()}`,
    metadata: { ...list.metadata, component },
    components: [
      ...named.filter((each) => each !== component && found.has(each['bom-ref'])),
      ...parts.map((part) => ({
        type: part.isData ? 'data' : 'library',
        name: part.name,
        supplier: { name: part.origin },
        licenses: licensesOf(part.licence),
      })),
    ],
    dependencies: [...found].map((ref) => ({ ref, dependsOn: needs.get(ref) ?? [] })),
  };
}
