import { Type } from 'typebox';
import { described, nullable } from '../../calculations/fields/schema.js';

const MOMENT_PATTERN = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$';

/** A moment on the clock of the place of an answer. */
const momentSchema = Type.String({
  title: 'Moment',
  pattern: MOMENT_PATTERN,
  description: 'moment on the clock of the place, YYYY-MM-DDTHH:MM:SS',
});

/** The same with what it is the moment of. */
export const momentOf = (what: string) => described(momentSchema, what);

/** A moment in UTC. */
export const utcMomentSchema = Type.String({
  title: 'UtcMoment',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$',
  description: 'a moment in UTC, YYYY-MM-DDTHH:MM:SSZ',
});

/** A moment on the clock of the place and in UTC. */
export const bothClocksFields = (what: string) => ({ at: momentOf(what), utc: utcMomentSchema });

type NamedClocks<K extends string, L, U> = Record<`${K}_at`, L> & Record<`${K}_utc`, U>;

/** The same under a key of its own. */
export const bothClocksNamedFields = <K extends string>(key: K, what: string) =>
  ({ [`${key}_at`]: momentOf(what), [`${key}_utc`]: utcMomentSchema }) as unknown as NamedClocks<
    K,
    ReturnType<typeof momentOf>,
    typeof utcMomentSchema
  >;

const nullableMoment = (what: string) => nullable(momentOf(what));
const nullableUtc = nullable(utcMomentSchema);

/** The same of a moment that may be absent: both are null then. */
export const bothClocksOrNullFields = <K extends string>(key: K, what: string) =>
  ({ [`${key}_at`]: nullableMoment(what), [`${key}_utc`]: nullableUtc }) as unknown as NamedClocks<
    K,
    ReturnType<typeof nullableMoment>,
    typeof nullableUtc
  >;

/** A time of day on the same clock, to the nearest minute; its moment has the name with `_at`. */
export const minuteOf = (what: string) =>
  nullable(
    Type.String({
      pattern: '^\\d{2}:\\d{2}$',
      description: `${what}, HH:MM to the nearest minute; null where the day has none, from sunrise to sunrise`,
    }),
  );

/** A window or a period; it may cross midnight. */
export const windowFields = { start: momentOf('when it starts'), end: momentOf('when it ends') };
export const windowSchema = Type.Object(windowFields, {
  title: 'TimeWindow',
  description: 'a span of time; it may cross midnight',
});
/** Some of them, with what they are. */
export const windows = (description: string) => Type.Array(windowSchema, { description });

/** When an anga or a stay starts and ends. */
export const spanFields = { starts: momentOf('when it starts'), ends: momentOf('when it ends') };
