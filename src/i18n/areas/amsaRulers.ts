/** Words of the rulers of amsas: [en, hi, ka, ta, te]. Spellings: the almanacs named in ../README.md. */
import type { AmsaRulerKey, AmsaRulerName } from '../../core/vargas/amsaRulers.js';
import { AMSA_RULER_WORDS, type AmsaRulerWord } from './amsaRulers.data.js';

type Rulers = Readonly<Record<AmsaRulerWord, string>>;

/** The word to look up for the ruler of an amsa of a chart. */
export const amsaRulerWord = (chart: AmsaRulerKey, ruler: AmsaRulerName): AmsaRulerWord =>
  chart === 'D-24_chaturvimsamsa' && ruler === 'Maya' ? 'D-24 Maya' : ruler;

const WORDS = Object.keys(AMSA_RULER_WORDS) as AmsaRulerWord[];

const rulers = (word: (ruler: AmsaRulerWord) => string): Rulers =>
  Object.fromEntries(WORDS.map((ruler) => [ruler, word(ruler)])) as Rulers;

/** Words of the rulers of amsas by language; English has the spelling of the rules. */
export const amsaRulers = {
  en: rulers((ruler) => (ruler === 'D-24 Maya' ? 'Maya' : ruler)),
  hi: rulers((ruler) => AMSA_RULER_WORDS[ruler][0]),
  ka: rulers((ruler) => AMSA_RULER_WORDS[ruler][1]),
  ta: rulers((ruler) => AMSA_RULER_WORDS[ruler][2]),
  te: rulers((ruler) => AMSA_RULER_WORDS[ruler][3]),
} as const;
