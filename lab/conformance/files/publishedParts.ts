import type { Comparator } from '../compare.js';
import { type GoldenNode, pick } from '../golden.js';
import { secondsOf } from '../moments.js';
import type { SourceConvention } from './publishedSources.js';

/** A day of the answer and one of the file. */
export interface Page {
  readonly panchang: unknown;
  /** The answers for the day before and after, where an anga ends near a sunrise. */
  readonly before: unknown;
  readonly after: unknown;
  /** Season and course at the midnight that ends the date. */
  readonly midnight: { readonly ritu: string; readonly ayana: string };
  readonly convention: SourceConvention;
  /** The moonrise or moonset nearest to a printed moment, by the horizon of the source. */
  readonly nearMoon: (kind: 'rise' | 'set', printed: string) => string | null;
}

/** How one printed field is compared: the part of the report, ours, and the comparator. */
export interface Reading {
  readonly section: string;
  readonly ours: unknown;
  readonly comparator: Comparator;
}

export type Read = (page: Page, node: GoldenNode) => Reading;

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Parts of the answer with what a page prints of them; `ends` of angas, `end` of other parts. */
export const parts = ({ panchang }: Page, key: string, facts: (item: unknown) => object): readonly unknown[] => {
  const nextSunrise = secondsOf(String(pick(panchang, 'next_sunrise_at')))?.seconds ?? 0;
  return list(pick(panchang, key)).map((item) => {
    const end = pick(item, 'ends') ?? pick(item, 'end');
    return {
      ...facts(item),
      start: pick(item, 'starts') ?? pick(item, 'start'),
      end: { end, isOpen: (secondsOf(String(end))?.seconds ?? 0) >= nextSunrise - 1 },
    };
  });
};

type Part = {
  readonly start: unknown;
  readonly end: { readonly end: unknown };
  readonly number?: unknown;
  readonly name?: unknown;
};

const seconds = (text: unknown): number => secondsOf(String(text))?.seconds ?? Number.NaN;

/**
 * As many of ours as the page lists, beginning with the part that the page begins with. Where a part ends within
 * the tolerance of a sunrise the page may list the part before it, or the one after it, as touching the day.
 */
export function asPrinted(
  page: Page,
  key: string,
  facts: (item: unknown) => object,
  node: GoldenNode,
  slack: number,
): readonly unknown[] {
  const ours = parts(page, key, facts) as readonly Part[];
  const [first, last] = [ours[0], ours.at(-1)];
  const before = page.before === null ? [] : (parts({ ...page, panchang: page.before }, key, facts) as readonly Part[]);
  const after = page.after === null ? [] : (parts({ ...page, panchang: page.after }, key, facts) as readonly Part[]);
  const all = [
    ...before.filter((part) => seconds(part.end.end) <= seconds(first?.start) + 2).slice(-1),
    ...ours,
    ...after.filter((part) => seconds(part.start) >= seconds(last?.end.end) - 2).slice(0, 1),
  ];
  const sunrise = seconds(pick(page.panchang, 'sunrise_at'));
  const printed = list(node.value)[0] ?? node.value;
  const begins = all.findIndex(
    (part) =>
      seconds(part.start) <= sunrise + slack &&
      seconds(part.end.end) >= sunrise - slack &&
      (['number', 'name'] as const).every(
        (fact) => pick(printed, fact) === undefined || pick(printed, fact) === part[fact],
      ),
  );
  const from = begins < 0 ? all.indexOf(first as Part) : begins;
  return all.slice(from, from + (Array.isArray(node.value) ? node.value.length : 1));
}

/** A sunrise and the end of an anga, each within its tolerance. */
export const slackSeconds = ({ minutes: { sun } }: SourceConvention, limb: number): number => 60 * (sun + limb);
/** Neighbouring stretches joined: a page does not cut Bhadra where the Moon changes its sign. */
export function joined(stretches: readonly unknown[]): readonly unknown[] {
  const whole: { start: unknown; end: unknown }[] = [];
  for (const stretch of stretches) {
    const last = whole.at(-1);
    if (last !== undefined && last.end === pick(stretch, 'start')) last.end = pick(stretch, 'end');
    else whole.push({ start: pick(stretch, 'start'), end: pick(stretch, 'end') });
  }
  return whole;
}
