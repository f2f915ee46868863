import { disputeSentences, type KeptDay } from '@ganita/words/disputeSentences.js';
import type { Words } from '@ganita/words/words.js';
import type { Festival } from './almanacTypes.js';
import { tithiName } from './tithiName.js';

/** Why a festival is on its date, in a sentence: its anga, the part of the day, and what decided between the days. */
export function reasonOf({ rule, anga }: Festival, words: Words): string {
  const template = words.pages.festivalReason[rule.decided_by];
  const ofAnga = anga === null ? '' : angaName(anga);
  const of = rule.kaala_name ?? rule.counted_from_name ?? words.report.phrase.sunrise;
  return template.replace('{0}', ofAnga).replace('{1}', of).trim();
}

/** That another day is kept too, and by whom; empty where one day is kept. */
export function disputeOf({ dispute, other_date: otherDate }: Festival, words: Words, dated: (date: string) => string) {
  if (dispute === null || otherDate === null) return '';
  const [kept, other] = [dispute.this_day, dispute.other_day].map(({ reading, kept_by }) => ({
    reading,
    followers: kept_by,
  })) as [KeptDay, KeptDay];
  return disputeSentences(words, kept, other, dated(otherDate)).join(' ');
}

const angaName = (anga: NonNullable<Festival['anga']>): string =>
  'paksha_name' in anga && typeof anga.paksha_name === 'string' && typeof anga.number === 'number'
    ? tithiName({ ...anga, name: anga.name ?? '', number: anga.number, paksha_name: anga.paksha_name })
    : (anga.name ?? '');
