import { invalidInput } from '@ganita/core/errors/domainError.js';
import { type Static, Type } from 'typebox';
import { birthDateCheck, clockCheck } from '../fields/dateChecks.js';
import { described, nullable, oneOf } from '../fields/schema.js';
import { type FieldCheck, requestChecker } from '../validation/checkRequest.js';
import { StructureError } from '../validation/parseJson.js';
import { birthFieldsOfMatch, matchBirthSchema, matchChecks, matchOptions } from './matchInput.js';

/** Partners of one request. */
const MAX_PARTNERS = 500;
const MAX_ID_LENGTH = 100;

const oneBirth = (whose: 'boy' | 'girl', others: string) =>
  Type.Optional(
    nullable({
      ...described(
        matchBirthSchema,
        `birth of the ${whose}, where the partners are ${others}; null or left out where they are ${whose}s`,
      ),
      default: null,
    }),
  );

const partnerBirth = Type.Object(
  {
    id: Type.Optional(
      nullable(
        Type.String({
          maxLength: MAX_ID_LENGTH,
          default: null,
          description: 'any name for the partner; the response repeats it',
        }),
      ),
    ),
    ...birthFieldsOfMatch,
  },
  { title: 'BatchPartner', description: 'a birth that is matched with the one birth' },
);

const bounds = {
  minItems: 1,
  maxItems: MAX_PARTNERS,
  description: `births that the one birth is matched with, at most ${MAX_PARTNERS}; one that is invalid fails alone`,
};
const partners = Type.Array(partnerBirth, bounds);

const births = { boy_birth_details: oneBirth('boy', 'girls'), girl_birth_details: oneBirth('girl', 'boys') };
const options = {
  detail: Type.Optional(
    oneOf(['summary', 'full'], {
      title: 'MatchDetail',
      default: 'summary',
      description: 'summary: totals, points and grades of each pair; full: all that /marriage-match returns for it',
    }),
  ),
  ...matchOptions,
};

/** The request of `POST /marriage-match/batch`. */
export const matchBatchInput = Type.Object({ ...births, partners, ...options });

/** The same as it is checked as a whole: partners are checked one by one, so that an invalid one fails alone. */
export const matchBatchShape = Type.Object({
  ...births,
  partners: Type.Unsafe<Static<typeof partners>>(Type.Array(Type.Unknown(), bounds)),
  ...options,
});

/** Exactly one of the two births. Errors: StructureError where there is neither. */
export function requireOneBirth(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if ((body.boy_birth_details ?? body.girl_birth_details ?? null) === null) {
    throw new StructureError(
      'missing_field',
      'boy_birth_details',
      'boy_birth_details or girl_birth_details is required',
    );
  }
  return { ...body };
}

const notBoth: FieldCheck = (girl, { boy_birth_details: boy }) => {
  if (girl === null || (boy ?? null) === null) return;
  throw invalidInput(
    'girl_birth_details',
    'must be left out, because boy_birth_details is given',
    undefined,
    'contradiction',
  );
};

export const matchBatchChecks: Readonly<Record<string, FieldCheck>> = {
  ...matchChecks,
  girl_birth_details: notBoth,
};

/** Checks one partner by itself. Errors: StructureError, DomainError `invalid_input`. */
export const checkPartner = requestChecker<Required<Static<typeof partnerBirth>>, null>({
  schema: partnerBirth,
  checks: { date: birthDateCheck('date'), time: clockCheck('time') },
  rules: () => null,
});
