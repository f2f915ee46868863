import type { BirthWindow } from '@ganita/core/margins/birthWindow.js';
import { chosenKeys, type KeyMargin, marginsOf } from '@ganita/core/margins/margins.js';
import { type Margin, marginOf } from '@ganita/core/margins/marginTimeline.js';
import type { NatalContext } from '../context.js';
import { birthMarginBook } from '../marginBook.js';

/** Two hours, in days. */
const WINDOW_DAYS = 1 / 12;

/** The margins of the usual keys of a birth. */
export interface BirthMargins {
  readonly window: BirthWindow;
  /** The nearest change first. */
  readonly margins: readonly KeyMargin[];
}

type MarginContext = Pick<NatalContext, 'natal' | 'observatory' | 'rules'>;

const windowOf = ({ natal }: MarginContext): BirthWindow => {
  const { jdUt, place, utcOffsetHours } = natal.sky;
  return { jdUt, place, utcOffsetHours, fromDays: -WINDOW_DAYS, toDays: WINDOW_DAYS };
};

/** When the usual discrete results of the birth change, within two hours before and after it. */
export function birthMargins(context: MarginContext): BirthMargins {
  const window = windowOf(context);
  const book = birthMarginBook(context.observatory, window, context.rules);
  const keys = chosenKeys(book, {
    groups: null,
    divisions: null,
    keys: null,
    houseMethod: context.rules.bhava_madhya_method,
  });
  return { window, margins: marginsOf(keys, window) };
}

/** When the sign of the lagna changes, within two hours before and after the birth. */
export function lagnaMargin(context: MarginContext): Margin {
  const window = windowOf(context);
  const key = birthMarginBook(context.observatory, window, context.rules).keys.get('lagna.D-1');
  if (key === undefined) throw new Error('the lagna has a key');
  return marginOf(key, window);
}
