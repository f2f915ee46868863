import { isPrimary, mergedVariants } from '@ganita/core/festivals/details.js';
import { FESTIVAL_IDS, type FestivalId, festivalRow } from '@ganita/core/festivals/festivalCatalogue.js';
import {
  CATEGORIES,
  COMMUNITIES,
  type Community,
  type FestivalCategory,
  REGIONS,
  type Region,
} from '@ganita/core/festivals/festivalRow.js';
import { type FestivalCalendar, type FestivalDay, festivalsBetween } from '@ganita/core/festivals/festivals.js';
import { type Keeper, RANKS, type Rank } from '@ganita/core/festivals/ranks/rank.js';
import { rankFor } from '@ganita/core/festivals/ranks/ranks.js';
import { REGIONS_OF_INDIA } from '@ganita/core/festivals/regions.data.js';
import { regionsOfStates } from '@ganita/core/festivals/regions.js';
import { replacedIn, selectedIds } from '@ganita/core/festivals/selection.js';
import { festivalChoices } from '@ganita/core/rules/festivalChoices.js';
import type { RuleName } from '@ganita/core/rules/rules.js';
import { type TSchema, Type } from 'typebox';
import type { Ports } from '../calculation.js';
import type { DateRange } from '../calendar/openRange.js';
import type { NamedPlace } from '../calendar/placeFields.js';
import { ANGA_RULES } from '../engineMeta.js';
import { nullable, oneOf, SYNONYMS_KEYWORD } from '../fields/schema.js';
import { FESTIVAL_SYNONYMS, REGION_SYNONYMS } from '../fields/synonyms.data.js';
import { regionsAt } from '../location/readersRegion.js';
import { folded } from '../validation/listedNames.js';

/** The choices that affect the dates and windows of festivals. */
export const FESTIVAL_RULES = [
  'ayanamsa_mode',
  'tithi_source',
  'siddhanta_clock',
  'positions',
  'lagna_nutation',
  'sunrise_definition',
  'moonrise_definition',
  'tradition',
  'ekadashi_arunodaya',
  'nakshatra_mahadvadashi',
  'sankranti_day',
  'janmashtami_rule',
  'diwali_rule',
  'radha_ashtami_rule',
  'raksha_bandhan_rule',
  'vijayadashami_rule',
  'pongal_rule',
  'thrissur_pooram_rule',
  'tamil_month_method',
  'nepali_calendar',
  ...ANGA_RULES,
] as const satisfies readonly RuleName[];

/** Ids that a request and an answer share. */
export const festivalId = oneOf(FESTIVAL_IDS, {
  title: 'FestivalId',
  description: 'id of a festival or fast; docs/festivals.md lists all',
});
export const festivalCategoryId = oneOf(CATEGORIES, { title: 'FestivalCategory', description: 'kind of festival' });

/** A region by its id, its state or its people. */
const region = {
  ...oneOf(REGIONS, { title: 'FestivalRegion', description: 'a region' }),
  [SYNONYMS_KEYWORD]: REGION_SYNONYMS,
};

const REGION_NAMES = new Set([...REGIONS, ...Object.keys(REGION_SYNONYMS)].map(folded));
/** The states that are not called by one of their regions: of several, as Jammu and Kashmir, or of none, as Nagaland. */
const STATES_OF_REGIONS = new Map(
  Object.entries(REGIONS_OF_INDIA)
    .map(([state, regions]) => [folded(state), regions] as const)
    .filter(([state]) => !REGION_NAMES.has(state)),
);

/** A request whose single regions are lists, and whose states of several regions are those. */
export function listedRegions(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const listed = ['region', 'rank_regions'].flatMap((name) => {
    const value = body[name];
    const names: readonly unknown[] | null = typeof value === 'string' ? [value] : Array.isArray(value) ? value : null;
    return names === null ? [] : [[name, names.flatMap(regionsNamed)] as const];
  });
  return { ...body, ...Object.fromEntries(listed) };
}

const regionsNamed = (name: unknown): readonly unknown[] =>
  (typeof name === 'string' ? STATES_OF_REGIONS.get(folded(name)) : undefined) ?? [name];

const someOf = <S extends TSchema>(item: S, description: string) =>
  Type.Optional(nullable(Type.Array(item, { default: null, description })));

/** Which festivals are wanted, and by whose rules, in a request. */
export const festivalFields = {
  tradition: Type.Optional(
    oneOf(festivalChoices.tradition.values, {
      default: festivalChoices.tradition.default,
      description:
        'whose day of a fast is given as its date: smarta, vaishnava (Gaudiya), iskcon, madhva; the days of the others are in variants',
    }),
  ),
  region: someOf(
    region,
    'regions whose festivals are wanted, beside those of everyone; the names of their states and people are read too, and one alone without a list; null: all regions',
  ),
  communities: someOf(
    oneOf(COMMUNITIES, { title: 'FestivalCommunity', description: 'a community' }),
    'communities whose festivals are wanted; null: all communities',
  ),
  categories: someOf(festivalCategoryId, 'categories of festivals that are wanted; null: all'),
  ids: someOf(
    { ...festivalId, [SYNONYMS_KEYWORD]: FESTIVAL_SYNONYMS },
    'festivals that are wanted, by their ids; null: all',
  ),
};

/** Which festivals a list has by how widely they are kept. */
export const FESTIVAL_LISTS = ['all', 'usual'] as const;
export const USUAL_LIST =
  'what a person there looks for, ranks 1 and 2 of everyone, of `rank_regions` and of the tradition, and where no region counts rank 1';

/** Which festivals are wanted by their rank. */
export const rankFields = {
  list: Type.Optional(
    oneOf(FESTIVAL_LISTS, { title: 'FestivalList', default: 'all', description: `all; or usual: ${USUAL_LIST}` }),
  ),
  max_rank: Type.Optional(
    nullable(
      Type.Integer({
        minimum: 1,
        maximum: 4,
        default: null,
        description:
          '1 only what is public and known to all, 2 also what is widely kept, 3 what the devout know, 4 or null all',
      }),
    ),
  ),
  rank_regions: someOf(
    region,
    'regions whose ranks count beside those of everyone; null: those of `region`, and where a list by rank is wanted without it those of the state of the place',
  ),
};

interface WantedFestivals {
  /** null: all */
  readonly list: (typeof FESTIVAL_LISTS)[number] | null;
  readonly max_rank: number | null;
  readonly rank_regions: readonly Region[] | null;
  readonly region: readonly Region[] | null;
  readonly communities: readonly Community[] | null;
  readonly categories: readonly FestivalCategory[] | null;
  readonly ids: readonly FestivalId[] | null;
}

/** Fill in the regions whose ranks count: those named with the others of their state; for a list by rank those of the state of the place. */
export function resolveRankRegions<Input extends NamedPlace & WantedFestivals>(
  input: Input,
  { places }: Pick<Ports, 'places'>,
): Input {
  const named = input.rank_regions ?? input.region;
  if (named !== null) return { ...input, rank_regions: regionsOfStates(named) };
  if (input.list !== 'usual' && input.max_rank === null) return input;
  return { ...input, rank_regions: regionsAt(input, places) };
}

/** A festival on a day, and its rank for who asks. */
export interface RankedFestival extends FestivalDay {
  readonly rank: Rank;
}

/** Ranks of a usual list: where no region counts, as abroad, only what is known to all. */
const LAST_RANK = RANKS.length;
const USUAL_RANKS = { inRegions: 2, elsewhere: 1 } as const;

/** The festivals of a request on its dates; two entries of one festival on one day are one, unless named by their ids. */
export function wantedFestivals(
  calendar: FestivalCalendar,
  wanted: WantedFestivals,
  { from, to }: DateRange,
): readonly RankedFestival[] {
  const { tradition } = calendar.almanac.rules;
  const keepers: readonly Keeper[] = [
    tradition,
    ...(wanted.rank_regions ?? wanted.region ?? []),
    ...(wanted.communities ?? []),
  ];
  const usualRank = wanted.rank_regions === null ? USUAL_RANKS.elsewhere : USUAL_RANKS.inRegions;
  const isUsual = wanted.list === 'usual';
  const maxRank = Math.min(wanted.max_rank ?? LAST_RANK, isUsual ? usualRank : LAST_RANK);
  const replaced = replacedIn(isUsual ? (wanted.rank_regions ?? []) : []);
  const ids = [...selectedIds({ ...wanted, regions: wanted.region })].filter(
    (id) => rankFor(id, keepers) <= maxRank && !replaced.has(id) && (!isUsual || isPrimary(festivalRow(id), tradition)),
  );
  const found = festivalsBetween(calendar, from, to, new Set(ids));
  const merged = wanted.ids === null ? mergedVariants(found, tradition) : found;
  return merged.map((festival) => ({ ...festival, rank: rankFor(festival.row.id, keepers) }));
}
