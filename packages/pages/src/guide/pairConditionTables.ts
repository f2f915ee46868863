import type { LordBond, PairCondition } from '@ganita/core/match/pairConditions.js';

export const list = (values: readonly (string | number)[]): string => values.map(String).join(', ');

/** Counts of things; one count of one is singular. */
const counted = (counts: readonly number[], thing: string): string =>
  `${list(counts)} ${thing}${counts.length === 1 && counts[0] === 1 ? '' : 's'}`;

const bonds = (all: readonly LordBond[]): string =>
  all.map((bond) => (bond === 'same' ? 'the same' : bond.replaceAll('_', ' '))).join(' or ');

type Parts = Required<PairCondition>;

/** What each part of a condition requires, in words. */
const WORDS: { readonly [Part in keyof Parts]: (value: Parts[Part]) => string } = {
  southRajju: (value) => `rule south_rajju is ${value}`,
  starsToBoy: (counts) => `${counted(counts, 'nakshatra')} from girl to boy`,
  starsToBoyAbove: (count) => `more than ${count} nakshatras from girl to boy`,
  starsToGirlAbove: (count) => `more than ${count} nakshatras from boy to girl`,
  boyStars: (stars) => `the boy's nakshatra is one of ${list(stars)}`,
  boyPadas: (padas) => `the boy's pada is ${list(padas)}`,
  bothStars: (stars) => `both nakshatras are among ${list(stars)}`,
  sameStar: (same) => (same ? 'the same nakshatra' : 'different nakshatras'),
  samePada: (same) => (same ? 'the same pada' : 'different padas'),
  sameSign: (same) => (same ? 'the same sign' : 'different signs'),
  signsToBoy: (counts) => `${counted(counts, 'sign')} from girl to boy`,
  boyMoonNotBeyond: () => "the boy's Moon is not beyond the girl's",
  sameGana: () => 'the same gana',
  bothGanas: (ganas) => `both ganas among ${list(ganas)}`,
  girlGana: (gana) => `the girl is ${gana}`,
  boyGanas: (ganas) => `the boy is ${ganas.join(' or ')}`,
  yoniEnemies: (enemies) => (enemies ? 'the yonis are enemies' : 'the yonis are not enemies'),
  yoniSexes: ({ boy, girl }) => `the boy's nakshatra is ${boy} and the girl's ${girl}`,
  signLords: (all) => `the sign lords are ${bonds(all)}`,
  navamsaLords: (all) => `the navamsa lords are ${bonds(all)}`,
  boySignVasya: () => "the boy's sign is vasya to the girl's",
  sameRajju: (same) => (same ? 'the same rajju' : 'different rajjus'),
  sameRajjuDirection: (same) => (same ? 'the same direction' : 'different directions'),
  vedha: (present) => (present ? 'a vedha pair' : 'no vedha pair'),
};

const partText = <Part extends keyof Parts>(part: Part, value: Parts[Part]): string => WORDS[part](value);

/** A condition of a pair in words: those of the parts that it has. */
export const conditionText = (condition: PairCondition): string =>
  (Object.keys(condition) as (keyof Parts)[]).map((part) => partText(part, (condition as Parts)[part])).join(', ');
