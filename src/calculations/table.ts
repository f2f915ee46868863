import { horoscopeCompare } from './compare/horoscopeCompare.js';
import { marriageMatch } from './match/marriageMatch.js';
import { muhurtaEvents } from './muhurta/muhurtaEvents.js';
import { muhurtaScan } from './muhurta/muhurtaScan.js';
import { natalChart } from './natal/natalChart.js';
import { panchangDay } from './panchang/panchangDay.js';
import { gochar } from './transits/gochar.js';
import { gochara } from './transits/gochara.js';
import { gocharaRange } from './transits/gocharaRange.js';
import { gocharEvents } from './transits/gocharEvents.js';
import { planetIngress } from './transits/planetIngress.js';
import { saturnTimeline } from './transits/saturnTimeline.js';

/** Every calculation of the service, by name. HTTP, command line, worker and library share this table. */
export const CALCULATIONS = {
  natalChart,
  horoscopeCompare,
  panchangDay,
  gochar,
  gocharEvents,
  gochara,
  gocharaRange,
  saturnTimeline,
  planetIngress,
  marriageMatch,
  muhurtaScan,
  muhurtaEvents,
} as const;

export type CalculationName = keyof typeof CALCULATIONS;
