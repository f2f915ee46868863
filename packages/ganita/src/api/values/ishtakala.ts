import type { Ishtakala } from '@ganita/core/match/birthAttributes.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';

/** The sunrise from which an ishtakala is counted. */
interface Sunrise {
  readonly definition: Rules['sunrise_definition'];
  /** `YYYY-MM-DDTHH:MM:SS` on the clock of the birth. */
  readonly at: string;
}

/**
 * Ghati, pala and vipala as almanacs print them (`39-46-34`), and the sunrise from which they are counted, by its definition, with
 * its date where that is not the date of the birth.
 */
export function ishtakalaText(
  { ghati, pala, vipala }: Ishtakala,
  { definition, at }: Sunrise,
  birthDate: string,
  { language, figures, moment }: Pick<Speech, 'language' | 'figures' | 'moment'>,
): string {
  const parts = [ghati, pala, vipala].map((part) => String(part).padStart(2, '0')).join('-');
  const time = at.startsWith(birthDate) ? figures(at.slice('YYYY-MM-DDT'.length)) : moment(at);
  return `${figures(parts)} (${WORDS[language].pages.sunriseDefinition[definition]}, ${time})`;
}
