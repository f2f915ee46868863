import { invalidInput } from '@ganita/core/errors/domainError.js';
import { digitOfHeap, SHELLS } from '@ganita/core/prashna/ashtamangala.js';
import { DIRECTIONS, type SideHalf } from '@ganita/core/prashna/prashnaArudha.js';
import { NAKSHATRAS } from '@ganita/core/zodiac/nakshatras.js';
import { SIGNS } from '@ganita/core/zodiac/signs.js';
import { Type } from 'typebox';
import type { Filled } from '../calculation.js';
import { namedPlace } from '../fields/namedPlace.js';
import { nullable, oneOf } from '../fields/schema.js';
import { numberCheck, numberFields } from '../kp/horaryCalculation.js';
import { natalChecks, natalInput } from '../natal/natalInput.js';
import type { FieldCheck } from '../validation/checkRequest.js';

const three = (minimum: number, maximum: number, description: string) =>
  Type.Optional(nullable(Type.Array(Type.Integer({ minimum, maximum }), { default: null, description })));

/** What the questioner gives in addition to the moment. */
const questionFields = {
  arudha_sign: Type.Optional(
    nullable(oneOf(SIGNS, { title: 'Sign', default: null, description: 'arudha as a sign, or as a touched square' })),
  ),
  number: Type.Optional(
    nullable({ ...numberFields.number, default: null, description: 'arudha as a number of the scheme' }),
  ),
  number_scheme: Type.Optional({ ...numberFields.number_scheme, default: '108' }),
  direction: Type.Optional(
    nullable(
      oneOf(DIRECTIONS, {
        title: 'ChakraDirection',
        default: null,
        description: 'arudha as a direction from which the questioner speaks or comes',
      }),
    ),
  ),
  direction_half: Type.Optional(
    Type.Unsafe<SideHalf>({
      title: 'SideHalf',
      type: 'integer',
      minimum: 1,
      maximum: 2,
      default: 1,
      description: 'half of the east, south, west or north, clockwise from the north-east corner',
    }),
  ),
  mangala_digits: three(1, 8, 'three digits of ashtamangala: left, middle, right'),
  mangala_heaps: three(1, SHELLS - 2, 'three heaps of its 108 shells instead'),
  janma_nakshatra: Type.Optional(
    nullable(
      oneOf(NAKSHATRAS, {
        title: 'Nakshatra',
        default: null,
        description: 'nakshatra of the birth of the questioner, for the nakshatra sutra',
      }),
    ),
  ),
};

/** The request of `POST /prashna`: that of a natal chart, and what the questioner gives. */
export const prashnaInput = Type.Object({
  ...natalInput.properties,
  ...namedPlace,
  ...questionFields,
  sections: Type.Optional({
    ...natalInput.properties.sections,
    description: 'keys of the horoscope that are answered too; null = none',
  }),
});
export type PrashnaInput = Filled<typeof prashnaInput>;

const ARUDHA_FIELDS = ['arudha_sign', 'number', 'direction'] as const;

/** The arudha is given in one way. */
const oneArudha =
  (field: (typeof ARUDHA_FIELDS)[number]): FieldCheck =>
  (value, body) => {
    const other = ARUDHA_FIELDS.find((name) => name !== field && (body[name] ?? null) !== null);
    if (value !== null && other !== undefined) {
      throw invalidInput(
        field,
        `contradicts the field ${other}: the arudha is given in one way`,
        value,
        'contradiction',
      );
    }
  };

const LENGTH = 3;

function requireThree(field: string, value: unknown): readonly number[] | null {
  if (value === null || value === undefined) return null;
  const list = value as readonly number[];
  if (list.length !== LENGTH) throw invalidInput(field, 'must have three numbers', list.length, 'wrong_length');
  return list;
}

const digitsCheck: FieldCheck = (value, { mangala_heaps }) => {
  const digits = requireThree('mangala_digits', value);
  if (digits !== null && (mangala_heaps ?? null) !== null) {
    throw invalidInput('mangala_digits', 'contradicts the field mangala_heaps', value, 'contradiction');
  }
};

const heapsCheck: FieldCheck = (value) => {
  const heaps = requireThree('mangala_heaps', value);
  const sum = heaps?.reduce((total, heap) => total + heap, 0);
  if (sum !== undefined && sum !== SHELLS) {
    throw invalidInput('mangala_heaps', `must sum to ${SHELLS}`, sum, 'out_of_range');
  }
};

export const prashnaChecks: Readonly<Record<string, FieldCheck>> = {
  ...natalChecks,
  arudha_sign: oneArudha('arudha_sign'),
  number: (value, body, limits) => {
    numberCheck(value, { ...body, number_scheme: body.number_scheme ?? '108' }, limits);
    oneArudha('number')(value, body, limits);
  },
  direction: oneArudha('direction'),
  mangala_digits: digitsCheck,
  mangala_heaps: heapsCheck,
};

/** The digits of ashtamangala of a request; null where it has none. */
export const mangalaDigitsOf = ({
  mangala_digits,
  mangala_heaps,
}: Pick<PrashnaInput, 'mangala_digits' | 'mangala_heaps'>): readonly number[] | null =>
  mangala_digits ?? mangala_heaps?.map(digitOfHeap) ?? null;
