import { AVOID_NAMES } from '../muhurta/avoidWindows.js';
import { cautionWeight } from '../muhurta/cautionWeight.js';
import { CHANDRA_VALUES, type EventRow, type Lists } from '../muhurta/eventRow.js';
import { BAD_YOGAS } from '../muhurta/exclusions.data.js';
import type { ExclusionId } from '../muhurta/exclusions.js';
import { karanaClass } from '../muhurta/ratings.js';
import { KARANAS } from '../panchanga/angaNames.data.js';
import type { Rules } from '../rules/rules.js';
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
  'lattadi_lines',
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

/** The event whose ten doshas are counted, and of which a printed list is known. */
export const MARRIAGE = 'vivaha';
/** Of the ten lines that the doshas of a marriage may bend, so many must be straight. */
const STRAIGHT_LINES = [6, 7, 8, 9, 10] as const;

/** The cautions of an event; one that counts from a birth only where there is one. */
export const cautionsOf = (event: EventRow, hasSelf: boolean): readonly ExclusionId[] =>
  event.exclusions.caution.filter((id) => hasSelf || id !== CHANDRASHTAMA);
export const CHANDRASHTAMA: ExclusionId = 'chandrashtama';

/** Each condition as far as the rules of the event go. */
const inFull = (event: EventRow, hasSelf: boolean): Parts => ({
  vara: favourable('vara', event.vara),
  nakshatra: favourable('nakshatra', event.nakshatra),
  tithi: favourable('tithi', event.tithi),
  two_favourable: twoFavourable(event),
  ...balas(event, fullPoints),
  lunar_month: favourable('lunar_month', event.lunarMonths, PURNIMANTA),
  solar_month: favourable('solar_month', event.solarMonths),
  lagna: favourable('lagna', event.lagna),
  forbidden: none('exclusion', event.exclusions.forbidden),
  caution: none('exclusion', cautionsOf(event, hasSelf)),
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
  lattadi_lines: event.id === MARRIAGE ? oneOf('lattadi_lines', STRAIGHT_LINES) : null,
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

/** The cautions of an event whose text bars the act everywhere. */
const generalCautions = (event: EventRow, hasSelf: boolean): readonly ExclusionId[] =>
  cautionsOf(event, hasSelf).filter((id) => cautionWeight(event.id, id) === 'general');

/** That of `standard`, without the cautions whose text bars the act everywhere. */
const strict = (event: EventRow, hasSelf: boolean): Parts => ({
  ...standard(event),
  caution: none('exclusion', generalCautions(event, hasSelf)),
});

const LENIENT_WINDOWS = ['rahu_kalam', 'bhadra'] as const satisfies readonly (typeof AVOID_NAMES)[number][];

const lenient = (event: EventRow): Parts => ({
  nakshatra: notUnfavourable('nakshatra', event.nakshatra),
  tithi: notUnfavourable('tithi', event.tithi),
  forbidden: none('exclusion', event.exclusions.forbidden),
  window: none('window', LENIENT_WINDOWS),
});

const LEVELS = { strict, standard, lenient } as const satisfies Readonly<
  Record<Strictness, (event: EventRow, hasSelf: boolean) => Parts>
>;

/** Months of the Sun in which lists print marriages: those of the text, and Libra from the rising of Hari on. */
const printedMonths = ({ solarMonths }: EventRow): readonly string[] => [...solarMonths.favourable, 'Libra'];
const AMAVASYA = 30;
const PRINTED_CAUTIONS: readonly ExclusionId[] = [
  'gandanta',
  'masa_dagdha_tithi',
  'guru_bala_vriddha',
  'shukra_bala_vriddha',
];

/**
 * How a list of marriages is printed: the stars, whatever the weekday, outside the bad yogas, the new moon, gandanta and the
 * burnt tithi, with six of ten lines straight (docs/rules/18-muhurta-as-asked.md#section-4); with further cautions of a stricter level.
 */
const drik = (event: EventRow, cautions: readonly ExclusionId[]): Parts => ({
  nakshatra: oneOf('nakshatra', event.nakshatra.favourable),
  tithi: { none: [{ tithi: AMAVASYA }] },
  solar_month: oneOf('solar_month', printedMonths(event)),
  forbidden: none('exclusion', event.exclusions.forbidden),
  caution: none('exclusion', [...new Set([...PRINTED_CAUTIONS, ...cautions])]),
  yoga: { none: [oneOf('yoga', BAD_YOGAS)] },
  lattadi_lines: oneOf('lattadi_lines', STRAIGHT_LINES),
});

/** The conditions that a request makes of an event. */
export interface MuhurtaChoice {
  readonly strictness: Strictness;
  /** Whether there is a birth, and one of a partner. */
  readonly hasSelf: boolean;
  readonly hasPartner: boolean;
  /** Conditions that are taken as far as the rules of the event go. */
  readonly require: readonly MuhurtaPart[];
  readonly drop: readonly MuhurtaPart[];
  readonly asPublished: Rules['as_published'];
}

/** The conditions of a level, or those of a printed list, to which `strict` adds its cautions. */
function levelOf(event: EventRow, { strictness, hasSelf, asPublished }: MuhurtaChoice): Parts {
  if (asPublished === 'none') return LEVELS[strictness](event, hasSelf);
  return drik(event, strictness === 'strict' ? generalCautions(event, hasSelf) : []);
}

const SELF_PARTS: readonly MuhurtaPart[] = ['tara_bala', 'chandra_bala'];

/** The conditions of an event by their part; those without a rule, and those of a birth that is not given, are left out. */
export function muhurtaParts(
  event: EventRow,
  choice: MuhurtaChoice,
): readonly (readonly [MuhurtaPart, ConditionTree])[] {
  const { hasSelf, hasPartner, require, drop } = choice;
  const [own, full] = [levelOf(event, choice), inFull(event, hasSelf)];
  return MUHURTA_PARTS.flatMap((part) => {
    const tree = (require.includes(part) ? full[part] : own[part]) ?? null;
    const hasBirth = (hasSelf || !SELF_PARTS.includes(part)) && (hasPartner || part !== 'partner');
    return tree === null || !hasBirth || drop.includes(part) ? [] : [[part, tree] as const];
  });
}

const excludes = ({ none: conditions }: ConditionTree, id: ExclusionId): boolean =>
  Array.isArray(conditions) && conditions.some((one: ConditionTree) => one.exclusion === id);

/** What is demanded of a birth that is not given: parts, and the exclusion that counts from it. */
function withoutBirth(event: EventRow, choice: MuhurtaChoice): readonly string[] {
  if (choice.hasSelf) return [];
  return muhurtaParts(event, { ...choice, hasSelf: true }).flatMap(([part, tree]) => {
    if (SELF_PARTS.includes(part)) return [part];
    return part === 'caution' && excludes(tree, CHANDRASHTAMA) ? [CHANDRASHTAMA] : [];
  });
}

/** What a birth is given for, and a printed list does not count. */
function unprinted(event: EventRow, choice: MuhurtaChoice): readonly MuhurtaPart[] {
  const { asPublished, hasSelf, hasPartner, drop } = choice;
  if (asPublished === 'none') return [];
  const given: readonly MuhurtaPart[] = [...(hasSelf ? SELF_PARTS : []), ...(hasPartner ? (['partner'] as const) : [])];
  const counted = muhurtaParts(event, choice).map(([part]) => part);
  return given.filter((part) => !counted.includes(part) && !drop.includes(part));
}

/** Conditions that are evaluated on no date: for want of a birth, or because a printed list does not count them. */
export const neverEvaluated = (event: EventRow, choice: MuhurtaChoice): readonly string[] => [
  ...withoutBirth(event, choice),
  ...unprinted(event, choice),
];

/** The level above another; null of the strictest. */
export const stricterThan = (strictness: Strictness): Strictness | null =>
  STRICTNESSES[STRICTNESSES.indexOf(strictness) - 1] ?? null;
