import type { BirthWindow } from '../../../core/margins/birthWindow.js';
import { chosenKeys, type KeyMargin, marginsOf } from '../../../core/margins/margins.js';
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

/** When the usual discrete results of the birth change, within two hours before and after it. */
export function birthMargins({
  natal,
  observatory,
  rules,
}: Pick<NatalContext, 'natal' | 'observatory' | 'rules'>): BirthMargins {
  const { jdUt, place, utcOffsetHours } = natal.sky;
  const window: BirthWindow = { jdUt, place, utcOffsetHours, fromDays: -WINDOW_DAYS, toDays: WINDOW_DAYS };
  const book = birthMarginBook(observatory, window, rules);
  const keys = chosenKeys(book, {
    groups: null,
    divisions: null,
    keys: null,
    houseMethod: rules.bhava_madhya_method,
  });
  return { window, margins: marginsOf(keys, window) };
}
