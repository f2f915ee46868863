import { festivalRow } from '@ganita/core/festivals/festivalCatalogue.js';
import type { Procedure } from '@ganita/core/festivals/festivalRow.js';
import type { Kaala } from '@ganita/core/festivals/kaalas.js';
import type { Nakshatra } from '@ganita/core/zodiac/nakshatras.js';
import type { Sign } from '@ganita/core/zodiac/signs.js';
import { disputeSentences, type KeptDay } from '@ganita/words/disputeSentences.js';
import { filled } from '@ganita/words/messages.js';
import type { Speech } from '@ganita/words/speech.js';
import type { Words } from '@ganita/words/words.js';
import type { Festival } from './almanacTypes.js';
import { tithiName } from './tithiName.js';

/** The part of the day that the special procedures look at first. */
const KAALA_OF_PROCEDURE: Readonly<Partial<Record<Procedure, Kaala>>> = {
  raksha_bandhan: 'pratah',
  three_muhurtas: 'purvahna',
  holika_dahan: 'pradosha',
  vijayadashami: 'aparahna',
  jayanti_yoga: 'nishitha',
  kojagara: 'nishitha',
};

/** Why a festival is on its date, in a sentence: its anga, the part of the day, and what decided between the days. */
export function reasonOf(festival: Festival, words: Words, figures: Speech['figures']): string {
  const { rule, anga } = festival;
  const days = rule.counted_days ?? 0;
  const kaala = rule.kaala ?? KAALA_OF_PROCEDURE[rule.procedure as Procedure] ?? 'sunrise';
  return filled(
    templateOf(festival, words.pages),
    {
      anga: anga === null ? '' : angaName(anga, words),
      part: words.forms.dayPart[kaala],
      festival: rule.counted_from_name ?? '',
      days: figures(Math.abs(days)),
      weekday: festival.weekday_name,
    },
    words,
  );
}

function templateOf({ id, rule }: Festival, { festivalReason, countedReason }: Words['pages']): string {
  if (rule.decided_by === 'offset') {
    const days = rule.counted_days ?? 0;
    if (Math.abs(days) === 1) return days > 0 ? countedReason.day_after : countedReason.day_before;
    return days > 0 ? countedReason.days_after : countedReason.days_before;
  }
  if (rule.decided_by !== 'weekday') return festivalReason[rule.decided_by];
  const { rule: row } = festivalRow(id);
  switch (row.kind) {
    case 'on_weekday':
      return row.search === 'same' ? countedReason.on_weekday : countedReason.weekday_until;
    case 'sunrise_tithi_on_weekday':
    case 'weekdays_of_shravana':
      return countedReason[row.kind];
    default:
      return countedReason.weekday_after;
  }
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

type Anga = NonNullable<Festival['anga']>;

function angaName(anga: Anga, words: Words): string {
  const { forms, pages } = words;
  if (anga.anga_kind === 'nakshatra')
    return filled(pages.countedReason.nakshatra, { anga: forms.compound[anga.id as Nakshatra] }, words);
  if (anga.anga_kind !== 'tithi') return forms.compound[anga.id as Sign];
  return typeof anga.paksha_name === 'string' ? tithiName({ ...anga, paksha_name: anga.paksha_name }) : anga.name;
}
