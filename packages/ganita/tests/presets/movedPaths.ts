import { groupedChoices } from '@ganita/core/rules/choiceGroups.js';
import { answer } from 'ganita/api/answer.js';
import { differences } from 'ganita/api/compare/walk.js';
import type { CalculationName } from 'ganita/api/endpoints.js';
import type { Ports } from 'ganita/calculations/calculation.js';

type Fields = Readonly<Record<string, unknown>>;

/** What of an answer a choice can move: all but the echo of the request and the ledger. */
function substance(calculation: CalculationName, body: Fields, ports: Ports): Fields {
  const { birth_details: _echo, meta: _meta, horoscope, ...rest } = answer(calculation, body, ports) as Fields;
  return { ...(horoscope as object | undefined), ...rest };
}

/** Paths of an answer that a choice moves; the answer without it is computed once for every request. */
export function watchMoves(
  calculation: CalculationName,
  ports: Ports,
): (body: Fields, chosen: Fields) => readonly string[] {
  const plain = new Map<string, Fields>();
  return (body, chosen) => {
    const key = JSON.stringify(body);
    const before = plain.get(key) ?? substance(calculation, body, ports);
    plain.set(key, before);
    const rules = { ...(body.rules as object | undefined), ...groupedChoices(chosen) };
    const paths: string[] = [];
    differences(before, substance(calculation, { ...body, rules }, ports), (way) => paths.push(way.join('/')));
    return paths;
  };
}

/** A glob of paths: `*` one key or part of one, `**` any rest, `{a,b}` either. */
function globOf(glob: string): (path: string) => boolean {
  const text = glob
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replaceAll('{', '(?:')
    .replaceAll('}', ')')
    .replaceAll(',', '|')
    .replaceAll('/**', '(?:/.*)?')
    .replaceAll(/(?<!\.)\*/g, '[^/]*');
  const pattern = new RegExp(`^${text}$`);
  return (path) => pattern.test(path);
}

/** Margins repeat values of other keys, so every choice that moves those may move them; its reach is compared apart. */
const ALWAYS_MEANT = 'margins/**';

/** Paths that no glob means. */
export function unmeant(paths: readonly string[], globs: readonly string[]): readonly string[] {
  const meant = [...globs, ALWAYS_MEANT].map(globOf);
  return paths.filter((path) => !meant.some((isMeant) => isMeant(path)));
}
