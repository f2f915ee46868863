import { bhavaArudhas } from '../../core/arudhas/arudha.js';
import { mapBodies } from '../../core/charts/chart.js';
import { comparisonsOf } from '../../core/comparisons/comparisons.js';
import type { RasiDashaSubject } from '../../core/dashas/rasi/subject.js';
import type { TwilightAt } from '../../core/dashas/twilight.js';
import { charaKarakas } from '../../core/karakas/charaKarakas.js';
import { lazy } from '../../core/lazy.js';
import type { Rules } from '../../core/rules/rules.js';
import { namedDivision, partitionOf } from '../../core/vargas/division.js';
import { vargaChart } from '../../core/vargas/vargaChart.js';
import { LAGNA_AND_GRAHAS } from '../../core/zodiac/grahas.js';
import type { Sign } from '../../core/zodiac/signs.js';
import type { MomentCharts } from './momentCharts.js';

/** What the rasi dashas of a birth are reckoned from. */
export function rasiDashaSubject(charts: MomentCharts, twilight: () => TwilightAt, rules: Rules): RasiDashaSubject {
  const { sky, chosen, comparisons, points } = charts;
  const rasi = comparisons('D-1_rasi');
  const { chart, division } = chosen;
  return {
    rasi,
    chosen: { comparisons: charts.chosenComparisons(), divisions: partitionOf(division).divisions },
    varga: (key, method = 1) =>
      method === 1 ? comparisons(key) : comparisonsOf(vargaChart(sky, namedDivision(key, method)), rules),
    longitudesDeg: mapBodies(LAGNA_AND_GRAHAS, (body) =>
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
