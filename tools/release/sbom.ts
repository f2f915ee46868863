import { OTHER_PARTS, productionPackages } from '@ganita/pages/guide/partTables.js';
import { ENGINE } from 'ganita/calculations/engineMeta.js';

/** What this reads of a component of CycloneDX; the rest is passed on. */
interface Component {
  readonly 'bom-ref'?: string;
  readonly name: string;
  readonly version?: string;
  readonly licenses?: readonly object[];
}

/** What npm writes. */
interface Sbom {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** Licences in the form of CycloneDX: an id or an expression of SPDX, or a name. */
const licensesOf = (licence: string): readonly object[] => {
  if (licence.startsWith('LicenseRef-')) return [{ license: { name: licence.replace('LicenseRef-', '') } }];
  return [licence.includes(' ') ? { expression: licence } : { license: { id: licence } }];
};

/**
 * npm's list of what runs in production, with the name of the package (npm takes that of the folder), the licences it does not
 * know, and the parts that are no packages.
 */
export function completed<List extends Sbom>(list: List): List {
  const known = new Map(productionPackages().map((each) => [`${each.name}@${each.version}`, each.licence]));
  const packages = list.components.flatMap((component) => {
    const licence = known.get(`${component.name}@${component.version}`);
    return licence === undefined ? [] : [{ ...component, licenses: component.licenses ?? licensesOf(licence) }];
  });
  const parts = OTHER_PARTS.map(({ name, origin, licence, isData }) => ({
    type: isData ? 'data' : 'library',
    name,
    supplier: { name: origin },
    licenses: licensesOf(licence),
  }));
  const { component } = list.metadata;
  const kept = new Set([component, ...packages].map((each) => each['bom-ref']));
  return {
    ...list,
    metadata: {
      ...list.metadata,
      component: { ...component, name: ENGINE.name, licenses: licensesOf(ENGINE.licence) },
    },
    components: [...packages, ...parts],
    dependencies: list.dependencies
      .filter(({ ref }) => kept.has(ref))
      .map((each) => ({ ...each, dependsOn: each.dependsOn.filter((ref) => kept.has(ref)) })),
  };
}
