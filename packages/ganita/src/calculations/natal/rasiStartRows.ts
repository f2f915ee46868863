import { type TwilightAt, twilightAt, twilightLimits } from '@ganita/core/dashas/dashaTwilight.js';
import {
  lordIds,
  RASI_DASHAS,
  type RasiDashaId,
  type RasiDashaLord,
  rasiDasha,
} from '@ganita/core/dashas/rasi/rasiDashas.js';
import { cached } from '@ganita/core/lazy.js';
import type { ComposedInputs, ComposedRow } from '@ganita/core/margins/composed.js';
import type { DiscreteValue } from '@ganita/core/margins/key.js';
import type { WindowSky } from '@ganita/core/margins/windowSky.js';
import { levelsReached, multiplesBetween } from '@ganita/core/search/sampledPath.js';
import type { DayFrame } from '@ganita/core/sky/dayFrame.js';
import { type SunAround, sunAround } from '@ganita/core/sky/sunEvents.js';
import { NAKSHATRA_DEG } from '@ganita/core/zodiac/nakshatras.js';
import type { MomentCharts } from './chartSet.js';
import { rasiDashaSubject } from './dashaCalculations.js';

/** Rasi dashas that start inside a nakshatra have keys of their own. */
const NAKSHATRA_STARTS: readonly RasiDashaId[] = ['kalachakra_method_1', 'kalachakra_method_3', 'panchasvara'];

/** Tara lagna counts the twelfths of its nakshatra that the Moon has passed. */
const TARA_LIMITS = multiplesBetween(NAKSHATRA_DEG / 12);

/** The sunsets and sunrises around each Vedic day of a window. */
function sunsOf({ observatory, window, rules }: WindowSky): (frame: DayFrame) => SunAround {
  const suns = new Map<number, SunAround>();
  return (frame) =>
    cached(suns, frame.sunriseJdUt, () => sunAround(observatory, frame, window.place, window.utcOffsetHours, rules));
}

/** What the first period of a dasha can change with, where it is not what most of them read. */
function ownInputs(
  sky: WindowSky,
  sunOf: (frame: DayFrame) => SunAround,
  usual: ComposedInputs,
): Partial<Record<RasiDashaId, ComposedInputs>> {
  const { paryaaya_varga: varga } = sky.rules;
  return {
    tara_lagna: {
      keys: ['lagna.D-1'],
      others: (range) => levelsReached(sky.longitude('Moon'), TARA_LIMITS, range),
    },
    paryaaya: { keys: [varga === 'chosen' ? 'lagna.D-1' : `lagna.D-${varga}`] },
    chakra: {
      ...usual,
      others: () =>
        sky.frames().flatMap(({ frame }) => twilightLimits(sunOf(frame)).map((jdUt) => jdUt - sky.window.jdUt)),
    },
    sudarshana_chakra: { keys: ['lagna.D-1', 'Moon.D-1', 'Sun.D-1'] },
  };
}

/** The first periods of the rasi dashas as results composed of others; `usual` is what most of them read. */
export function rasiStartRows(
  sky: WindowSky,
  chartsAt: (days: number) => MomentCharts,
  usual: ComposedInputs,
): readonly ComposedRow[] {
  const sunOf = sunsOf(sky);
  const own = ownInputs(sky, sunOf, usual);
  return RASI_DASHAS.filter((id) => !NAKSHATRA_STARTS.includes(id)).map((id) => ({
    key: `${id}.first`,
    group: 'rasi_dashas',
    kind: id === 'sudarshana_chakra' ? 'signs' : 'sign',
    inputs: own[id] ?? usual,
    valueAt(days) {
      const charts = chartsAt(days);
      const twilight = (): TwilightAt => twilightAt(sunOf(charts.sky.dayFrame), sky.momentOf(days));
      const { dasha } = rasiDasha(id, rasiDashaSubject(charts, twilight, sky.rules), sky.rules);
      const [first] = dasha.keys;
      return first === undefined ? null : startValue(dasha.lords[first]);
    },
  }));
}

/** A sign, or the three signs of a wheel. */
function startValue(lord: RasiDashaLord | undefined): DiscreteValue {
  if (lord === undefined) return null;
  return typeof lord === 'object' ? lordIds(lord) : lord;
}
