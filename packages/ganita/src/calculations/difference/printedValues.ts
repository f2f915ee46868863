import { signedArc } from '@ganita/core/angles/angles.js';
import { ashtakavargaOf, placementOf } from '@ganita/core/ashtakavarga/ashtakavarga.js';
import { type Dasha, mahadashasOf, partsOf, type Span } from '@ganita/core/dashas/period.js';
import { EPHEMERIS_YEARS, momentText, parseDate, parseDateTime, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import { type JulianDayUt, julianDayOf, julianDayUt, midnightOf } from '@ganita/core/time/julianDay.js';
import type { Graha, OuterPlanet } from '@ganita/core/zodiac/grahas.js';
import { type CandidateCharts, isGrahaDasha, type PrintedDashaId } from './candidateCharts.js';
import type { PrintedDasha, PrintedFigures } from './differenceInput.js';
import { printedAngle } from './printedAngle.js';
import type { PrintedKind } from './searchedChoices.js';

/** Unit of a difference. */
export type DifferenceUnit = 'arcseconds' | 'seconds' | 'bindus';

/** A printed value, and how it is computed by any rules. */
export interface PrintedValue {
  /** Where it is in the request. */
  readonly path: string;
  readonly kind: PrintedKind;
  readonly printed: string;
  readonly unit: DifferenceUnit;
  /** One unit of its last digit, in `unit`. */
  readonly lastDigit: number;
  /** Computed less printed, in `unit`; null where the rules have no such value. */
  readonly difference: (candidate: CandidateCharts) => number | null;
  /** The computed value, as a number of degrees or bindus, or as a moment. */
  readonly computed: (candidate: CandidateCharts) => number | string | null;
}

/** Figures may be rounded or cut off: at most half a digit above, at most a whole one below. */
export const isExplained = ({ lastDigit }: PrintedValue, difference: number | null): boolean =>
  difference !== null && difference >= -0.5 * lastDigit - SLACK && difference < lastDigit + SLACK;
/** Two programs with one ephemeris and one convention differ by less than a hundredth of a second of arc or of time. */
const SLACK = 0.01;

const ARCSECONDS = 3600;
const SECONDS_PER_DAY = 86_400;

function angleValue(
  path: string,
  kind: PrintedKind,
  text: string,
  degreesOf: (candidate: CandidateCharts) => number | null,
): PrintedValue {
  const { degrees, unit } = printedAngle(text, path);
  return {
    path,
    kind,
    printed: text,
    unit: 'arcseconds',
    lastDigit: unit * ARCSECONDS,
    computed: degreesOf,
    difference(candidate) {
      const computed = degreesOf(candidate);
      return computed === null ? null : signedArc(degrees, computed) * ARCSECONDS;
    },
  };
}

const bodyDegrees =
  (body: string) =>
  ({ sky }: CandidateCharts): number | null => {
    if (body in sky.grahas) return sky.grahas[body as Graha].longitudeDeg;
    return sky.outerPlanets === null ? null : sky.outerPlanets[body as OuterPlanet].longitudeDeg;
  };

/** Every period of a path of lords; a long dasha may repeat one. */
function periodsOf<L>(dasha: Dasha<L>, lords: readonly string[]): readonly Span<L>[] {
  const [first, ...rest] = lords;
  return rest.reduce<readonly Span<L>[]>(
    (spans, lord) => spans.flatMap((span) => partsOf(dasha, span)).filter((part) => part.lord === lord),
    mahadashasOf(dasha).filter(({ lord }) => lord === first),
  );
}

function dashaValue(path: string, { system, lords, start }: PrintedDasha, offsetHours: number): PrintedValue {
  const isDate = start.length === 10;
  const printed = julianDayOf(parseDateTime(start, `${path}.start`, TRANSIT_YEARS), offsetHours);
  /** The nearest of the periods of these lords. */
  const startOf = (candidate: CandidateCharts): JulianDayUt | null => {
    const { dasha, limitAt } = candidate.dasha(system as PrintedDashaId);
    const moments = periodsOf(dasha, lords).map(({ startYears }) => limitAt(startYears));
    return moments.reduce<JulianDayUt | null>(
      (best, one) => (best === null || Math.abs(one - printed) < Math.abs(best - printed) ? one : best),
      null,
    );
  };
  return {
    path,
    kind: isGrahaDasha(system) ? 'graha_dasha' : 'rasi_dasha',
    printed: `${lords.join(' ')} ${start}`,
    unit: 'seconds',
    lastDigit: isDate ? SECONDS_PER_DAY : 1,
    computed(candidate) {
      const moment = startOf(candidate);
      return moment === null ? null : momentText(moment, offsetHours);
    },
    difference(candidate) {
      const moment = startOf(candidate);
      return moment === null ? null : (moment - printed) * SECONDS_PER_DAY;
    },
  };
}

/** Twelve bindus are one value: by chance some of them are equal in every chart. */
function savValue(sav: readonly number[]): PrintedValue {
  const bindusOf = ({ charts, rules }: CandidateCharts): readonly number[] =>
    ashtakavargaOf(placementOf(charts().rasi), rules).sarva;
  return {
    path: 'sav',
    kind: 'sav',
    printed: sav.join(' '),
    unit: 'bindus',
    lastDigit: 0,
    computed: (candidate) => bindusOf(candidate).join(' '),
    difference: (candidate) =>
      bindusOf(candidate).reduce((sum, bindus, index) => sum + Math.abs(bindus - (sav[index] as number)), 0),
  };
}

function sunriseValue(text: string, date: string, offsetHours: number): PrintedValue {
  const midnight = midnightOf(parseDate(date, 'date', EPHEMERIS_YEARS), offsetHours);
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number);
  const printed = midnight + (hours * 3600 + minutes * 60 + seconds) / SECONDS_PER_DAY;
  const riseOf = ({ sunrise }: CandidateCharts): JulianDayUt | null => sunrise(julianDayUt(midnight));
  return {
    path: 'sunrise',
    kind: 'sunrise',
    printed: text,
    unit: 'seconds',
    lastDigit: text.length === 5 ? 60 : 1,
    computed(candidate) {
      const moment = riseOf(candidate);
      return moment === null ? null : momentText(moment, offsetHours);
    },
    difference(candidate) {
      const moment = riseOf(candidate);
      return moment === null ? null : (moment - printed) * SECONDS_PER_DAY;
    },
  };
}

/** The printed values of a request, in the order in which they are answered. */
export function printedValues(
  { ayanamsa, lagna, longitudes, dashas, sav, sunrise }: PrintedFigures,
  { date, offsetHours }: { readonly date: string; readonly offsetHours: number },
): readonly PrintedValue[] {
  return [
    ...(ayanamsa === null ? [] : [angleValue('ayanamsa', 'ayanamsa', ayanamsa, ({ sky }) => sky.ayanamsaDeg)]),
    ...(lagna === null ? [] : [angleValue('lagna', 'lagna', lagna, ({ sky }) => sky.ascendantDeg)]),
    ...Object.entries(longitudes).map(([body, text]) =>
      angleValue(`longitudes.${body}`, body === 'Rahu' || body === 'Ketu' ? 'node' : 'body', text, bodyDegrees(body)),
    ),
    ...dashas.map((dasha, index) => dashaValue(`dashas[${index}]`, dasha, offsetHours)),
    ...(sav === null ? [] : [savValue(sav)]),
    ...(sunrise === null ? [] : [sunriseValue(sunrise, date, offsetHours)]),
  ];
}
