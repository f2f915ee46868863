import { Type } from 'typebox';
import { described, oneOf } from './schema.js';

const DETAILS = ['brief', 'full'] as const;

const detailSchema = oneOf(DETAILS, {
  title: 'AnswerDetail',
  default: 'full',
  description: 'how much an answer has of each row: brief, what a list or a calendar shows; full, all of it',
});

/** The field `detail` of a request: `full` unless asked otherwise; `brief` says what the brief form has. */
export const detailField = (brief: string) => Type.Optional(described(detailSchema, `full, or brief: ${brief}`));

/** Fields of a request without effect on the brief form, for `meta.not_applied`; none where all have one. */
export const notOfBrief = (fields: Readonly<Record<string, boolean>>) => {
  const names = Object.keys(fields).filter((name) => fields[name]);
  return names.length > 0 && { not_applied: Object.fromEntries(names.map((name) => [name, 'detail brief'])) };
};
