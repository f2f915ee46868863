/** Words of the nadiamsas: [en, hi, ka, ta, te]. Spellings: the almanacs named in ../README.md. */
import { type AmsaName, NADIAMSA_NAMES } from '../../core/vargas/nadiamsaNames.data.js';
import { AMSA_NAME_WORDS } from './amsaNames.data.js';

type Names = Readonly<Record<AmsaName, string>>;

const names = (word: (name: AmsaName) => string): Names =>
  Object.fromEntries(NADIAMSA_NAMES.map((name) => [name, word(name)])) as Names;

/** Words of the nadiamsa names by language; English has the spelling of the rules. */
export const amsaNames = {
  en: names((name) => name),
  hi: names((name) => AMSA_NAME_WORDS[name][0]),
  ka: names((name) => AMSA_NAME_WORDS[name][1]),
  ta: names((name) => AMSA_NAME_WORDS[name][2]),
  te: names((name) => AMSA_NAME_WORDS[name][3]),
} as const;
