import { type CharaKaraka, type CharaKarakaGraha, charaKarakas } from '../../karakas/karakas.js';
import { countSigns } from '../../zodiac/signs.js';
import { type DashaPlan, weightedDivision } from '../period.js';
import { antardashaOrder } from './antardashaOrder.js';
import type { DashaSubject } from './subject.js';

/** The dasha of the chara karakas, and the karaka that each lord is. */
export interface KarakaDasha {
  readonly plan: DashaPlan<CharaKarakaGraha>;
  readonly karakas: readonly { readonly karaka: CharaKaraka; readonly graha: CharaKarakaGraha }[];
}

/**
 * The eight chara karakas from the atma karaka on, each as many years as its sign is from the Ascendant's, 0 to 11.
 * Parts in proportion to the same years, the next karaka first and the parent last. No periods where all have no years.
 */
export function karakaDasha({ rasi }: DashaSubject): KarakaDasha {
  const karakas = charaKarakas(rasi.grahas, 'eight').map(({ karaka, graha }) => ({ karaka, graha }));
  const years = karakas.map(({ graha }) => countSigns(rasi.ascendant.sign, rasi.grahas[graha].sign) - 1);
  const hasYears = years.some((length) => length > 0);
  const plan: DashaPlan<CharaKarakaGraha> = {
    lords: karakas.map(({ graha }) => graha),
    mahadashas: hasYears ? years.map((length, key) => ({ key, years: length })) : [],
    divide(key) {
      const keys = antardashaOrder(karakas.length, key, 'next_onward');
      return weightedDivision(
        keys,
        keys.map((part) => years[part] as number),
      );
    },
  };
  return { plan, karakas };
}
