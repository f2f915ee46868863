/** The worked example of the rasi dashas: Chennai, 1996-12-07 10:34 (docs/rules/05-rasi-dashas.md#section-8). */
import { bhavaArudhas } from '@ganita/core/arudhas/arudha.js';
import { type ChartLongitudes, chartOf } from '@ganita/core/charts/chart.js';
import { type Comparisons, comparisonsOf } from '@ganita/core/comparisons/comparisons.js';
import { mahadashasOf, partsOf } from '@ganita/core/dashas/period.js';
import type { RasiDashaSubject } from '@ganita/core/dashas/rasi/rasiDashaSubject.js';
import { type RasiDashaId, type RasiDashaLord, rasiDasha } from '@ganita/core/dashas/rasi/rasiDashas.js';
import { charaKarakas } from '@ganita/core/karakas/karakas.js';
import { lazy } from '@ganita/core/lazy.js';
import { recordFrom } from '@ganita/core/records.js';
import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import { momentText } from '@ganita/core/time/civilText.js';
import { julianDayOf, julianDayUt } from '@ganita/core/time/julianDay.js';
import { namedDivision } from '@ganita/core/vargas/division.js';
import { vargaPlacing } from '@ganita/core/vargas/vargaChart.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import type { VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import { table } from './markdown.js';

const OFFSET_HOURS = 5.5;
const BIRTH = julianDayOf({ year: 1996, month: 12, day: 7, hour: 10, minute: 34, second: 0 }, OFFSET_HOURS);
const YEAR_DAYS = { chosen: 365.256364, mean_tropical: 365.24219 };
const LONGITUDES_DEG = {
  Ascendant: 292.438935,
  Sun: 231.565282,
  Moon: 186.959489439,
  Mars: 145.539747,
  Mercury: 249.936449,
  Jupiter: 265.828052,
  Venus: 203.717133,
  Saturn: 336.807276,
  Rahu: 160.553787,
  Ketu: 340.553787,
};
const SKY: ChartLongitudes = {
  ascendantDeg: LONGITUDES_DEG.Ascendant,
  grahas: recordFrom(GRAHAS, (graha) => ({ longitudeDeg: LONGITUDES_DEG[graha] })),
  outerPlanets: null,
};

const varga = (key: VargaKey, method = 1): Comparisons =>
  comparisonsOf(chartOf(SKY, vargaPlacing(namedDivision(key, method))), DEFAULT_RULES);

/** What the dashas of the example are computed from. */
function exampleSubject(): RasiDashaSubject {
  const rasiChart = chartOf(SKY);
  const rasi = comparisonsOf(rasiChart, DEFAULT_RULES);
  const [arudhaLagna] = bhavaArudhas(rasi, DEFAULT_RULES);
  if (arudhaLagna === undefined) throw new Error('no arudha lagna');
  return {
    rasi,
    chosen: { comparisons: rasi, divisions: 1 },
    varga,
    longitudesDeg: LONGITUDES_DEG,
    sreeLagna: () => ({ sign: 'Aquarius', degreesInSign: 0.345150043 }),
    horaLagna: () => 'Pisces',
    varnadaLagna: () => 'Sagittarius',
    arudhaLagna: () => arudhaLagna,
    karakas: () => charaKarakas(rasiChart.grahas),
    twilight: () => ({ period: 'day', elapsed: 0.5 }),
  };
}
const subject = lazy(exampleSubject);

const lordText = (lord: RasiDashaLord): string =>
  typeof lord === 'string' ? lord : `${lord.lagna}, ${lord.moon}, ${lord.sun}`;
const years = (value: number): string => String(Math.round(value * 1e6) / 1e6);

const MAX_MAHADASHAS = 24;
const MAX_PARTS = 4;

/** The mahadashas of a system in the example, and the first sub-periods of each. */
export function exampleTable(id: RasiDashaId): string {
  const { dasha, year } = rasiDasha(id, subject(), DEFAULT_RULES);
  return table(
    ['mahadasha', 'from', 'years', 'first sub-periods'],
    mahadashasOf(dasha)
      .slice(0, MAX_MAHADASHAS)
      .map((span) => [
        lordText(span.lord),
        momentText(julianDayUt(BIRTH + span.startYears * YEAR_DAYS[year]), OFFSET_HOURS),
        years(span.endYears - span.startYears),
        partsOf(dasha, span)
          .slice(0, MAX_PARTS)
          .map(({ lord }) => lordText(lord))
          .join(typeof span.lord === 'string' ? ', ' : '; '),
      ]),
  );
}
