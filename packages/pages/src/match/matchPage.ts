import { PRESET_NAMES } from '@ganita/core/rules/presetChoices.js';
import { DEFAULT_RULES, type RuleName, resolveRules } from '@ganita/core/rules/rules.js';
import { birthDetails, birthIn, type EnteredBirth, type KnownBirth } from '../fields/birthFieldsOfForm.js';
import { printedStyle, styleIn } from '../fields/chartStyle.js';
import { chosenIn, readBy } from '../fields/chosenRules.js';
import { choiceIn } from '../fields/dates.js';
import { type Fields, type Plan, type PlanContext, page, type QueryOf } from '../page.js';
import { PATHS } from '../paths.js';
import { MATCH_SECTIONS, type MatchOptions } from './matchTypes.js';
import { isTimeUnknown, possibleQueries } from './possibleMatches.js';

/** The two of a pair, in the order of the page. */
export const PARTNERS = ['boy', 'girl'] as const;
export type PartnerName = (typeof PARTNERS)[number];

/** Before the names of the fields of each birth. */
export const prefixOf = (partner: PartnerName): string => `${partner}_`;

/** Single choices that the form offers beside the rule sets. */
export const MATCH_CHOICES = [
  'ayanamsa_mode',
  'positions',
  'raasi_koota',
  'varna_of_signs',
  'papa_nodes',
] as const satisfies readonly RuleName[];

export interface MatchState {
  readonly births: Readonly<Record<PartnerName, EnteredBirth>>;
  readonly options: MatchOptions;
}

export type MatchQueries = {
  readonly match: QueryOf<'marriageMatch'> | undefined;
  readonly boyPicture: QueryOf<'svgChart'> | undefined;
  readonly girlPicture: QueryOf<'svgChart'> | undefined;
  readonly boyChart: QueryOf<'natalChart'> | undefined;
  readonly girlChart: QueryOf<'natalChart'> | undefined;
} & {
  /** All matches that are possible where the time of one or both is not known, by the times of the boy. */
  readonly [possible: `possible${number}`]: QueryOf<'marriageMatchBatch'>;
};

const PICTURE_SIZE = 480;

/** Which poruthams the rules of a page require. */
export const southMinimum = ({ preset }: Pick<MatchOptions, 'preset'>) =>
  resolveRules(DEFAULT_RULES, { preset }).south_minimum;

/** The request of the match of two births. */
export const matchRequest = (boy: KnownBirth, girl: KnownBirth, { preset, chosen }: MatchOptions) => ({
  boy_birth_details: birthDetails(boy),
  girl_birth_details: birthDetails(girl),
  rules: { preset, ...chosen },
});

function plan(fields: Fields, context: PlanContext): Plan<MatchState, Partial<MatchQueries>> {
  const boy = birthIn(fields, context, prefixOf('boy'));
  const girl = birthIn(fields, context, prefixOf('girl'));
  const options = {
    style: styleIn(fields),
    preset: choiceIn(fields, 'preset', PRESET_NAMES, 'ganita'),
    chosen: chosenIn(fields, MATCH_CHOICES),
  };
  const queries =
    boy.known === null || girl.known === null
      ? {}
      : isTimeUnknown(boy) || isTimeUnknown(girl)
        ? queriesOfDates({ boy, girl }, boy.known, girl.known, options, context.language)
        : queriesOf(boy.known, girl.known, options, context.language);
  return { state: { births: { boy, girl }, options }, queries };
}

function queriesOf(
  boy: KnownBirth,
  girl: KnownBirth,
  options: MatchOptions,
  language: PlanContext['language'],
): Partial<MatchQueries> {
  const rules = { preset: options.preset, ...readBy('natalChart', options.chosen) };
  const picture = ({ request }: KnownBirth): QueryOf<'svgChart'> => ({
    name: 'svgChart',
    body: {
      ...request,
      language,
      rules,
      style: options.style,
      outer_planets: false,
      size: PICTURE_SIZE,
      heading: 'title',
    },
  });
  const chart = ({ request }: KnownBirth): QueryOf<'natalChart'> => ({
    name: 'natalChart',
    body: { ...request, language, rules, sections: [...MATCH_SECTIONS] },
  });
  return {
    match: { name: 'marriageMatch', body: { ...matchRequest(boy, girl, options), language } },
    boyPicture: picture(boy),
    girlPicture: picture(girl),
    boyChart: chart(boy),
    girlChart: chart(girl),
  };
}

/** Where a time is not known: what is possible, and the dates on their own. */
const queriesOfDates = (
  births: MatchState['births'],
  boy: KnownBirth,
  girl: KnownBirth,
  options: MatchOptions,
  language: PlanContext['language'],
): Partial<MatchQueries> =>
  Object.fromEntries(
    possibleQueries(
      boy,
      girl,
      { boy: isTimeUnknown(births.boy), girl: isTimeUnknown(births.girl) },
      options,
      language,
    ).map((query, index) => [`possible${index}`, query]),
  );

/** Whether the report prints by every choice of a page: it does not take those of a match alone. */
export const isPrintable = ({ chosen }: Pick<MatchOptions, 'chosen'>): boolean =>
  Object.keys(readBy('natalChart', chosen)).length === Object.keys(chosen).length;

/** The request of the match of two births for print; null where one is not whole. Errors: as of the page. */
export function matchPdfRequest(fields: Fields, context: PlanContext): Readonly<Record<string, unknown>> | null {
  const { births, options } = plan(fields, context).state;
  const { boy, girl } = births;
  if (boy.known === null || girl.known === null || isTimeUnknown(boy) || isTimeUnknown(girl)) return null;
  const printed = ({ name, request }: KnownBirth) => ({ ...request, name: name === '' ? null : name });
  return {
    ...printed(boy.known),
    gender: 'male',
    partner: printed(girl.known),
    language: context.language,
    template: 'matching',
    style: printedStyle(options.style, boy.known.place, context),
    rules: { preset: options.preset, ...options.chosen },
  };
}

/** The match of two births. */
export const matchPage = page<MatchState, Partial<MatchQueries>>({
  path: PATHS.match,
  method: 'POST',
  limitPerMinute: 60,
  plan,
});
