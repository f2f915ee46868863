import { ENGINE } from '../../src/calculations/meta.js';
import { OTHER_PARTS, productionPackages } from './parts.js';

/** What this reads of a component of CycloneDX; the rest is passed on. */
interface Component {
  readonly name: string;
  readonly version?: string;
  readonly licenses?: readonly object[];
}

/** What npm writes. */
export interface Sbom {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
}

/** Licences in the form of CycloneDX: an id or an expression of SPDX, or a name. */
const licensesOf = (licence: string): readonly object[] => {
  if (licence.startsWith('LicenseRef-')) return [{ license: { name: licence.replace('LicenseRef-', '') } }];
  return [licence.includes(' ') ? { expression: licence } : { license: { id: licence } }];
};

/**
 * npm's list with the name of the package (npm takes that of the folder), the licences it does not know, and the parts that
 * are no packages.
 */
export function completed<List extends Sbom>(list: List): List {
  const known = new Map(productionPackages().map((each) => [`${each.name}@${each.version}`, each.licence]));
  const packages = list.components.map((component) => ({
    ...component,
    licenses: component.licenses ?? licensesOf(known.get(`${component.name}@${component.version}`) ?? 'none'),
  }));
  const parts = OTHER_PARTS.map(({ name, origin, licence, isData }) => ({
    type: isData ? 'data' : 'library',
    name,
    supplier: { name: origin },
    licenses: licensesOf(licence),
  }));
  const component = { ...list.metadata.component, name: ENGINE.name, licenses: licensesOf(ENGINE.licence) };
  return { ...list, metadata: { ...list.metadata, component }, components: [...packages, ...parts] };
}
