import type { FestivalRow } from '@ganita/core/festivals/festivalRow.js';
import type { FestivalDay } from '@ganita/core/festivals/festivals.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';

/** The two Chaturthis of every month, which are angaraki on a Tuesday. */
export const isOfEveryChaturthi = ({ id }: FestivalRow): boolean =>
  id === 'sankashti_chaturthi' || id === 'vinayaka_chaturthi';

/**
 * Name of a festival. Pradosh is named by its weekday, the two Chaturthis of every month by the month; a row of every
 * month in an adhika one has the prefix Adhika, unless it has a name of its own there.
 */
export function festivalName({ row, occurrence: { day, lunation } }: FestivalDay, language: Language): string {
  const { festivals, festivalParts } = WORDS[language];
  const isAdhika = lunation?.isAdhika ?? false;
  const ofMonth = isAdhika ? 'adhika' : lunation?.amanta;
  const withPrefix = (name: string): string =>
    isAdhika && isOfEveryMonth(row) ? `${festivalParts.prefix.adhika} ${name}` : name;
  if (row.id === 'pradosh_vrat') return withPrefix(festivalParts.pradosh[day.weekday]);
  if (row.id === 'sankashti_chaturthi' && ofMonth !== undefined) return festivalParts.sankashti[ofMonth];
  if (row.id === 'vinayaka_chaturthi' && ofMonth !== undefined) return festivalParts.vinayaka[ofMonth];
  return withPrefix(festivals.name[row.id]);
}

const isOfEveryMonth = ({ rule }: FestivalRow): boolean => rule.kind === 'tithi' && rule.months === 'every';
