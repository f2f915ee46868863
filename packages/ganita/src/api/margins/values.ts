import type { DiscreteValue, ValueKind } from '@ganita/core/margins/key.js';
import { karanaFacts, nityaYogaFacts, tithiFacts } from '@ganita/core/panchanga/angaNames.js';
import { nakshatraAt } from '@ganita/core/zodiac/nakshatras.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS, type Words } from '@ganita/words/words.js';

/** A value as it is written: several ids joined by commas. */
export const writtenValue = (value: DiscreteValue): string | number | boolean | null =>
  typeof value === 'object' && value !== null ? value.join(',') : value;

type Word = (value: string, words: Words) => string;
type WordList = Readonly<Record<string, string>>;

const listed =
  (list: (words: Words) => WordList): Word =>
  (value, words) =>
    list(words)[value] ?? value;

const inEach =
  (word: Word): Word =>
  (value, words) =>
    value
      .split(',')
      .map((one) => word(one, words))
      .join(', ');

const sign = listed(({ zodiac }) => zodiac.sign);
const graha = listed(({ zodiac }) => zodiac.body);

/** Display word of a value by what it is; `plain` has none. */
const VALUE_WORDS: Readonly<Record<Exclude<ValueKind, 'plain'>, Word>> = {
  sign,
  signs: inEach(sign),
  svara: listed(({ report }) => report.svara),
  graha,
  grahas: inEach(graha),
  dignity: listed(({ zodiac }) => zodiac.dignity),
  baladi: listed(({ states }) => states.baladi),
  jagradadi: listed(({ states }) => states.jagradadi),
  deeptadi: listed(({ states }) => states.deeptadi),
  yogas: inEach(listed(({ yogas }) => yogas.name)),
  doshas: inEach(listed(({ doshas }) => doshas.name)),
  tithi: (value, { angas }) => angas.tithi[tithiFacts(Number(value)).tithi],
  karana: (value, { angas }) => angas.karana[karanaFacts(Number(value)).karana],
  yoga: (value, { angas }) => angas.nityaYoga[nityaYogaFacts(Number(value)).yoga],
  nakshatra: (value, { zodiac }) => zodiac.nakshatra[nakshatraAt(Number(value))],
  nakshatra_pada(value, { zodiac }) {
    const [number, pada] = value.split('-');
    return `${zodiac.nakshatra[nakshatraAt(Number(number))]} ${pada}`;
  },
  weekday: listed(({ zodiac }) => zodiac.vara),
  choghadiya: listed(({ panchangaDay }) => panchangaDay.choghadiya),
  gowri: listed(({ panchangaDay }) => panchangaDay.gowri),
  muhurta: listed(({ panchangaDay }) => panchangaDay.muhurta),
};

/** A value and its display word in a language; null where it has none. */
export function valueRecord(value: DiscreteValue, kind: ValueKind, language: Language) {
  const written = writtenValue(value);
  return {
    value: written,
    value_name: written === null || kind === 'plain' ? null : VALUE_WORDS[kind](String(written), WORDS[language]),
  };
}
