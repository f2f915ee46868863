import type { Chart } from '../../core/charts/chart.js';
import { recordFrom } from '../../core/records.js';
import { dhaiyyaAt, type RunningDhaiyya, type RunningSadeSati, sadeSatiAt } from '../../core/saturn/saturnState.js';
import type { TimeOfDay } from '../../core/time/civilText.js';
import type { CivilDate, JulianDayUt } from '../../core/time/julianDay.js';
import { type GocharaPhala, gocharaPhalas } from '../../core/transits/gocharaPhala.js';
import { type MomentPanchanga, momentPanchanga } from '../../core/transits/momentPanchanga.js';
import {
  type PersonStrength,
  personStrength,
  type TransitBindus,
  transitBindus,
} from '../../core/transits/personStrength.js';
import { type TransitChartKey, transitCharts } from '../../core/transits/transitCharts.js';
import { type TransitingGrahas, transitingGrahas } from '../../core/transits/transitingGrahas.js';
import { GRAHAS, type Graha } from '../../core/zodiac/grahas.js';
import { type House, houseOf } from '../../core/zodiac/houses.js';
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
