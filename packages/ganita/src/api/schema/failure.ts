import { Type } from 'typebox';

/** Why a part of a request has no answer. */
export const failureSchema = Type.Object(
  {
    status: Type.Integer({ description: 'the HTTP status that a request of its own would have' }),
    detail: Type.String({ description: 'the field and what is wrong with it' }),
  },
  { title: 'PartFailure', description: 'why a part of a request has no answer' },
);
