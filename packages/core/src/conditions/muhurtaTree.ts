import { AVOID_NAMES } from '../muhurta/avoidWindows.js';
import { CHANDRA_VALUES, type EventRow, type Lists } from '../muhurta/eventRow.js';
import { BAD_YOGAS } from '../muhurta/exclusions.data.js';
import { karanaClass } from '../muhurta/ratings.js';
import { KARANAS } from '../panchanga/angaNames.data.js';
import { PARTNER } from './readTree.js';
import type { ConditionTree } from './tree.js';

/** How much of an event's rules an interval must satisfy. */
export const STRICTNESSES = ['strict', 'standard', 'lenient'] as const;
export type Strictness = (typeof STRICTNESSES)[number];

/** Conditions of an event that a request may add or take away, in the order of the tree. */
export const MUHURTA_PARTS = [
  'vara',
  'nakshatra',
  'tithi',
  'two_favourable',
  'tara_bala',
  'chandra_bala',
  'partner',
  'lunar_month',
  'solar_month',
  'lagna',
  'forbidden',
  'caution',
  'window',
  'panchaka_rahita',
  'yoga',
  'karana',
  'day_part',
] as const;
export type MuhurtaPart = (typeof MUHURTA_PARTS)[number];

type Parts = Readonly<Partial<Record<MuhurtaPart, ConditionTree | null>>>;

const none = (id: string, values: readonly string[], options: object = {}): ConditionTree | null =>
  values.length === 0 ? null : { none: values.map((value) => ({ [id]: value, ...options })) };
const oneOf = (id: string, values: readonly (string | number)[], options: object = {}): ConditionTree => ({
  [id]: values,
  ...options,
});
/** Favourable, or not unfavourable where the event favours none. */
const favourable = (id: string, lists: Lists<string>, options: object = {}): ConditionTree | null =>
  lists.favourable.length > 0 ? oneOf(id, lists.favourable, options) : notUnfavourable(id, lists, options);
const notUnfavourable = (id: string, { unfavourable }: Lists<string>, options: object = {}): ConditionTree | null =>
  unfavourable.length === 0 ? null : { none: [oneOf(id, unfavourable, options)] };

const PURNIMANTA = { month_system: 'purnimanta' } as const;

/** Good taras, and the janma tara where the event gives it points. */
const taras = ({ janmaTaraValue }: EventRow): readonly number[] =>
  janmaTaraValue > 0 ? [1, 2, 4, 6, 8, 9] : [2, 4, 6, 8, 9];

/** Houses of the Moon whose value in a paksha satisfies a test. */
const housesWhere = (paksha: keyof typeof CHANDRA_VALUES, test: (value: number) => boolean): readonly number[] =>
  CHANDRA_VALUES[paksha].flatMap((value, index) => (test(value) ? [index + 1] : []));

const inPaksha = (paksha: keyof typeof CHANDRA_VALUES, test: (value: number) => boolean): ConditionTree => ({
  all: [{ paksha }, oneOf('chandra_bala', housesWhere(paksha, test))],
});
const chandra = (test: (value: number) => boolean): ConditionTree => ({
  any: [inPaksha('shukla', test), inPaksha('krishna', test)],
});

const fullPoints = (value: number): boolean => value === 1;
const somePoints = (value: number): boolean => value > 0;

/** The same conditions of both births; the partner's have a path of their own. */
const balas = (event: EventRow, chandraTest: (value: number) => boolean): Parts => {
  const tara = oneOf('tara_bala', taras(event));
  const moon = chandra(chandraTest);
  return { tara_bala: tara, chandra_bala: moon, partner: { [PARTNER]: [tara, moon] } };
};

const DAY_PARTS = {
  any: null,
  day: { day_part: 'day' },
  forenoon: { day_part: 'forenoon' },
  night: { day_part: 'night' },
};

const strict = (event: EventRow): Parts => ({
  vara: favourable('vara', event.vara),
  nakshatra: favourable('nakshatra', event.nakshatra),
  tithi: favourable('tithi', event.tithi),
  ...balas(event, fullPoints),
  lunar_month: favourable('lunar_month', event.lunarMonths, PURNIMANTA),
  solar_month: favourable('solar_month', event.solarMonths),
  lagna: favourable('lagna', event.lagna),
  forbidden: none('exclusion', event.exclusions.forbidden),
  caution: none('exclusion', event.exclusions.caution),
  window: none('window', AVOID_NAMES),
  panchaka_rahita: { panchaka_rahita: 'rahita' },
  yoga: { none: [oneOf('yoga', BAD_YOGAS)] },
  karana: {
    none: [
      oneOf(
        'karana',
        KARANAS.filter((karana) => karanaClass(karana) === 'unfavourable'),
      ),
    ],
  },
  day_part: DAY_PARTS[event.time],
});

/** At least two of weekday, nakshatra and tithi favourable. */
function twoFavourable({ vara, nakshatra, tithi }: EventRow): ConditionTree {
  const three = [
    oneOf('vara', vara.favourable),
    oneOf('nakshatra', nakshatra.favourable),
    oneOf('tithi', tithi.favourable),
  ];
  return { any: three.map((_, left) => ({ all: three.filter((_one, index) => index !== left) })) };
}

const standard = (event: EventRow): Parts => ({
  vara: notUnfavourable('vara', event.vara),
  nakshatra: notUnfavourable('nakshatra', event.nakshatra),
  tithi: notUnfavourable('tithi', event.tithi),
  two_favourable: twoFavourable(event),
  ...balas(event, somePoints),
  lunar_month: notUnfavourable('lunar_month', event.lunarMonths, PURNIMANTA),
  solar_month: notUnfavourable('solar_month', event.solarMonths),
  lagna: notUnfavourable('lagna', event.lagna),
  forbidden: none('exclusion', event.exclusions.forbidden),
  window: none('window', AVOID_NAMES),
  day_part: DAY_PARTS[event.time],
});

const LENIENT_WINDOWS = ['rahu_kalam', 'bhadra'] as const satisfies readonly (typeof AVOID_NAMES)[number][];

const lenient = (event: EventRow): Parts => ({
  nakshatra: notUnfavourable('nakshatra', event.nakshatra),
  tithi: notUnfavourable('tithi', event.tithi),
  forbidden: none('exclusion', event.exclusions.forbidden),
  window: none('window', LENIENT_WINDOWS),
});

const LEVELS = { strict, standard, lenient } as const satisfies Readonly<
  Record<Strictness, (event: EventRow) => Parts>
>;

/** The conditions that a request makes of an event. */
export interface MuhurtaChoice {
  readonly strictness: Strictness;
  readonly hasPartner: boolean;
  /** Conditions that are taken as `strict` has them, or as `standard` has them where `strict` has none. */
  readonly require: readonly MuhurtaPart[];
  readonly drop: readonly MuhurtaPart[];
}

/** The conditions of an event by their part; those without a rule are left out. */
export function muhurtaParts(
  event: EventRow,
  { strictness, hasPartner, require, drop }: MuhurtaChoice,
): readonly (readonly [MuhurtaPart, ConditionTree])[] {
  const own = LEVELS[strictness](event);
  // Two that are favourable is a condition of `standard` alone: `strict` demands all three.
  const required = { ...standard(event), ...strict(event) };
  return MUHURTA_PARTS.flatMap((part) => {
    const tree = (require.includes(part) ? required[part] : own[part]) ?? null;
    const isLeftOut = tree === null || drop.includes(part) || (part === 'partner' && !hasPartner);
    return isLeftOut ? [] : [[part, tree] as const];
  });
}

/** The level above another; null of the strictest. */
export const stricterThan = (strictness: Strictness): Strictness | null =>
  STRICTNESSES[STRICTNESSES.indexOf(strictness) - 1] ?? null;
