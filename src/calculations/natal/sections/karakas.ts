import { NAISARGIKA_KARAKAS, charaKarakas as rankKarakas, sthiraKarakas } from '../../../core/karakas/karakas.js';
import type { NatalContext } from '../context.js';

/** Chara karakas ranked in D-1, where each stands in D-1, D-9 and the chosen chart; sthira and naisargika karakas. */
export function charaKarakas({ rasi, varga, chosen, comparisons, rules }: NatalContext) {
  const navamsa = varga('D-9_navamsa');
  return {
    scheme: rules.karaka_scheme,
    ranked: rankKarakas(rasi.grahas, rules.karaka_scheme).map((row) => ({
      ...row,
      point: rasi.grahas[row.graha],
      navamsaSign: navamsa.grahas[row.graha].sign,
      chosenSign: chosen.chart.grahas[row.graha].sign,
    })),
    sthira: sthiraKarakas(comparisons('D-1_rasi')),
    naisargika: NAISARGIKA_KARAKAS,
  };
}
