import { evidenceRecord } from '../../api/values/evidence.js';
import type { Evidence, Fact } from '../../core/facts/evidence.js';
import type { Speech } from '../../i18n/speech.js';
import { WORDS } from '../../i18n/words.js';

/** A graha, sign, star, dignity, state or number in the words of the pages. */
function factText(fact: Fact, { language, figures }: Speech): string {
  if (typeof fact === 'number') return figures(fact);
  const words: readonly Readonly<Record<string, string>>[] = [
    WORDS[language].zodiac.body,
    WORDS[language].zodiac.sign,
    WORDS[language].zodiac.nakshatra,
    WORDS[language].zodiac.dignity,
    WORDS[language].evidence.fact,
  ];
  return words.find((list) => Object.hasOwn(list, fact))?.[fact] ?? fact;
}

const listText = (facts: readonly Fact[], speech: Speech): string =>
  facts.map((fact) => factText(fact, speech)).join(', ');

/** Whom a condition is about; a number among them is a house. */
const subjectText = (facts: readonly Fact[], speech: Speech): string =>
  facts
    .map((fact) =>
      typeof fact === 'number' ? `${speech.word('house')} ${speech.figures(fact)}` : factText(fact, speech),
    )
    .join(', ');

/** A condition in three texts: its subject, what is required, what was found. */
export const evidenceTexts = (evidence: Evidence, speech: Speech): ConditionTexts =>
  conditionTexts(evidenceRecord(evidence), speech);

type ConditionTexts = readonly [subject: string, asked: string, found: string];

/** The same of a condition as answers have it. */
export function conditionTexts(
  { subject, relation, object, observed }: ReturnType<typeof evidenceRecord>,
  speech: Speech,
): ConditionTexts {
  const word = WORDS[speech.language].evidence.relation[relation];
  const asked = object.length === 0 ? word : `${word}: ${listText(object, speech)}`;
  return [subjectText(subject, speech), asked, listText(observed, speech)];
}
