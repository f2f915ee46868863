import type { Chart } from '../charts/chart.js';
import { type DayFrame, minutesFromSunrise } from '../sky/dayFrame.js';
import type { JulianDayUt } from '../time/julianDay.js';
import { NAKSHATRAS, type Nakshatra, nakshatraNumber } from '../zodiac/nakshatras.js';
import { type Element, elementOf } from '../zodiac/signs.js';
import {
  GHATAK,
  type Ghatak,
  NAMING_SYLLABLES,
  type NamingSyllable,
  PAYA_OF_HOUSE,
  PAYA_RUNS,
  type Paya,
} from './birthAttributes.data.js';
import { type Partner, type PartnerRules, partnerOf } from './partner.js';

/** What a birth has by its Moon (docs/rules/15-birth-attributes.md); the attributes of a match are those of a partner. */
export interface BirthAttributes {
  readonly partner: Partner;
  /** The element of the Moon's sign. */
  readonly tattva: Element;
  readonly paya: Paya;
  readonly payaNakshatra: Paya;
  /** null where the Sun does not rise */
  readonly ishtakala: Ishtakala | null;
  /** The syllable of the Moon's pada, with which a name begins. */
  readonly syllable: NamingSyllable;
  readonly ghatak: Ghatak;
}

/** Time since sunrise, to the nearest vipala: a ghati is 24 minutes, and each part is a sixtieth of the one before. */
export interface Ishtakala {
  readonly ghati: number;
  readonly pala: number;
  readonly vipala: number;
}

const GHATI_MINUTES = 24;
const PARTS = 60;

/** The ishtakala of a moment in a day (docs/rules/16-schools-of-a-chart.md#section-9). */
export function ishtakalaOf(frame: DayFrame, jdUt: JulianDayUt): Ishtakala | null {
  if (frame.substituted) return null;
  const vipalas = Math.round((minutesFromSunrise(frame, jdUt) / GHATI_MINUTES) * PARTS * PARTS);
  const palas = Math.floor(vipalas / PARTS);
  return { ghati: Math.floor(palas / PARTS), pala: palas % PARTS, vipala: vipalas % PARTS };
}

/** The paya of a nakshatra (docs/rules/16-schools-of-a-chart.md#section-9). */
export function payaOfNakshatra(nakshatra: Nakshatra): Paya {
  const since = (first: Nakshatra): number =>
    (nakshatraNumber(nakshatra) - nakshatraNumber(first) + NAKSHATRAS.length) % NAKSHATRAS.length;
  const run = PAYA_RUNS.find(([first, count]) => since(first) < count);
  if (run === undefined) throw new RangeError(`no paya of ${nakshatra}`);
  return run[2];
}

/** Attributes of a birth from its D-1, its moment and its day. */
export function birthAttributesOf(
  { grahas }: Chart,
  { jdUt, dayFrame }: { readonly jdUt: JulianDayUt; readonly dayFrame: DayFrame },
  rules: PartnerRules,
): BirthAttributes {
  const { longitudeDeg, sign, house } = grahas.Moon;
  const partner = partnerOf(longitudeDeg, rules);
  return {
    partner,
    tattva: elementOf(sign),
    paya: PAYA_OF_HOUSE[house],
    payaNakshatra: payaOfNakshatra(partner.nakshatra),
    ishtakala: ishtakalaOf(dayFrame, jdUt),
    syllable: NAMING_SYLLABLES[partner.nakshatra][partner.pada - 1] as NamingSyllable,
    ghatak: GHATAK[sign],
  };
}
