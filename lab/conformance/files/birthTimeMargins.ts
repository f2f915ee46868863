import type { DiscreteValue, MarginKey } from '@ganita/core/margins/key.js';
import type { MarginBook } from '@ganita/core/margins/margins.js';
import { type Change, marginOf, timelineOf } from '@ganita/core/margins/marginTimeline.js';
import { openValues } from '@ganita/core/margins/uncertainty.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { MINUTES_PER_DAY } from '@ganita/core/time/julianDay.js';
import { birthMarginBook } from 'ganita/calculations/natal/marginBook.js';
import { type Birth, birthMoment, birthOf, birthPlace } from '../births.js';
import { type Comparator, exact, fields, within } from '../compare.js';
import type { GoldenNode } from '../golden.js';
import type { AgreementContext, GoldenReader } from '../reader.js';

/** The file has one zero point for the cusps of Krishnamurti and another for all else, and geometric positions. */
const KP_KEYS = /^kp_cusp_/;
const CHART: Readonly<Partial<Rules>> = { calendar_positions: 'geometric' };
const KP_CHART: Readonly<Partial<Rules>> = { ...CHART, ayanamsa_mode: 'KP' };

/** Seconds by which a change may be apart, by what moves; those of the file. */
const TOLERANCES = [
  { keys: /^(Moon|vimshottari|chara_karakas)/, seconds: 0.5 },
  { keys: /^(Sun|tithi|karana|yoga)/, seconds: 3 },
  { keys: /./, seconds: 0.05 },
] as const;

const toleranceOf = (key: string): number => TOLERANCES.find(({ keys }) => keys.test(key))?.seconds ?? 0;

/** A value as the file writes it. */
const written = (value: DiscreteValue): unknown => (Array.isArray(value) ? value.join(',') : value);

/** Both kinds of keys of a birth by their names, in a window of some minutes. */
function keysOf(birth: Birth, minutes: number, context: AgreementContext): (name: string) => MarginKey | undefined {
  const days = minutes / MINUTES_PER_DAY;
  const window = {
    jdUt: birthMoment(birth),
    place: birthPlace(birth),
    utcOffsetHours: birth.timezone,
    fromDays: -days,
    toDays: days,
  };
  const bookBy = (chosen: Readonly<Partial<Rules>>): MarginBook => {
    const rules = context.rules(chosen);
    return birthMarginBook(openObservatory(context.ephemeris, rules), window, rules);
  };
  const [chart, kp] = [bookBy(CHART), bookBy(KP_CHART)];
  return (name) => (KP_KEYS.test(name) ? kp : chart).keys.get(name);
}

const changeRecord = (side: 'earlier' | 'later', change: Change | null) => ({
  [`${side}_s`]: change?.seconds ?? null,
  [`${side}_value`]: change && written(change.value),
});

/** When discrete results of a birth change (docs/rules/13-birth-time-margins.md). */
export const birthTimeMargins: GoldenReader = {
  file: 'birth_time_margins.json',
  notCompared: [
    { path: 'cases/*/window_minutes', because: 'the window that is searched' },
    { path: 'uncertainty/*/birth_id', because: 'which birth it is' },
    { path: 'uncertainty/*/uncertainty_minutes', because: 'how uncertain its time is' },
  ],
  async read(golden, context) {
    await context.forEachItem(golden.at('cases'), (item) => {
      const minutes = item.at('window_minutes').number();
      compareCase(item.at('expected'), keysOf(birthOf(item.at('birth')), minutes, context), minutes, context);
    });
    const births = golden
      .at('cases')
      .items()
      .map((item) => birthOf(item.at('birth')));
    await context.forEachItem(golden.maybe('uncertainty') ?? golden.derived('uncertainty', []), (item) => {
      const id = item.at('birth_id').text();
      const birth = births.find((one) => one.id === id);
      if (birth === undefined) {
        context.fail(item.path, `no case has the birth ${id}`);
        return;
      }
      const minutes = item.at('uncertainty_minutes').number();
      compareShares(item.at('expected'), keysOf(birth, minutes, context), minutes, context);
    });
  },
};

function compareCase(
  expected: GoldenNode,
  keyNamed: (name: string) => MarginKey | undefined,
  minutes: number,
  context: AgreementContext,
): void {
  const days = minutes / MINUTES_PER_DAY;
  for (const [name, node] of expected.children()) {
    const key = keyNamed(name);
    const margin = key && marginOf(key, { fromDays: -days, toDays: days });
    const seconds = within(toleranceOf(name), 'seconds');
    context.section('changes').compare(
      node,
      margin && {
        value: written(margin.value),
        ...changeRecord('earlier', margin.earlier),
        ...changeRecord('later', margin.later),
      },
      fields({ value: exact, earlier_s: seconds, earlier_value: exact, later_s: seconds, later_value: exact }),
    );
  }
}

function compareShares(
  expected: GoldenNode,
  keyNamed: (name: string) => MarginKey | undefined,
  minutes: number,
  context: AgreementContext,
): void {
  const days = minutes / MINUTES_PER_DAY;
  for (const [name, node] of expected.children()) {
    const key = keyNamed(name);
    const range = { fromDays: -days, toDays: days };
    const values = key && openValues(timelineOf(key, range), { ...range, weight: 'uniform' });
    // Both ends of an interval may be off by the tolerance; the file has five decimals.
    const share = within((2 * toleranceOf(name)) / (2 * minutes * 60) + 5e-6, 'of the time');
    const shares = Object.fromEntries((values ?? []).map((one) => [String(written(one.value)), one.share]));
    context
      .section('shares')
      .compare(
        node,
        { stable: values?.length === 1, shares },
        fields({ stable: exact, shares: sharesBy(shares, share) }),
      );
  }
}

/** Every value with its share, and no other. */
const sharesBy = (ours: Readonly<Record<string, number>>, share: Comparator): Comparator => ({
  walk(golden, _, compare) {
    for (const [value, node] of golden.children()) compare(node, ours[value], share);
    compare(golden.derived('length', golden.childKeys().length), Object.keys(ours).length, exact);
  },
});
