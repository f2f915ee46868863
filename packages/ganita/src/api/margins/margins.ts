import { MARGIN_GROUPS } from '@ganita/core/margins/key.js';
import { type KeyMargin, marginSummary } from '@ganita/core/margins/margins.js';
import type { Change } from '@ganita/core/margins/marginTimeline.js';
import { TIME_WEIGHTS } from '@ganita/core/margins/uncertainty.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import type { MarginsAnswer, Uncertainty } from '../../calculations/margins/marginsCalculation.js';
import { TIME_PRECISIONS } from '../../calculations/margins/marginsInput.js';
import type { BirthMargins } from '../../calculations/natal/sections/marginSections.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import { section } from '../horoscope/section.js';
import { grahaId } from '../schema/bodies.js';
import { namedFields } from '../schema/nameFields.js';
import type { Wire } from '../schema/wire.js';
import { birthDetailsRecord, birthDetailsSchema, COMMON_BIRTH_FIELDS } from '../values/birthDetails.js';
import { metaRecord } from '../values/meta.js';
import { named } from '../values/names.js';
import { round6 } from '../values/numbers.js';
import { classSchema, intervalSchema } from './classSchema.js';
import { keyName, tenthMoment, valueFields } from './fields.js';
import { classRecord, rectificationRecord, rectificationSchema } from './rectification.js';
import { type TenthClock, tenthClock } from './tenthClock.js';
import { valueRecord } from './values.js';

const groupId = oneOf(MARGIN_GROUPS, { title: 'MarginGroup', description: 'part of the chart that a key is of' });

const share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });
const seconds = (description: string) => Type.Number({ minimum: 0, description });

const changeSchema = Type.Object(
  {
    seconds: seconds('seconds between the birth and the change'),
    changes_at: described(tenthMoment, 'when the value changes; a limit belongs to the later value'),
    ...valueFields('the value on the other side of the change'),
    exact: Type.Boolean({
      description: 'nearer than half a second: the recorded second itself does not decide the value',
    }),
  },
  { title: 'MarginChange', description: 'the nearest change of a value on one side of the birth' },
);

const changeOn = (side: string) =>
  nullable(described(changeSchema, `nearest change ${side} the birth; null: none within the window`));

const marginSchema = Type.Object(
  {
    key: keyName,
    key_group: groupId,
    ...valueFields('the value at the recorded moment'),
    earlier: changeOn('before'),
    later: changeOn('after'),
    nearest_seconds: nullable(seconds('seconds to the nearer of the two; null: none within the window')),
    inputs: Type.Optional(
      Type.Array(keyName, { description: 'keys whose changes alone can change it, of a result composed of others' }),
    ),
  },
  {
    title: 'Margin',
    description: 'a discrete result of the birth, and how far the clock may be off before it changes',
  },
);

const nearestSchema = Type.Object(
  { key_group: groupId, key: keyName, seconds: seconds('seconds to its nearest change') },
  { title: 'NearestMargin', description: 'the key of a group that changes first' },
);

const within = (seconds_: number) =>
  Type.Integer({ minimum: 0, description: `keys that change within ${seconds_} seconds` });

const summarySchema = Type.Object(
  {
    nearest: Type.Array(nearestSchema, { description: 'of each group the key that changes first, the nearest first' }),
    keys_within: Type.Object(
      { 60: within(60), 120: within(120), 300: within(300), 600: within(600) },
      { title: 'KeysWithin', description: 'how many of the keys change within some seconds of the birth' },
    ),
  },
  { title: 'MarginSummary', description: 'the nearest changes of the answer' },
);

const marginList = Type.Array(marginSchema, {
  description: 'every requested key, the nearest change first; those without a change are last',
});

/** The section `margins` of a horoscope. */
export const marginsSectionSchema = Type.Object(
  { key_margins: marginList, summary: summarySchema },
  {
    title: 'BirthMargins',
    description: 'when discrete results of the birth change; in a horoscope the usual ones, within two hours',
  },
);

const alternativeSchema = Type.Object(
  {
    ...valueFields('a value that is possible'),
    share: share('share of the time in which it holds, 0 to 1; no probability'),
    weighted_share: Type.Optional(share('the same by the weight of each moment; only where `weight` is not uniform')),
    intervals: Type.Array(intervalSchema, { description: 'when it holds' }),
  },
  { title: 'OpenValue', description: 'one of the values that the uncertain time leaves open' },
);

const uncertainKeySchema = Type.Object(
  {
    key: keyName,
    ...valueFields('the value at the recorded moment'),
    stable: Type.Boolean({ description: 'whether the value is the same throughout' }),
    alternatives: Type.Array(alternativeSchema, {
      description: 'every value that is possible, in the order of time; their shares sum to 1',
    }),
  },
  { title: 'UncertainKey', description: 'what the uncertain time leaves open of a key' },
);

const uncertaintySchema = Type.Object(
  {
    from_time: described(tenthMoment, 'start of the uncertain time'),
    to_time: described(tenthMoment, 'end of the uncertain time'),
    source: oneOf(['request', 'time_precision'], {
      description: 'request: its fields say how much; time_precision: the time is recorded to the minute',
    }),
    weight: oneOf(TIME_WEIGHTS, { description: 'how much each moment counts in `weighted_share`' }),
    keys: Type.Array(uncertainKeySchema, { description: 'every requested key, in the order of `margins`' }),
    stable_keys: Type.Array(keyName, { description: 'keys with one value throughout' }),
    unstable_keys: Type.Array(keyName, { description: 'keys with several values' }),
    birth_time_classes: Type.Array(classSchema, {
      description: 'the uncertain time, divided where one of `class_keys` changes',
    }),
  },
  { title: 'BirthTimeUncertainty', description: 'what the uncertainty of the time of birth leaves open' },
);

const balanceSchema = Type.Object(
  {
    ...namedFields('lord', grahaId),
    balance_days: Type.Number({ minimum: 0, description: 'days of the first mahadasha that remain at the birth' }),
    balance_days_per_minute: Type.Number({
      description: 'days by which the balance is longer for a birth one minute later; mostly below 0',
    }),
  },
  {
    title: 'BalanceSlope',
    description: 'a balance, which is no discrete result, and how fast it changes with the clock',
  },
);

const settingsSchema = Type.Object(
  {
    window_minutes: Type.Integer({ description: 'how far before and after the birth changes were searched, minutes' }),
    groups: nullable(Type.Array(groupId, { description: 'groups that were requested; null: the usual keys' })),
    divisions: nullable(Type.Array(Type.String(), { description: 'charts that were requested; null: all' })),
    recorded_precision: oneOf(TIME_PRECISIONS, { description: 'how exactly the time is recorded' }),
    offset_changes_inside: Type.Boolean({
      description:
        'whether the clocks of the zone change inside the window; the offset of the birth is used throughout',
    }),
  },
  { title: 'MarginSettings', description: 'what was searched' },
);

/** The fields of the birth that the calculation takes. */
const marginsBirthSchema = Type.Pick(
  birthDetailsSchema,
  [...COMMON_BIRTH_FIELDS, 'bhava_madhya_method', 'varnada_method', 'gender'],
  { title: 'MarginsBirth', description: 'the birth of the request, with defaults filled in' },
);

const marginsResponse = Type.Object({
  birth_details: marginsBirthSchema,
  margins: described(marginsSectionSchema, 'when the requested keys change, within the window'),
  uncertainty: nullable(
    described(uncertaintySchema, 'what an uncertain time leaves open; null where the time is exact'),
  ),
  rectification: nullable(
    described(rectificationSchema, 'facts of events for each candidate of the time; null where none were requested'),
  ),
  vimshottari_balance: nullable(
    described(
      balanceSchema,
      'balance of Vimshottari at the birth; null where its years differ in length, or where the rules start it from a point that is no body',
    ),
  ),
  settings: settingsSchema,
  meta: metaSchema,
});

/** Changes are known to a hundredth of a second, and shown to a tenth. */
const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;

function marginRecord(
  { key, value, earlier, later, nearestSeconds }: KeyMargin,
  clock: TenthClock,
  language: Language,
) {
  const changeRecord = (change: Change | null) =>
    change && {
      seconds: tenths(change.seconds),
      changes_at: clock(change.days),
      ...valueRecord(change.value, key.kind, language),
      exact: change.isExact,
    };
  return {
    key: key.key,
    key_group: key.group,
    ...valueRecord(value, key.kind, language),
    earlier: changeRecord(earlier),
    later: changeRecord(later),
    nearest_seconds: nearestSeconds === null ? null : tenths(nearestSeconds),
    ...(key.inputs && { inputs: key.inputs }),
  };
}

/** Margins with their summary. */
function listRecord(margins: readonly KeyMargin[], clock: TenthClock, language: Language) {
  const { nearest, keysWithin } = marginSummary(margins);
  const count = (wanted: number): number => keysWithin.find(({ seconds }) => seconds === wanted)?.count ?? 0;
  return {
    key_margins: margins.map((margin) => marginRecord(margin, clock, language)),
    summary: {
      nearest: nearest.map(({ key, nearestSeconds }) => ({
        key_group: key.group,
        key: key.key,
        seconds: tenths(nearestSeconds ?? 0),
      })),
      keys_within: { 60: count(60), 120: count(120), 300: count(300), 600: count(600) },
    },
  };
}

/** The section `margins` of a horoscope. */
export const marginsSection = section({
  schema: marginsSectionSchema,
  record: ({ window, margins }: BirthMargins, language) => listRecord(margins, tenthClock(window), language),
});

function uncertaintyRecord({ time, keys, classKeys, classes }: Uncertainty, clock: TenthClock, language: Language) {
  const interval = ({ fromDays, toDays }: { readonly fromDays: number; readonly toDays: number }) => ({
    from_time: clock(fromDays),
    to_time: clock(toDays),
  });
  const isStable = ({ values }: Uncertainty['keys'][number]): boolean => values.length === 1;
  const names = (wanted: boolean): readonly string[] =>
    keys.filter((one) => isStable(one) === wanted).map(({ key }) => key.key);
  return {
    ...interval(time),
    source: time.source,
    weight: time.weight,
    keys: keys.map((one) => ({
      key: one.key.key,
      ...valueRecord(one.margin.value, one.key.kind, language),
      stable: isStable(one),
      alternatives: one.values.map(({ value, share, weightedShare, intervals }) => ({
        ...valueRecord(value, one.key.kind, language),
        share: round6(share),
        ...(time.weight !== 'uniform' && { weighted_share: round6(weightedShare) }),
        intervals: intervals.map(interval),
      })),
    })),
    stable_keys: names(true),
    unstable_keys: names(false),
    birth_time_classes: classes.map((one) => classRecord(one, classKeys, clock)),
  };
}

function marginsRecord(answer: MarginsAnswer): Wire<typeof marginsResponse> {
  const { input, birth, window, margins, uncertainty, rectification, balance, offsetChangesInside, meta } = answer;
  const { language } = input;
  const clock = tenthClock(window);
  return {
    birth_details: birthDetailsRecord(input, birth, meta.settings),
    margins: listRecord(margins, clock, language),
    uncertainty: uncertainty && uncertaintyRecord(uncertainty, clock, language),
    rectification: rectification && rectificationRecord(rectification, clock, birth.resolved.offsetHours, language),
    vimshottari_balance: balance && {
      ...named('lord', balance.lord, WORDS[language].zodiac.body),
      balance_days: round6(balance.days),
      balance_days_per_minute: round6(balance.daysPerMinute),
    },
    settings: {
      window_minutes: input.window_minutes,
      groups: input.groups,
      divisions: input.divisions,
      recorded_precision: input.time_precision,
      offset_changes_inside: offsetChangesInside,
    },
    meta: metaRecord(meta),
  };
}

/** The answer of `POST /margins`. */
export const marginsAnswer: EndpointAnswer<MarginsAnswer, typeof marginsResponse> = {
  schema: marginsResponse,
  record: marginsRecord,
};
