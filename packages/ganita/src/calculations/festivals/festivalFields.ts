import { mergedVariants } from '@ganita/core/festivals/details.js';
import { FESTIVAL_IDS, type FestivalId } from '@ganita/core/festivals/festivalCatalogue.js';
import {
  CATEGORIES,
  COMMUNITIES,
  type Community,
  type FestivalCategory,
  REGIONS,
  type Region,
} from '@ganita/core/festivals/festivalRow.js';
import { type FestivalCalendar, type FestivalDay, festivalsBetween } from '@ganita/core/festivals/festivals.js';
import { selectedIds } from '@ganita/core/festivals/selection.js';
import { festivalChoices } from '@ganita/core/rules/festivalChoices.js';
import type { RuleName } from '@ganita/core/rules/rules.js';
import { type TSchema, Type } from 'typebox';
import type { DateRange } from '../calendar/openRange.js';
import { ANGA_RULES } from '../engineMeta.js';
import { nullable, oneOf, SYNONYMS_KEYWORD } from '../fields/schema.js';
import { FESTIVAL_SYNONYMS } from '../fields/synonyms.data.js';

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
    oneOf(REGIONS, { title: 'FestivalRegion', description: 'a region' }),
    'regions whose festivals are wanted, beside those of everyone; null: all regions',
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

interface WantedFestivals {
  readonly region: readonly Region[] | null;
  readonly communities: readonly Community[] | null;
  readonly categories: readonly FestivalCategory[] | null;
  readonly ids: readonly FestivalId[] | null;
}

/** The festivals of a request on its dates; two entries of one festival on one day are one, unless named by their ids. */
export function wantedFestivals(
  calendar: FestivalCalendar,
  wanted: WantedFestivals,
  { from, to }: DateRange,
): readonly FestivalDay[] {
  const found = festivalsBetween(calendar, from, to, selectedIds({ ...wanted, regions: wanted.region }));
  return wanted.ids === null ? mergedVariants(found, calendar.almanac.rules.tradition) : found;
}
