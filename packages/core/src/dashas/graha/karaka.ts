import { type CharaKaraka, type CharaKarakaGraha, charaKarakas } from '../../karakas/karakas.js';
import { GRAHAS, type Graha } from '../../zodiac/grahas.js';
import { countSigns } from '../../zodiac/signs.js';
import type { TwilightAt } from '../dashaTwilight.js';
import { type DashaPlan, weightedDivision } from '../period.js';
import { antardashaOrder } from './antardashaOrder.js';
import type { DashaSubject } from './grahaDashaSubject.js';

/** The dasha of the chara karakas, and the karaka of each lord. */
export interface KarakaDasha {
  readonly plan: DashaPlan<CharaKarakaGraha>;
  readonly karakas: readonly { readonly karaka: CharaKaraka; readonly graha: CharaKarakaGraha }[];
}

/**
 * Periods of the eight chara karakas, atma karaka first. Years of each: signs from the Ascendant to the karaka's, 0 to 11.
 * Sub-periods are in proportion to the same years; they start with the next karaka and end with the parent. No periods if all have 0 years.
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

/** Sun .. Ketu twice: the years of each that have passed at birth, then the remaining ones. */
const LORDS: readonly Graha[] = [...GRAHAS, ...GRAHAS];
const KEYS: readonly number[] = [...LORDS.keys()];
const SPAN_YEARS = 120;

/**
 * Kaala (BPHS 46; docs/rules/04-graha-dashas.md#section-4-5): the nine planets share 120 years as 1 to 9, each split
 * by the elapsed share of the day, night or twilight of birth; first the elapsed shares, then the rest. Parts by the
 * same rule.
 */
export function kaala({ elapsed }: TwilightAt): DashaPlan<Graha> {
  const serials = GRAHAS.map((_, index) => index + 1);
  const weights = [...serials.map((serial) => serial * elapsed), ...serials.map((serial) => serial * (1 - elapsed))];
  const total = serials.reduce((sum, serial) => sum + serial, 0);
  const division = weightedDivision(KEYS, weights);
  return {
    lords: LORDS,
    mahadashas: KEYS.map((key) => ({ key, years: ((weights[key] as number) * SPAN_YEARS) / total })),
    divide: () => division,
  };
}
