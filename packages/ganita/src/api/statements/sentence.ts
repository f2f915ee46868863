import type { FestivalId } from '@ganita/core/festivals/festivalCatalogue.js';
import { lazy } from '@ganita/core/lazy.js';
import type { Graha } from '@ganita/core/zodiac/grahas.js';
import { claimedDate } from './claimedDate.js';
import type { ClaimedValue } from './comparedValue.js';
import type { ReadClaim } from './fact.js';
import type { LimbName } from './limbs.data.js';
import { namesOf } from './names.js';
import { PATTERNS, type Said } from './patterns.data.js';
import { isNegation, SLOTS } from './slots.js';

/** What the slots of a sentence mean, by their names. */
type Meanings = Readonly<Record<string, string>>;

/** A form of a pattern, compiled. */
interface Form {
  readonly pattern: string;
  readonly says: readonly Said[];
  readonly expression: RegExp;
  readonly slots: readonly string[];
}

const SLOT = /\{([a-zA-Z]{1,12})\}/g;

/** `{point} {is}[ in] {sign}` as a regular expression with a group for each slot. */
function formOf(pattern: string, says: readonly Said[], sentence: string): Form {
  const slots = [...sentence.matchAll(SLOT)].map(([, slot = '']) => slot);
  const source = sentence
    .replaceAll('(', '(?:')
    .replaceAll('[', '(?:')
    .replaceAll(']', ')?')
    .replace(SLOT, (_, slot: string) => `(?<${slot}>${SLOTS[slot]?.form})`);
  return { pattern, says, slots, expression: new RegExp(`^${source}$`, 'i') };
}

const FORMS: () => readonly Form[] = lazy(() =>
  PATTERNS.flatMap(({ name, says, sentences }) => sentences.map((sentence) => formOf(name, says, sentence))),
);

const plainSentence = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replace(/\bthe\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ ?\.$/, '');

/** What the slots mean; null where the words of one are not of its kind. */
function meaningsOf({ expression, slots }: Form, sentence: string): Meanings | null {
  const groups = expression.exec(sentence)?.groups;
  if (groups === undefined) return null;
  const meanings: Record<string, string> = {};
  for (const slot of slots) {
    const meant = SLOTS[slot]?.read((groups[slot] ?? '').trim()) ?? null;
    if (meant === null) return null;
    meanings[slot] = meant;
  }
  return meanings;
}

/** What is said of a limb; the paksha before a tithi is said too. */
export function saidOfLimb(
  limb: LimbName,
  value: ClaimedValue,
  where: { readonly date: string | null; readonly place: string | null },
): ReadClaim['says'] {
  const [first = '', ...others] = String(value).trim().split(' ');
  const paksha = limb === 'tithi' && others.length > 0 ? namesOf('paksha').meant(first) : undefined;
  if (paksha === undefined) return [{ fact: { of: 'limb', limb, ...where }, value }];
  return [
    { fact: { of: 'limb', limb: 'paksha', ...where }, value: paksha },
    { fact: { of: 'limb', limb, ...where }, value: others.join(' ') },
  ];
}

const filled = (text: string, meanings: Meanings): string =>
  text.replace(SLOT, (whole, slot: string) => meanings[slot] ?? whole);

/** The values of facts that a pattern says; null where the sentence does not say of which year it is. */
function saidBy(said: Said, meanings: Meanings): ReadClaim['says'] | null {
  const { date = '', place = null } = meanings;
  switch (said.of) {
    case 'column': {
      const value = typeof said.value === 'string' ? filled(said.value, meanings) : said.value;
      return [{ fact: { of: 'column', selector: filled(said.selector, meanings) }, value }];
    }
    case 'period': {
      const lords = [meanings.maha, meanings.antara].filter((lord) => lord !== undefined) as readonly Graha[];
      return claimedDate(date)?.year == null ? null : [{ fact: { of: 'period', lords, end: said.end }, value: date }];
    }
    case 'limb':
      return saidOfLimb(meanings.limb as LimbName, meanings.value ?? '', { date: meanings.day ?? null, place });
    case 'festival': {
      const year = meanings.year === undefined ? (claimedDate(date)?.year ?? null) : Number(meanings.year);
      const festival = meanings.festival as FestivalId;
      return year === null ? null : [{ fact: { of: 'festival', festival, year, place }, value: date }];
    }
  }
}

/** Every way in which the patterns read a sentence; none for a sentence of no pattern. */
export function readSentence(text: string): readonly ReadClaim[] {
  const sentence = plainSentence(text);
  return FORMS().flatMap((form): readonly ReadClaim[] => {
    const meanings = meaningsOf(form, sentence);
    if (meanings === null) return [];
    const says = form.says.map((said) => saidBy(said, meanings));
    return says.includes(null)
      ? []
      : [{ pattern: form.pattern, says: says.flatMap((one) => one ?? []), isNegated: isNegation(meanings.is ?? '') }];
  });
}
