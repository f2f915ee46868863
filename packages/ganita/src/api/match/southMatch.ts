import type { TenPoruthams } from '@ganita/core/match/match.js';
import { isSatisfied, PORUTHAM_IDS } from '@ganita/core/match/poruthams.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { type TSchema, Type } from 'typebox';
import { oneOf } from '../../calculations/fields/schema.js';
import { idIn, namedFields } from '../schema/nameFields.js';
import type { Wire } from '../schema/wire.js';
import { idAndName, named } from '../values/names.js';
import { percentageOf } from '../values/numbers.js';
import { namedRecord } from '../values/position.js';
import { PORUTHAM_KEYS } from './matchKeys.js';
import { percentageSchema, poruthamFields, ratingFields } from './totals.js';

const ofTen = <S extends TSchema>(title: string, schema: S, description: string) =>
  Type.Object(
    namedRecord(PORUTHAM_IDS, PORUTHAM_KEYS, () => schema),
    { title, description },
  );

/** Whether the pair satisfies each of the ten poruthams. */
export const tenPoruthamSchema = ofTen(
  'TenPorutham',
  Type.Boolean({ description: 'whether the pair satisfies it: uttama or madhyama' }),
  'the ten poruthams, by key',
);

const gradedPorutham = Type.Object(
  {
    ...poruthamFields,
    ...namedFields('grade', {
      ...idIn(WORDS.en.match.poruthamGrade, 'PoruthamGrade', 'grade of a porutham'),
      description: 'uttama (best), madhyama (middle) or adhama (not satisfied)',
    }),
  },
  { title: 'GradedPorutham', description: 'a porutham with its grade' },
);

/** The count of the poruthams. */
export const poruthamTotalSchema = Type.Object(
  {
    matched_count: Type.Integer({ minimum: 0, maximum: 10, description: 'poruthams that the pair satisfies' }),
    total_porutham: Type.Integer({ const: 10, description: 'always 10' }),
    percentage: { ...percentageSchema, description: 'the satisfied poruthams in percent of ten' },
    ...ratingFields('from 6 poruthams average, from 8 excellent'),
    minimum_porutham_satisfied: Type.Boolean({
      description: 'whether all poruthams are satisfied that the rule `south_minimum` requires',
    }),
  },
  { title: 'PoruthamTotal', description: 'how many of the ten poruthams the pair satisfies' },
);

/** The part of an answer that the ten poruthams decide. */
export const southSchema = Type.Object(
  {
    match_system: oneOf(['ten_porutham_south'], { description: 'the system of the ten poruthams' }),
    ten_porutham: tenPoruthamSchema,
    poruthams: ofTen('GradedPoruthams', gradedPorutham, 'the same ten with their names and grades'),
    overall_compatibility: poruthamTotalSchema,
  },
  { title: 'SouthIndianMatch', description: 'the ten poruthams of the south' },
);

/** The ten poruthams. */
export const southRecord = (south: TenPoruthams, language: Language): Wire<typeof southSchema> => ({
  match_system: 'ten_porutham_south',
  ten_porutham: tenPoruthamRecord(south),
  poruthams: namedRecord(PORUTHAM_IDS, PORUTHAM_KEYS, (id) => ({
    ...idAndName(id, WORDS[language].match.porutham),
    satisfied: isSatisfied(south.grades[id]),
    ...named('grade', south.grades[id], WORDS[language].match.poruthamGrade),
  })),
  overall_compatibility: poruthamTotalRecord(south, language),
});

/** Whether each of them is satisfied. */
export const tenPoruthamRecord = ({ grades }: TenPoruthams): Wire<typeof tenPoruthamSchema> =>
  namedRecord(PORUTHAM_IDS, PORUTHAM_KEYS, (id) => isSatisfied(grades[id]));

/** How many are satisfied. */
export const poruthamTotalRecord = (
  { matched, rating, minimumSatisfied }: TenPoruthams,
  language: Language,
): Wire<typeof poruthamTotalSchema> => ({
  matched_count: matched,
  total_porutham: PORUTHAM_IDS.length,
  percentage: percentageOf(matched, PORUTHAM_IDS.length),
  ...named('rating', rating, WORDS[language].match.rating),
  minimum_porutham_satisfied: minimumSatisfied,
});
