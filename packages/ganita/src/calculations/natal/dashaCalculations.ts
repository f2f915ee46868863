import { bhavaArudhas } from '@ganita/core/arudhas/arudha.js';
import { ashtakavargaOf, placementOf } from '@ganita/core/ashtakavarga/ashtakavarga.js';
import { comparisonsOf } from '@ganita/core/comparisons/comparisons.js';
import { type TwilightAt, twilightAt } from '@ganita/core/dashas/dashaTwilight.js';
import type { DashaSubject } from '@ganita/core/dashas/graha/grahaDashaSubject.js';
import { GRAHA_DASHAS, type GrahaDasha, grahaDasha } from '@ganita/core/dashas/graha/grahaDashas.js';
import type { RasiDashaSubject } from '@ganita/core/dashas/rasi/rasiDashaSubject.js';
import { type RasiDasha, rasiDasha } from '@ganita/core/dashas/rasi/rasiDashas.js';
import { calendarYears, type DashaYear, evenYears } from '@ganita/core/dashas/yearLength.js';
import { charaKarakas } from '@ganita/core/karakas/karakas.js';
import { lazy } from '@ganita/core/lazy.js';
import { type AyurdayaCharts, ayurdaya } from '@ganita/core/longevity/ayurdaya/ayurdaya.js';
import { recordFrom } from '@ganita/core/records.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { dashaYearDays, type YearBirth } from '@ganita/core/sky/dashaYear.js';
import type { Observatory } from '@ganita/core/sky/observatory.js';
import { NO_SOLAR_TABLES, type SolarTables, solarArcMoments } from '@ganita/core/sky/solarArc.js';
import { sunAround } from '@ganita/core/sky/sunEvents.js';
import { parseDateTime, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import { type JulianDayUt, julianDayOf } from '@ganita/core/time/julianDay.js';
import { namedDivision, partitionOf } from '@ganita/core/vargas/division.js';
import { vargaChart } from '@ganita/core/vargas/vargaChart.js';
import { GRAHAS, LAGNA_AND_GRAHAS } from '@ganita/core/zodiac/grahas.js';
import type { Sign } from '@ganita/core/zodiac/signs.js';
import type { ChartInput } from './chartInput.js';
import type { MomentCharts } from './chartSet.js';
import { requestedRasiDashas } from './dashaSystems.js';

/** What the dashas of a birth share, and the requested systems; each is computed once. */
export interface NatalDashas {
  readonly year: DashaYear;
  readonly birthJdUt: JulianDayUt;
  readonly utcOffsetHours: number;
  /** The moment of `dasha_at`, or null where none is requested. */
  readonly atJdUt: JulianDayUt | null;
  readonly twilight: () => TwilightAt;
  /**
   * Whether a requested dasha computes its twilight from a substituted sunset
   * (docs/rules/02-points-and-arudhas.md#section-1).
   */
  readonly sunsetSubstituted: () => boolean;
  readonly graha: () => readonly GrahaDasha[];
  readonly rasi: () => readonly RasiDasha[];
}

/** Dashas that depend on the part of day or night of the birth, twilights included. */
const TWILIGHT_DASHAS: readonly (GrahaDasha | RasiDasha)['id'][] = ['kaala', 'chakra'];

type DashaInput = Pick<ChartInput, 'dasha_systems' | 'dasha_at' | 'gender'>;

/** The dashas of a birth. Errors, when they are computed: `invalid_input` for a varga without the chosen method. */
export function natalDashas(
  charts: MomentCharts,
  observatory: Observatory,
  input: DashaInput,
  rules: Rules,
  tables: SolarTables = NO_SOLAR_TABLES,
): NatalDashas {
  const { sky } = charts;
  const { jdUt: birthJdUt, place, utcOffsetHours } = sky;
  // The day of the birth takes as long as its planets, and few dashas need it.
  const sun = lazy(() => sunAround(observatory, sky.dayFrame, place, utcOffsetHours, rules));
  const twilight = lazy(() => twilightAt(sun(), birthJdUt));
  const isRequested = (id: string): boolean => input.dasha_systems === null || input.dasha_systems.includes(id);
  const subject = lazy(() => subjectOf(charts, twilight, rules));
  return {
    year: dashaYear(observatory, { jdUt: birthJdUt, place, utcOffsetHours }, rules, tables),
    birthJdUt,
    utcOffsetHours,
    atJdUt:
      input.dasha_at === null
        ? null
        : julianDayOf(parseDateTime(input.dasha_at, 'dasha_at', TRANSIT_YEARS), utcOffsetHours),
    twilight,
    sunsetSubstituted: () => TWILIGHT_DASHAS.some(isRequested) && sun().substituted,
    graha: lazy(() => GRAHA_DASHAS.filter(isRequested).map((id) => grahaDasha(id, subject(), rules))),
    rasi: lazy(() => {
      const rasiSubject = rasiDashaSubject(charts, twilight, rules);
      return requestedRasiDashas(input.dasha_systems, input.gender).map((id) => rasiDasha(id, rasiSubject, rules));
    }),
  };
}

/** How the years of the dashas run: years of one length or of the calendar, or courses of the Sun. */
export function dashaYear(observatory: Observatory, birth: YearBirth, rules: Rules, tables: SolarTables): DashaYear {
  const { year_length } = rules;
  if (year_length === 'calendar') return calendarYears(birth.jdUt, birth.utcOffsetHours);
  return year_length === 'solar_arc'
    ? { days: null, limitAt: solarArcMoments(observatory, birth.jdUt, tables) }
    : evenYears(birth.jdUt, dashaYearDays(observatory, birth, { ...rules, year_length }));
}

/** What the graha dashas of a birth are computed from. */
function subjectOf(charts: MomentCharts, twilight: () => TwilightAt, rules: Rules): DashaSubject {
  const { sky, rasi, firstVarga, comparisons, points } = charts;
  return {
    rasi,
    navamsa: firstVarga('D-9_navamsa'),
    speedDegPerDay: recordFrom(GRAHAS, (graha) => sky.grahas[graha].speedDegPerDay),
    comparisons: comparisons('D-1_rasi'),
    points,
    ashtakavarga: lazy(() => ashtakavargaOf(placementOf(rasi), rules)),
    ayurdaya: lazy(() => ayurdaya(ayurdayaCharts(charts), rules)),
    twilight,
  };
}

/** What the rasi dashas of a birth are computed from. */
export function rasiDashaSubject(charts: MomentCharts, twilight: () => TwilightAt, rules: Rules): RasiDashaSubject {
  const { sky, chosen, firstComparisons, points } = charts;
  const rasi = firstComparisons('D-1_rasi');
  const { chart, division } = chosen;
  return {
    rasi,
    chosen: { comparisons: charts.chosenComparisons(), divisions: partitionOf(division).divisions },
    varga: (key, method = 1) =>
      method === 1 ? firstComparisons(key) : comparisonsOf(vargaChart(sky, namedDivision(key, method)), rules),
    longitudesDeg: recordFrom(LAGNA_AND_GRAHAS, (body) =>
      body === 'Ascendant' ? chart.ascendant.longitudeDeg : chart.grahas[body].longitudeDeg,
    ),
    sreeLagna: lazy(() => chosen.point(points().lagnas.sree_lagna)),
    horaLagna: lazy(() => chosen.point(points().lagnas.hora_lagna).sign),
    varnadaLagna: lazy(() => chosen.point(points().varnadas.V1).sign),
    arudhaLagna: lazy(() => bhavaArudhas(rasi, rules)[0] as Sign),
    karakas: lazy(() => charaKarakas(charts.rasi.grahas, rules.karaka_scheme)),
    twilight,
  };
}

/** What the years of life are computed from. */
export const ayurdayaCharts = ({ rasi, firstVarga, firstFacts }: MomentCharts): AyurdayaCharts => ({
  rasi,
  navamsa: firstVarga('D-9_navamsa'),
  drekkana: firstVarga('D-3_drekkana'),
  facts: firstFacts('D-1_rasi'),
  navamsaFacts: firstFacts('D-9_navamsa'),
});
