import { exact, type Judge } from '../compare.js';
import type { GoldenNode } from '../golden.js';
import type { AgreementContext } from '../reader.js';

/** A place of a file, with the name of its zone. */
export interface PrintedPlace {
  readonly latitude: unknown;
  readonly longitude: unknown;
  readonly zone: unknown;
}

export const placeOf = (node: GoldenNode): PrintedPlace => ({
  latitude: node.at('latitude').value,
  longitude: node.at('longitude').value,
  zone: node.at('zone').value,
});

/** What a reader needs of a festival of an answer. */
export interface WireFestival {
  readonly date_evidence: { readonly compared_days: readonly { readonly is_covered: boolean }[] } | null;
  readonly id: string;
  readonly date: string;
  readonly festival_windows: readonly { readonly id: string; readonly start: string; readonly end: string }[];
  readonly other_date: string | null;
  readonly dispute: { readonly other_day: { readonly kept_by: readonly string[] } } | null;
  readonly variants: readonly {
    readonly tradition: string;
    readonly id: string;
    readonly is_gauna: boolean;
    readonly date: string;
    readonly parana: { readonly start: string; readonly end: string } | null;
  }[];
}

/** The festivals of a civil year at a place; `fields` are further request fields. */
export async function festivalsOfYear(
  year: number,
  place: PrintedPlace,
  fields: Readonly<Record<string, unknown>>,
  context: AgreementContext,
): Promise<readonly WireFestival[]> {
  const answer = await context.answer('festivals', { year, ...place, evidence: true, ...fields });
  return (answer.festival_calendar as { readonly observances: readonly WireFestival[] }).observances;
}

/** The date nearest to a printed one; undefined where there is none. */
export function nearest(printed: string, dates: readonly string[]): string | undefined {
  const away = (date: string): number => Math.abs(Date.parse(date) - Date.parse(printed));
  return [...dates].sort((a, b) => away(a) - away(b))[0];
}

/** Compare a printed date with the nearest of ours. */
export const compareDate = (section: string, date: GoldenNode, ours: readonly string[], context: AgreementContext) =>
  context.section(section).compare(date, nearest(date.text(), ours), exact);

/** Count a printed festival by its row: whether its rule had to decide between days. */
export function countCase(day: WireFestival | undefined, context: AgreementContext): void {
  const looks = day?.date_evidence?.compared_days ?? [];
  if (day === undefined || looks.length === 0) return;
  context.deciding.add(day.id, looks.filter((look) => look.is_covered).length !== 1);
}

const DAY_MS = 86_400_000;
export const nextDate = (date: string): string => new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);

/** A moment printed with or without its seconds, or the time of it on a date, within some minutes of ours. */
export const printedMoment = (minutes: number, date: string | null = null): Judge => ({
  judge(golden, ours) {
    if (typeof golden !== 'string' || typeof ours !== 'string') return { agrees: false, margin: null };
    const printed = date === null || golden.includes('T') ? golden : `${date}T${golden}`;
    const difference = Math.abs(Date.parse(`${printed}Z`) - Date.parse(`${ours}Z`)) / 1000;
    const tolerance = 60 * minutes;
    return { agrees: difference <= tolerance, margin: { difference, tolerance, unit: 'seconds' } };
  },
});
