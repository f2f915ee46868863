import { dateText } from '@ganita/core/time/civilText.js';
import { addDays } from '@ganita/core/time/julianDay.js';
import { type GoldenNode, pick } from '../golden.js';
import { secondsOf } from '../moments.js';
import type { AgreementContext } from '../reader.js';
import { list } from './publishedParts.js';
import { dateOf, panchangOf } from './publishedPlaces.js';

/** The preset of the publisher of a source, where there is one. */
const PRESETS: readonly (readonly [source: RegExp, preset: string])[] = [
  [/^drik_/, 'drik'],
  [/^prokerala_/, 'prokerala'],
  [/^mypanchang_/, 'mypanchang'],
];

const presetOf = (source: string): string | null => PRESETS.find(([test]) => test.test(source))?.[1] ?? null;

/** Printed lists of angas and the lists of an answer that contain the same. */
const ANGAS: Readonly<Record<string, string>> = {
  tithi: 'tithis',
  nakshatra: 'nakshatras',
  yoga: 'nitya_yogas',
  karana: 'karanas',
};
const SUN: readonly string[] = ['sunrise', 'sunset'];
const MOON: readonly string[] = ['moonrise', 'moonset'];
/** Pages made in 2026 print the Moon by another horizon than those before (docs/almanac-presets.md). */
const MOON_OF_OTHER_HORIZON = /^drik_full_page$/;
/** The Moon of this source is not always that of the day. */
const MOON_OF_OTHER_DAYS = /^prokerala_/;

const secondsAt = (text: unknown): number =>
  typeof text === 'string' ? (secondsOf(text)?.seconds ?? Number.NaN) : Number.NaN;
const apart = (printed: string, ours: unknown): number => {
  const seconds = Math.abs(secondsAt(ours) - secondsAt(printed));
  return Number.isNaN(seconds) ? Number.POSITIVE_INFINITY : seconds;
};
const isMoment = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-.*T\d/.test(value);

/** Answers for a date, the one before and the one after, by one rule set. */
async function around(day: GoldenNode, rules: Readonly<Record<string, string>>, context: AgreementContext) {
  const date = dateOf(day.at('date').text());
  const at = (days: number) => panchangOf(day, rules, context, dateText(addDays(date, days)));
  return { of: await at(0), near: async () => [await at(-1), await at(0), await at(1)] };
}
type Around = Awaited<ReturnType<typeof around>>;

/** Seconds between a printed end and the end of the same anga of ours. */
async function angaApart(item: GoldenNode, key: string, ours: Around): Promise<number> {
  const end = item.at('end').text();
  const [number, name] = [item.maybe('number')?.value, item.maybe('name')?.value];
  const nearest = (answers: readonly unknown[]): number =>
    Math.min(
      Number.POSITIVE_INFINITY,
      ...answers
        .flatMap((answer) => list(pick(answer, key)))
        .filter((anga) => (number === undefined ? pick(anga, 'name') === name : pick(anga, 'number') === number))
        .map((anga) => apart(end, pick(anga, 'ends'))),
    );
  const ofDay = nearest([ours.of]);
  return Number.isFinite(ofDay) ? ofDay : nearest(await ours.near());
}

/** The nearest of the same event on the day, or around it where pages name another day. */
async function eventApart(printed: string, key: string, ours: Around, alsoNear: boolean): Promise<number> {
  const answers = alsoNear ? await ours.near() : [ours.of];
  return Math.min(...answers.map((answer) => apart(printed, pick(answer, `${key}_at`))));
}

/** Compare the angas, the Sun and the Moon of a printed day with ours by the defaults and by its publisher's preset. */
export async function comparePresets(day: GoldenNode, context: AgreementContext): Promise<void> {
  const source = day.at('source').text();
  const preset = presetOf(source);
  if (preset === null) return;
  const [plain, chosen] = [await around(day, {}, context), await around(day, { preset }, context)];
  const expected = day.at('expected');
  for (const [name, key] of Object.entries(ANGAS)) {
    const printed = expected.maybe(name);
    if (printed === null || !Array.isArray(printed.value)) continue;
    for (const item of printed.items()) {
      if (!isMoment(item.maybe('end')?.value)) continue;
      context.sideBySide.add(
        preset,
        'ends of angas',
        await angaApart(item, key, plain),
        await angaApart(item, key, chosen),
      );
    }
  }
  const events = async (what: string, keys: readonly string[], alsoNear: boolean): Promise<void> => {
    for (const key of keys) {
      const printed = expected.maybe(key)?.value;
      if (!isMoment(printed)) continue;
      const [before, after] = [
        await eventApart(printed, key, plain, alsoNear),
        await eventApart(printed, key, chosen, alsoNear),
      ];
      context.sideBySide.add(preset, what, before, after);
    }
  };
  await events('sunrise and sunset', SUN, false);
  if (MOON_OF_OTHER_HORIZON.test(source)) return;
  await events('moonrise and moonset', MOON, MOON_OF_OTHER_DAYS.test(source));
}

/** Publishers whose daily pages all print ends of angas. */
const WITH_ENDS_ON_EVERY_PAGE: readonly string[] = ['drik', 'prokerala'];
/** Of the printed ends of angas the preset of a publisher must meet so many within a minute. */
const LEAST_SHARE = 0.99;

/**
 * What is wrong with the ends of angas by the presets of publishers: too few within a minute, or none found on the pages of a
 * publisher whose sources the file has. Empty where all is well.
 */
export function unmetPresets(sources: readonly string[], context: AgreementContext): readonly string[] {
  const rows = context.sideBySide.report().filter(({ what, printed }) => what === 'ends of angas' && printed > 0);
  const wanted = new Set(sources.map(presetOf).filter((preset) => preset !== null));
  const none = WITH_ENDS_ON_EVERY_PAGE.filter(
    (name) => wanted.has(name) && !rows.some(({ preset }) => preset === name),
  );
  return [
    ...none.map((preset) => `${preset}: no printed end was found`),
    ...rows
      .filter(({ printed, byPreset }) => byPreset.oneMinute < LEAST_SHARE * printed)
      .map(({ preset, printed, byPreset }) => `${preset}: ${byPreset.oneMinute} of ${printed} within a minute`),
  ];
}
