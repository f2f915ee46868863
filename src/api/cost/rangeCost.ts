const MS_PER_DAY = 86_400_000;
interface Range {
  readonly from_date: string;
  readonly to_date: string;
}
/** Dates of a range, both ends included. */
export const daysOf = ({ from_date, to_date }: Range): number =>
  1 + (Date.parse(to_date) - Date.parse(from_date)) / MS_PER_DAY;

interface YearOrDates {
  readonly year: number | null;
  readonly from: string | null;
  readonly to: string | null;
}
const MAX_YEAR_DATES = 366;
/** The festivals of a year, or of its dates; the lunar months around them are computed in any case. */
export const festivalsMs = ({ from, to }: YearOrDates): number =>
  10 + 0.16 * (from === null || to === null ? MAX_YEAR_DATES : daysOf({ from_date: from, to_date: to }));

/** The sign changes of a graha, for each day of the range; where it is not named it costs next to nothing. */
const INGRESS_DAY: Readonly<Record<string, number>> = {
  Moon: 0.0055,
  Mercury: 0.0015,
  Venus: 0.0015,
  Sun: 0.001,
  Mars: 0.001,
};
export const ingressMs = (input: Range & { readonly planets: readonly string[] | null }): number =>
  1 + daysOf(input) * (input.planets ?? []).reduce((sum, graha) => sum + (INGRESS_DAY[graha] ?? 0), 0);
