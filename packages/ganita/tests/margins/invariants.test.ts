import { balanceSlope } from '@ganita/core/margins/balance.js';
import type { MarginKey } from '@ganita/core/margins/key.js';
import { chosenKeys, marginsOf } from '@ganita/core/margins/margins.js';
import { marginOf, timelineOf, valueAt } from '@ganita/core/margins/marginTimeline.js';
import { classesOf, openValues } from '@ganita/core/margins/uncertainty.js';
import { SECONDS_PER_DAY } from '@ganita/core/time/julianDay.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { birthsAt, openBooks, PLACES, POLAR_PLACES, windowOf } from './marginSkies.js';

/** docs/rules/13-birth-time-margins.md#section-7 */
const WINDOW_MINUTES = 120;
/** Within this many seconds of a limit a moment may be on either side of it. */
const NEAR_SECONDS = 0.02;

let bookOf: Awaited<ReturnType<typeof openBooks>>;
beforeAll(async () => {
  bookOf = await openBooks();
});

/** Years of the lords (docs/rules/04-graha-dashas.md). */
const VIMSOTTARI_YEARS = {
  Ketu: 7,
  Venus: 20,
  Sun: 6,
  Moon: 10,
  Mars: 7,
  Rahu: 18,
  Jupiter: 16,
  Saturn: 19,
  Mercury: 17,
} as const;

const usual = { groups: null, divisions: null, keys: null, houseMethod: 4 } as const;
const isFine = ({ key }: MarginKey): boolean => /\.(prana|sookshma)$/.test(key);

describe('the margins of a birth', () => {
  it.each(birthsAt(PLACES, 4).map((birth, n) => [n, birth] as const))(
    'have the other value half a second beyond each limit and their own before it: birth %i',
    (_, birth) => {
      const window = windowOf(birth, WINDOW_MINUTES);
      for (const { key, value, earlier, later } of marginsOf(chosenKeys(bookOf(window), usual), window)) {
        for (const [change, side] of [
          [earlier, -1],
          [later, 1],
        ] as const) {
          if (change === null) continue;
          const valueAfter = (seconds: number): unknown =>
            bookOf(windowOf(birth, 1, change.days * SECONDS_PER_DAY + side * seconds))
              .keys.get(key.key)
              ?.valueAt(0);
          expect(valueAfter(-0.5), `${key.key} before`).toEqual(value);
          expect(valueAfter(0.5), `${key.key} beyond`).toEqual(change.value);
        }
      }
    },
  );

  it.each(birthsAt([...PLACES, ...POLAR_PLACES], 7).map((birth, n) => [n, birth] as const))(
    'are those of a scan: every key at twelve moments of the window of birth %i',
    (_, birth) => {
      const window = windowOf(birth, WINDOW_MINUTES);
      const keys = [...bookOf(window).keys.values()].filter((key) => !isFine(key));
      const timelines = keys.map((key) => [key.key, timelineOf(key, window)] as const);
      for (let n = 0; n < 12; n++) {
        const seconds = Math.round(Math.sin(1.7 * n + birth.jdUt) * WINDOW_MINUTES * 60);
        const there = bookOf(windowOf(birth, 1, seconds)).keys;
        const days = seconds / SECONDS_PER_DAY;
        const isNear = ({ fromDays }: { readonly fromDays: number }): boolean =>
          Math.abs(fromDays - days) < NEAR_SECONDS / SECONDS_PER_DAY;
        const wrong = timelines
          .filter(([, spans]) => !spans.some(isNear))
          .map(([name, spans]) => [name, valueAt(spans, days), there.get(name)?.valueAt(0)] as const)
          .filter(([, ours, scanned]) => JSON.stringify(ours) !== JSON.stringify(scanned));
        expect(wrong, `${seconds} seconds`).toEqual([]);
      }
    },
  );

  it('are the same moments from another second of the same part', () => {
    for (const birth of birthsAt(PLACES, 4)) {
      const [here, there] = [windowOf(birth, WINDOW_MINUTES), windowOf(birth, WINDOW_MINUTES, 3)];
      const [ours, theirs] = [here, there].map((window) => marginsOf(chosenKeys(bookOf(window), usual), window));
      for (const margin of ours ?? []) {
        const other = theirs?.find(({ key }) => key.key === margin.key.key);
        if (margin.later === null || margin.later.seconds < 3 || other?.later == null) continue;
        expect(other.later.seconds + 3, margin.key.key).toBeCloseTo(margin.later.seconds, 1);
      }
    }
  });

  it('of a smaller window are those of a larger one, cut', () => {
    for (const birth of birthsAt(PLACES, 2)) {
      const [small, large] = [windowOf(birth, 10), windowOf(birth, 300)];
      const wide = new Map(marginsOf(chosenKeys(bookOf(large), usual), large).map((one) => [one.key.key, one]));
      for (const { key, later } of marginsOf(chosenKeys(bookOf(small), usual), small)) {
        const cut = wide.get(key.key)?.later ?? null;
        if (cut === null || cut.seconds > 600) expect(later, key.key).toBeNull();
        else expect(later?.seconds, key.key).toBeCloseTo(cut.seconds, 1);
      }
    }
  });

  it('do not depend on the order of the groups', () => {
    const [birth] = birthsAt(PLACES, 1);
    const window = windowOf(birth as NonNullable<typeof birth>, 30);
    const namesBy = (groups: readonly ('lagna' | 'Moon' | 'houses')[]): readonly string[] =>
      marginsOf(chosenKeys(bookOf(window), { ...usual, groups }), window).map(({ key }) => key.key);
    expect(namesBy(['houses', 'Moon', 'lagna'])).toEqual(namesBy(['lagna', 'Moon', 'houses']));
  });

  it('throw nowhere, and say null where Placidus or a sunrise does not exist', () => {
    for (const birth of birthsAt(POLAR_PLACES, 6)) {
      const window = windowOf(birth, WINDOW_MINUTES);
      const { keys } = bookOf(window);
      for (const key of keys.values()) if (!isFine(key)) marginOf(key, window);
      const house = keys.get('house.4.Sun') as MarginKey;
      expect(marginOf(house, window)).toMatchObject({ value: null, earlier: null, later: null });
    }
    const [tromso] = POLAR_PLACES;
    const midsummer = windowOf({ jdUt: 2_451_717, place: tromso as NonNullable<typeof tromso> }, 60);
    for (const name of ['vara', 'hora_lord', 'rahu_kalam']) {
      expect(marginOf(bookOf(midsummer).keys.get(name) as MarginKey, midsummer).value, name).toBeNull();
    }
  });
});

/** The moments at which a key changes in a window, in seconds. */
function changesOf(book: ReturnType<typeof bookOf>, name: string): readonly number[] {
  const key = book.keys.get(name);
  if (key === undefined) throw new Error(`no key ${name}`);
  return timelineOf(key, book.window)
    .slice(1)
    .map(({ fromDays }) => fromDays * SECONDS_PER_DAY);
}

describe('keys that belong together', () => {
  it.each(birthsAt(PLACES, 3).map((birth, n) => [n, birth] as const))('change together: birth %i', (_, birth) => {
    const book = bookOf(windowOf(birth, WINDOW_MINUTES));
    const isAmong = (some: readonly number[], all: readonly number[]): boolean =>
      some.every((one) => all.some((other) => Math.abs(one - other) < 1e-3));
    for (const body of ['lagna', 'Moon']) {
      expect(isAmong(changesOf(book, `${body}.D-9`), changesOf(book, `${body}.nakshatra_pada`))).toBe(true);
      expect(isAmong(changesOf(book, `${body}.nakshatra_pada`), changesOf(book, `${body}.D-9`))).toBe(true);
    }
    expect(isAmong(changesOf(book, 'tithi'), changesOf(book, 'karana'))).toBe(true);
    expect(changesOf(book, 'vimshottari.antara').length).toBe(changesOf(book, 'Moon.kp.sub_lord').length);
    expect(isAmong(changesOf(book, 'vimshottari.antara'), changesOf(book, 'Moon.kp.sub_lord'))).toBe(true);
    const signs = [...changesOf(book, 'lagna.D-1'), ...changesOf(book, 'Mars.D-1')].sort((a, b) => a - b);
    const houses = changesOf(book, 'house.5.Mars');
    expect(isAmong(signs, houses) && isAmong(houses, signs)).toBe(true);
  });
});

describe('an uncertain time', () => {
  const [birth] = birthsAt(PLACES, 1);
  const range = (minutes: number) => ({ fromDays: -minutes / 1440, toDays: minutes / 1440 });
  const valuesOf = (name: string, minutes: number, weight: 'uniform' | 'triangular' | 'normal' = 'uniform') => {
    const book = bookOf(windowOf(birth as NonNullable<typeof birth>, minutes));
    return openValues(timelineOf(book.keys.get(name) as MarginKey, range(minutes)), { ...range(minutes), weight });
  };

  it.each(['uniform', 'triangular', 'normal'] as const)('has shares that sum to one: %s', (weight) => {
    for (const name of ['lagna.D-60', 'Moon.D-9', 'tithi', 'kp_cusp_5.sub_lord']) {
      const values = valuesOf(name, 25, weight);
      expect(values.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
      expect(values.reduce((sum, { weightedShare }) => sum + weightedShare, 0)).toBeCloseTo(1, 9);
    }
  });

  it('weighs the recorded moment most, where it is asked to', () => {
    const shareAtBirth = (weight: 'uniform' | 'triangular' | 'normal'): number =>
      valuesOf('lagna.D-60', 10, weight).find(({ intervals }) =>
        intervals.some(({ fromDays, toDays }) => fromDays <= 0 && toDays > 0),
      )?.weightedShare ?? 0;
    expect(shareAtBirth('triangular')).toBeGreaterThan(1.5 * shareAtBirth('uniform'));
    expect(shareAtBirth('normal')).toBeGreaterThan(1.3 * shareAtBirth('uniform'));
  });

  it('leaves nothing open where it is short, and halves a share where it is doubled', () => {
    expect(valuesOf('lagna.D-9', 0.001)).toHaveLength(1);
    const [ten, twenty] = [valuesOf('lagna.D-60', 10), valuesOf('lagna.D-60', 20)];
    for (const { value, share, intervals } of ten.slice(1, -1)) {
      const wider = twenty.find((one) => one.value === value);
      if (wider?.intervals.length !== 1 || intervals.length !== 1) continue;
      expect(wider.share).toBeCloseTo(share / 2, 6);
    }
  });

  it('is divided into classes without a gap, each with one value of every key', () => {
    const book = bookOf(windowOf(birth as NonNullable<typeof birth>, 60));
    const keys = ['lagna.D-1', 'lagna.D-9', 'Moon.D-9'].map((name) => book.keys.get(name) as MarginKey);
    const classes = classesOf(
      keys.map((key) => timelineOf(key, range(60))),
      { ...range(60), weight: 'uniform' },
    );
    expect(classes[0]?.fromDays).toBe(range(60).fromDays);
    expect(classes.at(-1)?.toDays).toBe(range(60).toDays);
    classes.slice(1).forEach(({ fromDays }, index) => {
      expect(fromDays).toBe(classes[index]?.toDays);
    });
    for (const { representativeDays, values } of classes) {
      expect(keys.map((key) => key.valueAt(representativeDays))).toEqual(values);
    }
  });
});

describe('the balance of Vimshottari', () => {
  it.each(birthsAt(PLACES, 4).map((birth, n) => [n, birth] as const))(
    'becomes shorter by the motion of the Moon in a minute, in years of its lord a nakshatra: birth %i',
    (_, birth) => {
      // docs/rules/13-birth-time-margins.md#section-2: -(years x 365.256364 x 27 / 360 x speed / 1440)
      const { sky } = bookOf(windowOf(birth, 2));
      const { speedDegPerDay } = sky.observatory.motion('Moon', sky.window.jdUt);
      const slope = balanceSlope(sky, 365.256364);
      if (slope === null) throw new Error('the dasha starts from a body');
      const years = VIMSOTTARI_YEARS[slope.lord];
      const expected = -(years * 365.256364 * (27 / 360) * speedDegPerDay) / 1440;
      expect(slope.daysPerMinute / expected).toBeCloseTo(1, 4);
      expect(slope.days).toBeGreaterThan(0);
      expect(slope.days).toBeLessThanOrEqual(years * 365.256364);
    },
  );
});
