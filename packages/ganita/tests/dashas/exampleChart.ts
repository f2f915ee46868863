import { type Comparisons, comparisonsOf } from '@ganita/core/comparisons/comparisons.js';
import type { PlacedPoint } from '@ganita/core/comparisons/placement.js';
import type { TwilightPeriod } from '@ganita/core/dashas/dashaTwilight.js';
import { mahadashasOf, partsOf } from '@ganita/core/dashas/period.js';
import type { RasiDashaSubject } from '@ganita/core/dashas/rasi/rasiDashaSubject.js';
import { type RasiDashaId, rasiDasha } from '@ganita/core/dashas/rasi/rasiDashas.js';
import { charaKarakas } from '@ganita/core/karakas/karakas.js';
import { recordFrom } from '@ganita/core/records.js';
import { DEFAULT_RULES, type Rules, resolveRules } from '@ganita/core/rules/rules.js';
import { GRAHAS, type Graha } from '@ganita/core/zodiac/grahas.js';
import { DEGREES_PER_SIGN, SIGNS, type Sign, signIndex } from '@ganita/core/zodiac/signs.js';
import fc from 'fast-check';

type Point = PlacedPoint & { readonly degreesInSign: number };
export type Points = Readonly<Record<Graha | 'Ascendant', Point>>;
export const at = (sign: Sign, degreesInSign = 10): Point => ({ sign, degreesInSign });

/** The worked example of docs/rules/05-rasi-dashas.md#section-8: Chennai, 1996-12-07 10:34. */
export const CHENNAI: Points = {
  Ascendant: at('Capricorn', 22.438935),
  Sun: at('Scorpio', 21.565282),
  Moon: at('Libra', 6.959489),
  Mars: at('Leo', 25.539747),
  Mercury: at('Sagittarius', 9.936449),
  Jupiter: at('Sagittarius', 25.828052),
  Venus: at('Libra', 23.717133),
  Saturn: at('Pisces', 6.807276),
  Rahu: at('Virgo', 10.553787),
  Ketu: at('Pisces', 10.553787),
};

export const chartOf = (points: Points): Comparisons =>
  comparisonsOf({ ascendant: points.Ascendant, grahas: points }, DEFAULT_RULES);

/** A birth whose every chart is the same. */
export function subjectOf(
  points: Points,
  changes: Partial<RasiDashaSubject> = {},
  period: TwilightPeriod = 'day',
): RasiDashaSubject {
  const comparisons = chartOf(points);
  return {
    rasi: comparisons,
    chosen: { comparisons, divisions: 1 },
    varga: () => comparisons,
    longitudesDeg: Object.fromEntries(
      Object.entries(points).map(([body, { sign, degreesInSign }]) => [
        body,
        signIndex(sign) * DEGREES_PER_SIGN + degreesInSign,
      ]),
    ) as RasiDashaSubject['longitudesDeg'],
    sreeLagna: () => at('Aquarius', 15),
    horaLagna: () => 'Pisces',
    varnadaLagna: () => 'Sagittarius',
    arudhaLagna: () => 'Taurus',
    karakas: () => charaKarakas(points),
    twilight: () => ({ period, elapsed: 0.5 }),
    ...changes,
  };
}
export const withMoon = (longitudeDeg: number): RasiDashaSubject => {
  const subject = subjectOf(CHENNAI);
  return { ...subject, longitudesDeg: { ...subject.longitudesDeg, Moon: longitudeDeg } };
};

export function computed(id: RasiDashaId, subject: RasiDashaSubject, chosen: Partial<Rules> = {}) {
  const { dasha } = rasiDasha(id, subject, resolveRules(DEFAULT_RULES, chosen));
  const spans = mahadashasOf(dasha);
  return {
    dasha,
    spans,
    lords: spans.map(({ lord }) => lord),
    years: spans.map(({ startYears, endYears }) => endYears - startYears),
    partsOf: (index: number) => partsOf(dasha, spans[index] as (typeof spans)[number]),
  };
}
export const lordsOf = (spans: readonly { readonly lord: unknown }[]): unknown[] => spans.map(({ lord }) => lord);

const anyPoint = fc.record({
  sign: fc.constantFrom(...SIGNS),
  degreesInSign: fc.integer({ min: 0, max: 2999 }).map((hundredths) => hundredths / 100),
});
export const anyPoints = fc.record(recordFrom([...GRAHAS, 'Ascendant'], () => anyPoint));
