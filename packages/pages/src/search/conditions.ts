import { DAY_PARTS } from '@ganita/core/conditions/rows/dayRows.js';
import type { ConditionTree } from '@ganita/core/conditions/tree.js';
import { AVOID_NAMES, type AvoidName } from '@ganita/core/muhurta/avoidWindows.js';
import { KARANAS, NITYA_YOGAS } from '@ganita/core/panchanga/angaNames.data.js';
import { LUNAR_MONTHS } from '@ganita/core/panchanga/calendar.data.js';
import { CHOGHADIYA_FACTS, GOWRI_QUALITY } from '@ganita/core/panchanga/dayParts.js';
import { DAY_YOGA_IDS } from '@ganita/core/panchanga/dayYogas.js';
import { MONTH_TITHIS } from '@ganita/core/panchanga/monthTithis.js';
import { PLANETS } from '@ganita/core/zodiac/grahas.js';
import { NAKSHATRAS } from '@ganita/core/zodiac/nakshatras.js';
import { SIGNS } from '@ganita/core/zodiac/signs.js';
import { WEEKDAYS } from '@ganita/core/zodiac/weekdays.js';
import { choiceIn } from '../fields/dates.js';
import type { Fields } from '../page.js';

/** Conditions of `/panchang/search` that the form offers, each with its values, in the order of the form. */
export const OFFERED = {
  day_yoga: DAY_YOGA_IDS,
  tithi: MONTH_TITHIS,
  nakshatra: NAKSHATRAS,
  vara: WEEKDAYS,
  yoga: NITYA_YOGAS,
  karana: KARANAS,
  lagna: SIGNS,
  moon_sign: SIGNS,
  lunar_month: LUNAR_MONTHS,
  day_part: DAY_PARTS,
  choghadiya: Object.keys(CHOGHADIYA_FACTS),
  gowri: Object.keys(GOWRI_QUALITY),
  hora: PLANETS,
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type OfferedId = keyof typeof OFFERED;
export const OFFERED_IDS = Object.keys(OFFERED) as readonly OfferedId[];

/** A condition with the value that was chosen. */
export type Chosen = readonly [id: OfferedId, value: string];

/** What a person wants: all of the chosen conditions, and none of the windows. */
export interface Wanted {
  readonly chosen: readonly Chosen[];
  readonly avoided: readonly AvoidName[];
}

/** The conditions of a form. Errors: DomainError for an unknown value. */
export function wantedIn(fields: Fields): Wanted {
  const avoided = (fields.avoid ?? '').split(',');
  return {
    chosen: OFFERED_IDS.flatMap((id): readonly Chosen[] => {
      const values: readonly string[] = OFFERED[id];
      return (fields[id] ?? '') === '' ? [] : [[id, choiceIn(fields, id, values, '')]];
    }),
    avoided: AVOID_NAMES.filter((name) => avoided.includes(name)),
  };
}

/** The tree of the conditions; null where no condition is chosen. */
export const treeOf = ({ chosen, avoided }: Wanted): ConditionTree | null =>
  chosen.length === 0
    ? null
    : {
        all: [
          ...chosen.map(([id, value]) => ({ [id]: value })),
          ...(avoided.length === 0 ? [] : [{ none: avoided.map((window) => ({ window })) }]),
        ],
      };

/** What opens or closes an interval: a condition, a window that is avoided, or the range of the search. */
type Cause =
  | { readonly kind: 'condition'; readonly chosen: Chosen }
  | { readonly kind: 'avoided'; readonly window: AvoidName }
  | { readonly kind: 'range' };

/** `/all/1/tithi`, `/all/2/none/0/window` */
const POINTER = /^\/all\/(\d+)\/(?:none\/(\d+))?/;

/** The part of a search to which a pointer of its answer points. */
export function causeAt(pointer: string, { chosen, avoided }: Wanted): Cause {
  const [found, at, avoidedAt] = POINTER.exec(pointer) ?? [];
  if (found === undefined) return { kind: 'range' };
  const window = avoidedAt === undefined ? undefined : avoided[Number(avoidedAt)];
  if (window !== undefined) return { kind: 'avoided', window };
  const condition = chosen[Number(at)];
  if (condition === undefined) throw new Error(`no condition of the search is at ${pointer}`);
  return { kind: 'condition', chosen: condition };
}
