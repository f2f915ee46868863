import type { Chart } from '@ganita/core/charts/chart.js';
import { recordFrom } from '@ganita/core/records.js';
import { dhaiyyaAt, type RunningDhaiyya, type RunningSadeSati, sadeSatiAt } from '@ganita/core/saturn/saturnState.js';
import type { TimeOfDay } from '@ganita/core/time/civilText.js';
import type { CivilDate, JulianDayUt } from '@ganita/core/time/julianDay.js';
import { type GocharaPhala, gocharaPhalas } from '@ganita/core/transits/gocharaPhala.js';
import { type MomentPanchanga, momentPanchanga } from '@ganita/core/transits/momentPanchanga.js';
import {
  type PersonStrength,
  personStrength,
  type TransitBindus,
  transitBindus,
} from '@ganita/core/transits/personStrength.js';
import { type TransitChartKey, transitCharts } from '@ganita/core/transits/transitCharts.js';
import { type TransitingGrahas, transitingGrahas } from '@ganita/core/transits/transitingGrahas.js';
import { GRAHAS, type Graha } from '@ganita/core/zodiac/grahas.js';
import { type House, houseOf } from '@ganita/core/zodiac/houses.js';
import type { GocharaContext } from './gocharaContext.js';

type PerGraha<T> = Readonly<Record<Graha, T>>;

/** Transits of one moment compared with a birth (docs/rules/07-panchang-calendar-transits.md#section-13). */
export interface GocharaMoment {
  readonly date: CivilDate;
  readonly jdUt: JulianDayUt;
  readonly panchanga: MomentPanchanga;
  readonly grahas: TransitingGrahas;
  readonly houseFromMoon: PerGraha<House>;
  readonly houseFromLagna: PerGraha<House>;
  readonly person: PersonStrength;
  readonly sadeSati: RunningSadeSati | null;
  readonly dhaiyya: RunningDhaiyya | null;
  /** null where `include` leaves them out. */
  readonly bindus: PerGraha<TransitBindus> | null;
  readonly phalas: PerGraha<GocharaPhala | null> | null;
}

/** Compute the transits of a date and time of day at the event's place. */
export function gocharaMoment(context: GocharaContext, date: CivilDate, time: TimeOfDay): GocharaMoment {
  const { natal, event, observatory, dailyObservatory, dailyRules, paths, parts, rules } = context;
  const jdUt = event.clock.momentOf({ ...date, ...time });
  const grahas = transitingGrahas(observatory, jdUt);
  const houseFromMoon = recordFrom(GRAHAS, (graha) => houseOf(natal.signs.Moon, grahas[graha].sign));
  return {
    date,
    jdUt,
    panchanga: momentPanchanga(dailyObservatory, jdUt, date, event, dailyRules),
    grahas,
    houseFromMoon,
    houseFromLagna: recordFrom(GRAHAS, (graha) => houseOf(natal.signs.Ascendant, grahas[graha].sign)),
    person: personStrength(natal, grahas.Moon),
    sadeSati: sadeSatiAt(paths, natal.signs.Moon, jdUt),
    dhaiyya: dhaiyyaAt(paths, natal.signs.Moon, jdUt),
    bindus: parts.has('ashtakavarga') ? transitBindus(grahas, context.ashtakavarga()) : null,
    phalas: parts.has('gochara_phala') ? gocharaPhalas(houseFromMoon, rules) : null,
  };
}

/** Rasi and navamsa of a moment at the event's place. */
export const gocharaCharts = (
  { observatory, event }: GocharaContext,
  { jdUt, grahas }: GocharaMoment,
): Readonly<Record<TransitChartKey, Chart>> => transitCharts(observatory, jdUt, event.place, grahas);
