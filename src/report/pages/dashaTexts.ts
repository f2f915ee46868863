import { momentWriter } from '../../api/values/clock.js';
import { expand } from '../../core/dashas/expand.js';
import type { Dasha, DashaLevel } from '../../core/dashas/period.js';
import type { SignTriple } from '../../core/dashas/rasi/sudarshana.js';
import type { DashaYear } from '../../core/dashas/yearLength.js';
import { type Sign, signIndex } from '../../core/zodiac/signs.js';
import type { Speech } from '../../i18n/speech.js';
import { WORDS } from '../../i18n/words.js';

/** A period with its limits as the answer writes them. */
export interface PeriodText<L> {
  readonly lord: L;
  readonly start: string;
  readonly end: string;
  readonly periods: readonly PeriodText<L>[];
}

/** The periods of a dasha down to a level. */
export function periodTexts<L>(
  dasha: Dasha<L>,
  levels: DashaLevel,
  year: DashaYear,
  utcOffsetHours: number,
): readonly PeriodText<L>[] {
  const text = momentWriter(utcOffsetHours);
  return expand<L, string, PeriodText<L>>(
    dasha,
    levels,
    (years) => text(year.limitAt(years)),
    (lord, start, end, periods) => ({ lord, start, end, periods: periods ?? [] }),
  );
}

/** The ruler of a period: a graha, a sign, a nakshatra, a svara, or the signs of three wheels by their numbers. */
export function rulerText(lord: string | SignTriple, { language, figures }: Speech): string {
  if (typeof lord !== 'string') {
    return [lord.lagna, lord.moon, lord.sun].map((sign: Sign) => figures(signIndex(sign) + 1)).join('·');
  }
  const words: readonly Readonly<Record<string, string>>[] = [
    WORDS[language].zodiac.body,
    WORDS[language].zodiac.sign,
    WORDS[language].zodiac.nakshatra,
    WORDS[language].report.svara,
  ];
  return words.find((list) => Object.hasOwn(list, lord))?.[lord] ?? lord;
}
