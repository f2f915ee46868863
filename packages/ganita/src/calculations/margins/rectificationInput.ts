import { DIVISION_IDS } from '@ganita/core/margins/margins.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { type Static, Type } from 'typebox';
import { birthMomentFields, date, timezoneField } from '../fields/birthFields.js';
import { described, nullable, oneOf, SYNONYMS_KEYWORD } from '../fields/schema.js';
import { DASHA_SYNONYMS } from '../fields/synonyms.data.js';
import { ANNUAL_DASHAS, DASHA_SYSTEMS } from '../natal/dashaSystems.js';

const MAX_EVENTS = 50;
/** Most keys that divide an uncertain time. */
export const MAX_DIVIDING_KEYS = 20;
const MAX_ID_LENGTH = 60;

const name = (description: string) => Type.String({ minLength: 1, maxLength: MAX_ID_LENGTH, description });

/** How exactly the date of an event is known. */
const EVENT_PRECISIONS = ['day', 'month', 'year'] as const;

const eventSchema = Type.Object(
  {
    id: name('any name for the event; the answer repeats it'),
    date: Type.Optional(
      nullable({ ...described(date, 'YYYY-MM-DD; a date of the event; not with `from_date`'), default: null }),
    ),
    from_date: Type.Optional(
      nullable({ ...described(date, 'YYYY-MM-DD; first possible date; with `to_date`'), default: null }),
    ),
    to_date: Type.Optional(nullable({ ...described(date, 'YYYY-MM-DD; last possible date'), default: null })),
    kind: Type.Optional(
      nullable(
        Type.String({
          maxLength: MAX_ID_LENGTH,
          default: null,
          description: 'any label, such as marriage; it means what `houses_of_kind` says',
        }),
      ),
    ),
    precision: Type.Optional(
      oneOf(EVENT_PRECISIONS, {
        title: 'EventPrecision',
        default: 'day',
        description: 'day: noon of `date` is used; month, year: the whole of it',
      }),
    ),
  },
  { title: 'LifeEvent', description: 'an event of the life with a date' },
);
export type LifeEvent = Static<typeof eventSchema>;

/** When and where somebody judges. */
const judgementSchema = Type.Object(
  { ...birthMomentFields, timezone: timezoneField('hours ahead of UTC; coordinates take precedence') },
  { title: 'MomentOfJudgement', description: 'the moment at which a time of birth is judged' },
);

const houseNumbers = Type.Array(Type.Integer({ minimum: 1, maximum: 12, description: 'a house, 1 to 12' }), {
  maxItems: 12,
  description: 'houses of a kind of event',
});

const JUDGED_DASHAS = DASHA_SYSTEMS.filter((id) => !ANNUAL_DASHAS.includes(id));

/** What is shown of the candidates of an uncertain time: facts of events of the life, no verdict. */
export const rectificationField = Type.Optional(
  nullable(
    Type.Object(
      {
        events: Type.Array(eventSchema, {
          minItems: 1,
          maxItems: MAX_EVENTS,
          description: `events whose facts are computed for each candidate, at most ${MAX_EVENTS}`,
        }),
        dashas: Type.Optional(
          Type.Array(oneOf(JUDGED_DASHAS, { [SYNONYMS_KEYWORD]: DASHA_SYNONYMS }), {
            maxItems: 6,
            default: ['vimsottari'],
            description: 'dashas whose running periods are shown, at most 6',
          }),
        ),
        levels: Type.Optional(
          Type.Integer({
            minimum: 2,
            maximum: 5,
            default: 3,
            description: 'levels of their periods; of an event that is a span at most 3',
          }),
        ),
        vargas: Type.Optional(
          Type.Array(oneOf(DIVISION_IDS, { title: 'ChartId', description: 'one of the 23 divisional charts' }), {
            maxItems: DIVISION_IDS.length,
            default: ['D-1', 'D-9', 'D-10'],
            description: 'charts in which houses of the running lords are shown',
          }),
        ),
        partition_keys: Type.Optional(
          Type.Array(Type.String({ maxLength: MAX_ID_LENGTH, description: 'name of a key' }), {
            maxItems: MAX_DIVIDING_KEYS,
            default: ['lagna.D-1', 'lagna.D-9'],
            description: `at most ${MAX_DIVIDING_KEYS} keys that divide the uncertain time into candidates`,
          }),
        ),
        transits: Type.Optional(
          Type.Array(oneOf(GRAHAS, { title: 'Graha' }), {
            maxItems: GRAHAS.length,
            default: ['Jupiter', 'Saturn', 'Rahu'],
            description: 'grahas whose places at the event are shown',
          }),
        ),
        houses_of_kind: Type.Optional(
          Type.Record(Type.String(), houseNumbers, {
            default: {},
            description: 'houses that are meant by each `kind` of event; none is built in',
          }),
        ),
        judgement: Type.Optional(
          nullable({
            ...described(judgementSchema, 'moment and place whose ruling planets are compared; null: none'),
            default: null,
          }),
        ),
      },
      {
        title: 'Rectification',
        description: 'events of the life, whose facts are shown for each candidate of an uncertain time; null: none',
        default: null,
      },
    ),
  ),
);

/** These fields with their defaults filled in. */
export interface RectificationInput {
  readonly events: readonly LifeEvent[];
  readonly dashas: readonly string[];
  readonly levels: number;
  readonly vargas: readonly string[];
  readonly partition_keys: readonly string[];
  readonly transits: readonly (typeof GRAHAS)[number][];
  readonly houses_of_kind: Readonly<Record<string, readonly number[]>>;
  readonly judgement: Static<typeof judgementSchema> | null;
}
