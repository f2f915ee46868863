import { type KeyMargin, marginSummary } from '@ganita/core/margins/margins.js';
import type { Change } from '@ganita/core/margins/timeline.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type { MarginsAnswer, Uncertainty } from '../../calculations/margins/margins.js';
import type { BirthMargins } from '../../calculations/natal/sections/margins.js';
import { section } from '../horoscope/section.js';
import type { Wire } from '../schema/wire.js';
import { birthDetailsRecord } from '../values/birthDetails.js';
import { metaRecord } from '../values/meta.js';
import { named } from '../values/names.js';
import { round6 } from '../values/numbers.js';
import { classRecord, rectificationRecord } from './rectification.js';
import { type marginsResponse, marginsSectionSchema } from './schema.js';
import { type TenthClock, tenthClock } from './tenthClock.js';
import { valueRecord } from './values.js';

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

/** The wire record of `POST /margins`. */
export function marginsRecord(answer: MarginsAnswer): Wire<typeof marginsResponse> {
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
