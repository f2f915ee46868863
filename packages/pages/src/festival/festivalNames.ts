import { DomainError } from '@ganita/core/errors/domainError.js';
import { FESTIVAL_IDS, type FestivalId } from '@ganita/core/festivals/festivalCatalogue.js';
import { FESTIVAL_SYNONYMS } from 'ganita/calculations/fields/synonyms.data.js';
import { folded } from 'ganita/calculations/validation/listedNames.js';

const IDS: ReadonlyMap<string, FestivalId> = new Map([
  ...Object.entries(FESTIVAL_SYNONYMS).map(([name, id]) => [folded(name), id] as const),
  ...FESTIVAL_IDS.map((id) => [folded(id), id] as const),
]);

/** The festival of a path, by its id or another name of it: `diwali`, `deepavali`. Errors: `not_found`. */
export function festivalNamed(name: string): FestivalId {
  const id = IDS.get(folded(name));
  if (id === undefined) throw new DomainError('not_found', `no festival is called ${name}`, { field: 'festival' });
  return id;
}
