import type { RuleName } from '@ganita/core/rules/rules.js';
import { factorOf, type VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import type { Words } from './words.js';

/** A choice of tradition or a value of one in words; English where the language of the reader has no word for it. */
export interface ChoiceWords {
  readonly text: string;
  readonly isEnglish: boolean;
}

/** An id as English: `Julian`, `By bhava method`. */
function plain(id: string): ChoiceWords {
  const text = id.replace(/[_.]/g, ' ');
  return { text: text.charAt(0).toUpperCase() + text.slice(1), isEnglish: true };
}
const ofWords = (text: string): ChoiceWords => ({ text, isEnglish: false });

/** Before the key of a chart in the name of the choice of its method. */
const METHOD_OF = 'varga_methods.';

/** What a choice is called. */
export function choiceWords(name: string, { report, pages, choices }: Words): ChoiceWords {
  const { phrase, varga } = report;
  if (name.startsWith(METHOD_OF)) {
    const key = name.slice(METHOD_OF.length) as VargaKey;
    return ofWords(`${phrase.varga_mark}-${factorOf(key)} ${varga[key]}`);
  }
  const known: Partial<Record<RuleName, string>> = {
    ...choices.name,
    ayanamsa_mode: phrase.ayanamsa,
    sunrise_definition: phrase.sunrise,
    calendar_sunrise_definition: `${phrase.sunrise} (${phrase.birth_panchanga})`,
    ayana_method: phrase.ayana,
    ritu_method: pages.phrase.ritu,
    preset: pages.phrase.rule_set,
  };
  const word = known[name as RuleName];
  return word === undefined ? plain(name) : ofWords(word);
}

/** What a value of a choice is called. */
export function valueWords(
  name: string,
  value: string | number | boolean,
  { kundali, pages, choices, zodiac }: Words,
): ChoiceWords {
  const tables: Partial<Record<RuleName, Readonly<Record<string, string>>>> = {
    ...choices,
    ayanamsa_mode: kundali.ayanamsa,
    positions: pages.positions,
    sunrise_definition: pages.sunriseDefinition,
    calendar_sunrise_definition: pages.sunriseDefinition,
    preset: pages.preset,
    start_from: zodiac.body,
    kalachakra_start: zodiac.body,
    scorpio_owner: zodiac.body,
    aquarius_owner: zodiac.body,
  };
  const table: Readonly<Record<string, string>> | undefined = name.startsWith(METHOD_OF)
    ? choices.varga_method
    : tables[name as RuleName];
  const word = table?.[String(value)];
  if (word !== undefined) return ofWords(word);
  return typeof value === 'number' ? ofWords(String(value)) : plain(String(value));
}
