import { lazy } from '@ganita/core/lazy.js';
import { dashaColumns, doshaColumns, type MomentColumn, yogaColumns } from './chartColumns.js';
import type { Column } from './column.js';
import { sectionColumns } from './sectionColumns.js';

/** Every column, by the name of its selector. */
export interface ColumnCatalogue {
  readonly plain: ReadonlyMap<string, Column>;
  /** Those whose selector ends with `@` and a moment. */
  readonly atMoment: ReadonlyMap<string, MomentColumn>;
  /** Names by their letters alone. */
  readonly byLetters: ReadonlyMap<string, string>;
}

/** A name without what writers of names differ in: capitals, spaces, hyphens, underscores, the word yoga. */
export const lettersOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/_yoga(?=$|_)/, '')
    .replace(/[\s_-]/g, '');

/** The first column of a name has it. */
function byName<C extends { readonly name: string }>(columns: readonly C[]): Map<string, C> {
  const found = new Map<string, C>();
  for (const column of columns) if (!found.has(column.name)) found.set(column.name, column);
  return found;
}

/** The catalogue; made when it is first used. */
export const columnCatalogue: () => ColumnCatalogue = lazy(() => {
  const plain = byName([...sectionColumns(), ...doshaColumns(), ...yogaColumns()]);
  const atMoment = byName(dashaColumns());
  const names = [...plain.keys(), ...atMoment.keys()];
  return { plain, atMoment, byLetters: new Map(names.map((name) => [lettersOf(name), name])) };
});
