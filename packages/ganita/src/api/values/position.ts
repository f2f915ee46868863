import type { ChartPoint } from '@ganita/core/charts/chart.js';
import { type Sign, signIndex } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { named } from './names.js';
import { splitLongitude } from './numbers.js';

/** Id, display word and index of a sign. */
export const signRecord = (sign: Sign, language: Language) => ({
  sign,
  sign_name: WORDS[language].zodiac.sign[sign],
  sign_index: signIndex(sign),
});

/** The one record of a position, the same in every key. */
export function positionRecord(point: ChartPoint, language: Language) {
  const { inSign, absolute } = splitLongitude(point.longitudeDeg);
  return { ...signRecord(point.sign, language), longitude: inSign, absolute_longitude: absolute, house: point.house };
}

/** The same of a sign under a key of its own. */
export const signNamed = <K extends string>(key: K, sign: Sign, language: Language) =>
  ({ ...named(key, sign, WORDS[language].zodiac.sign), [`${key}_index`]: signIndex(sign) }) as Readonly<
    Record<K, Sign> & Record<`${K}_name`, string> & Record<`${K}_index`, number>
  >;

/** A record with a value for each id, under the name that the contract has for it. */
export const namedRecord = <Id extends string, K extends string, V>(
  ids: readonly Id[],
  names: Readonly<Record<Id, K>>,
  value: (id: Id) => V,
) => Object.fromEntries(ids.map((id) => [names[id], value(id)])) as Readonly<Record<K, V>>;
