import { GRAHAS, type Graha, LAGNA_AND_GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { SIGNS } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type { PrintedDashaId } from 'ganita/calculations/difference/candidateCharts.js';
import { PRINTED_DASHAS } from 'ganita/calculations/difference/differenceInput.js';
import { birthIn, type EnteredBirth } from '../fields/birthFieldsOfForm.js';
import { choiceIn } from '../fields/dates.js';
import { type Fields, type Plan, type PlanContext, page, type QueryOf } from '../page.js';
import { PATHS } from '../paths.js';

export interface DifferenceState {
  readonly birth: EnteredBirth;
  /** The request that was made; null before there is a birth. */
  readonly request: QueryOf<'explainDifference'>['body'] | null;
}

export type DifferenceQueries = { readonly difference: QueryOf<'explainDifference'> | undefined };

/** The field of a graha's longitude. */
export const longitudeField = (graha: Graha): string => `longitude_${graha}`;

const textIn = (fields: Fields, name: string): string | null => {
  const text = (fields[name] ?? '').trim();
  return text === '' ? null : text;
};

/** The id of a graha or a sign by its id or its word in the language of the page; the text itself where it is neither. */
function lordNamed(word: string, language: Language): Lord {
  const { body, sign } = WORDS[language].zodiac;
  const names: Readonly<Record<string, string>> = { ...sign, ...body };
  // Any other text is sent as it is, so that the endpoint says what is wrong with it.
  return LORDS.find((id) => id === word || names[id] === word) ?? (word as Lord);
}
const LORDS = [...LAGNA_AND_GRAHAS, ...SIGNS];
type Lord = (typeof LORDS)[number];

/** Starts of dashas, one a line: lords, then a date. */
const dashasIn = (text: string, system: PrintedDashaId, language: Language) =>
  text
    .split(/\r?\n/)
    // A slash, a comma or a hyphen may be between two lords; those of a date are before a figure.
    .map((line) =>
      line
        .replace(/[/,-](?!\d)/g, ' ')
        .split(/\s+/)
        .filter((part) => part !== ''),
    )
    .filter((parts) => parts.length > 0)
    .map((parts) => ({
      system,
      lords: parts.slice(0, -1).map((word) => lordNamed(word, language)),
      start: parts.at(-1) as string,
    }));

const bindusIn = (text: string): number[] => text.split(/[\s,]+/).map(Number);

function printedIn(fields: Fields, language: Language) {
  const sav = textIn(fields, 'sav');
  return {
    ayanamsa: textIn(fields, 'printed_ayanamsa'),
    lagna: textIn(fields, 'printed_lagna'),
    longitudes: Object.fromEntries(GRAHAS.map((graha) => [graha, textIn(fields, longitudeField(graha))])),
    dashas: dashasIn(fields.dashas ?? '', choiceIn(fields, 'dasha', PRINTED_DASHAS, 'vimsottari'), language),
    sav: sav === null ? null : bindusIn(sav),
    sunrise: textIn(fields, 'printed_sunrise'),
  };
}

function plan(fields: Fields, context: PlanContext): Plan<DifferenceState, DifferenceQueries> {
  const { language } = context;
  const birth = birthIn(fields, context);
  if (birth.known === null) return { state: { birth, request: null }, queries: { difference: undefined } };
  const body = {
    ...birth.known.request,
    language,
    printed: printedIn(fields, language),
    jagannatha_hora_text: textIn(fields, 'jhora_text'),
  };
  return { state: { birth, request: body }, queries: { difference: { name: 'explainDifference', body } } };
}

/** The choices by which another program comes to its figures. */
export const differencePage = page<DifferenceState, DifferenceQueries>({
  path: PATHS.difference,
  method: 'POST',
  limitPerMinute: 20,
  plan,
});
