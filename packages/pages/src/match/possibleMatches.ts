import type { Language } from '@ganita/words/languages.js';
import { birthDetails, type EnteredBirth, type KnownBirth, UNKNOWN_TIME } from '../fields/birthFieldsOfForm.js';
import type { QueryOf } from '../page.js';
import type { MatchBatchAnswer, MatchOptions, Partner, PossibleMatch } from './matchTypes.js';

/**
 * Times of a day at which every pada of the Moon on that day is met: a pada takes it five hours or more, and the first and the last
 * pada are those of its ends.
 */
const TIMES_OF_DAY = [
  ...['00', '03', '06', '09', '12', '15', '18', '21'].map((hour) => `${hour}:00:00`),
  '23:59:59',
] as const;

export const isTimeUnknown = ({ fields }: EnteredBirth): boolean => fields.uncertain === UNKNOWN_TIME;

const atTimes = (birth: KnownBirth, times: readonly string[]) =>
  times.map((time) => ({ ...birthDetails(birth), time }));

/** The requests of all matches that are possible, one for each time of the boy. */
export function possibleQueries(
  boy: KnownBirth,
  girl: KnownBirth,
  isUnknown: { readonly boy: boolean; readonly girl: boolean },
  { preset, chosen }: MatchOptions,
  language: Language,
): readonly QueryOf<'marriageMatchBatch'>[] {
  const partners = atTimes(girl, isUnknown.girl ? TIMES_OF_DAY : [girl.request.time]);
  return atTimes(boy, isUnknown.boy ? TIMES_OF_DAY : [boy.request.time]).map((details) => ({
    name: 'marriageMatchBatch',
    body: { boy_birth_details: details, partners, detail: 'full', language, rules: { preset, ...chosen } },
  }));
}

/** Matches of the same nakshatra and Moon sign of both, with the least and the most that their padas give. */
export interface PossibleRow {
  readonly boy: Partner;
  readonly girl: Partner;
  readonly matches: readonly [PossibleMatch, ...PossibleMatch[]];
}

const moonOf = ({ nakshatra, moon_sign }: Partner): string => `${nakshatra} ${moon_sign}`;

/** What is possible, in the order of the boy's and the girl's times. */
export function possibleRows(answers: readonly MatchBatchAnswer[]): readonly PossibleRow[] {
  const rows = new Map<string, PossibleRow>();
  for (const { partners } of answers) {
    for (const { match } of partners) {
      if (match === null || !('boy' in match)) throw new Error('a checked birth has its whole match');
      const { boy, girl } = match;
      const key = `${moonOf(boy)} ${moonOf(girl)}`;
      rows.set(key, { boy, girl, matches: [...(rows.get(key)?.matches ?? []), match] as [PossibleMatch] });
    }
  }
  return [...rows.values()];
}

/** The least and the most of a number: one text where both are the same. */
export function rangeOf(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : `${least} – ${most}`;
}
