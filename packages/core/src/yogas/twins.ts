import type { YogaId } from './yogaCatalogue.js';

/**
 * Yogas with the same conditions under several names: spellings of one name, and the akriti yogas that the malika yogas
 * repeat (BPHS; Saravali; B.V. Raman, Three Hundred Important Combinations;
 * docs/rules/06-yogas-doshas-longevity.md#section-2).
 */
const SAME_YOGAS: readonly (readonly YogaId[])[] = [
  ['srik_yoga', 'maalaa_yoga'],
  ['sara_yoga', 'ishu_yoga'],
  ['nav_yoga', 'naukaa_yoga', 'lagna_malika_yoga'],
  ['koota_yoga', 'sukha_malika_yoga'],
  ['chatra_yoga', 'kalatra_malika_yoga'],
  ['chaapa_yoga', 'karma_malika_yoga'],
  ['veenaa_yoga', 'vallaki_yoga'],
  ['daama_yoga', 'dama_yoga'],
  ['kedaara_yoga', 'kedara_yoga'],
  ['soola_yoga', 'sula_yoga'],
  ['sreenaatha_yoga', 'sreenatha_yoga'],
];

/** Ids that are only another spelling of a name in their table, by the id of that name. */
const SPELLINGS: ReadonlyMap<string, YogaId> = new Map([
  ['daama_yoga', 'dama_yoga'],
  ['kedaara_yoga', 'kedara_yoga'],
  ['soola_yoga', 'sula_yoga'],
  ['sreenaatha_yoga', 'sreenatha_yoga'],
]);

const TWINS: ReadonlyMap<string, readonly string[]> = new Map(
  SAME_YOGAS.flatMap((same) => same.map((id) => [id, same.filter((other) => other !== id)] as const)),
);

const NONE: readonly string[] = [];

/** Ids of the other yogas that have the same conditions as one. */
export const sameAs = (id: string): readonly string[] => TWINS.get(id) ?? NONE;

/** Of yogas that are one finding those whose names a reader needs: each name in one spelling. */
export const distinctNames = <Yoga extends { readonly id: string }>(twins: readonly Yoga[]): readonly Yoga[] =>
  twins.filter(({ id }) => !twins.some((other) => other.id === SPELLINGS.get(id)));

/** Yogas that the same conditions form in the same charts under several names: each list is one finding. */
export function namedTogether<Yoga extends { readonly charts: unknown }>(
  yogas: readonly Yoga[],
): readonly (readonly [Yoga, ...Yoga[]])[] {
  const found = new Map<string, [Yoga, ...Yoga[]]>();
  for (const yoga of yogas) {
    const key = JSON.stringify(yoga.charts);
    const same = found.get(key);
    if (same === undefined) found.set(key, [yoga]);
    else same.push(yoga);
  }
  return [...found.values()];
}
