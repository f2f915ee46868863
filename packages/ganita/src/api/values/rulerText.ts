import type { SignTriple } from '@ganita/core/dashas/rasi/sudarshana.js';
import { type Sign, signIndex } from '@ganita/core/zodiac/signs.js';
import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';

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
