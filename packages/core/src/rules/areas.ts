import {
  comparisonChoices,
  houseChoices,
  observerChoices,
  positionChoices,
  siddhantaChoices,
  stateChoices,
} from './chartChoices.js';
import type { Choice } from './choice.js';
import { dashaYearChoices, grahaDashaChoices } from './dashaChoices.js';
import { eclipseChoices, visibilityChoices } from './eclipseChoices.js';
import { festivalChoices } from './festivalChoices.js';
import { kpChoices } from './kpChoices.js';
import { matchChoices, moonChoices, transitChoices } from './matchAndTransitChoices.js';
import { muhurtaChoices } from './muhurtaChoices.js';
import {
  angaChoices,
  dayChoices,
  panchangaChoices,
  regionalCalendarChoices,
  tithiChoices,
} from './panchangaChoices.js';
import { pointChoices } from './pointChoices.js';
import { presetChoices } from './presetChoices.js';
import { rasiDashaChoices } from './rasiDashaChoices.js';
import { strengthChoices } from './strengthChoices.js';
import { vargaChoices } from './vargaChoices.js';
import { doshaChoices, factChoices, longevityChoices, yogaChoices } from './yogaAndDoshaChoices.js';

/** Choices about one subject. */
interface ChoiceArea {
  readonly choices: Readonly<Record<string, Choice>>;
  /** Whether they affect a natal chart. */
  readonly natal: boolean;
}

/** Every area of choices, in the order of `meta.conventions`. A new area needs one row here and one file of choices. */
export const CHOICE_AREAS = {
  presets: { choices: presetChoices, natal: false },
  positions: { choices: positionChoices, natal: true },
  observer: { choices: observerChoices, natal: true },
  houses: { choices: houseChoices, natal: true },
  siddhanta: { choices: siddhantaChoices, natal: true },
  day: { choices: dayChoices, natal: true },
  vargas: { choices: vargaChoices, natal: true },
  states: { choices: stateChoices, natal: true },
  comparisons: { choices: comparisonChoices, natal: true },
  strengths: { choices: strengthChoices, natal: true },
  points: { choices: pointChoices, natal: true },
  panchanga: { choices: panchangaChoices, natal: true },
  angas: { choices: angaChoices, natal: true },
  tithis: { choices: tithiChoices, natal: false },
  festivals: { choices: festivalChoices, natal: false },
  transits: { choices: transitChoices, natal: false },
  eclipses: { choices: eclipseChoices, natal: false },
  visibility: { choices: visibilityChoices, natal: false },
  muhurta: { choices: muhurtaChoices, natal: false },
  'dasha-years': { choices: dashaYearChoices, natal: true },
  'graha-dashas': { choices: grahaDashaChoices, natal: true },
  'rasi-dashas': { choices: rasiDashaChoices, natal: true },
  facts: { choices: factChoices, natal: true },
  doshas: { choices: doshaChoices, natal: true },
  yogas: { choices: yogaChoices, natal: true },
  longevity: { choices: longevityChoices, natal: true },
  moon: { choices: moonChoices, natal: true },
  match: { choices: matchChoices, natal: false },
  'regional-calendars': { choices: regionalCalendarChoices, natal: false },
  kp: { choices: kpChoices, natal: false },
} as const satisfies Readonly<Record<string, ChoiceArea>>;

type Areas = typeof CHOICE_AREAS;
type AreaName = keyof Areas;
/** Areas whose choices decide something in a natal chart. */
export type NatalArea = { [Name in AreaName]: Areas[Name]['natal'] extends true ? Name : never }[AreaName];

/** The choices of some areas as one table. */
type ChoicesOf<Name extends AreaName> = {
  readonly [Key in Name extends AreaName ? keyof Areas[Name]['choices'] : never]: Name extends AreaName
    ? Key extends keyof Areas[Name]['choices']
      ? Areas[Name]['choices'][Key]
      : never
    : never;
};

const merged = (areas: readonly ChoiceArea[]): Readonly<Record<string, Choice>> =>
  Object.assign({}, ...areas.map(({ choices }) => choices));

const AREAS: readonly ChoiceArea[] = Object.values(CHOICE_AREAS);

/** Every choice the engine knows, by its wire name. */
export const RULE_CHOICES = merged(AREAS) as ChoicesOf<AreaName>;
export type RuleName = keyof typeof RULE_CHOICES;

/** The choices that affect a natal chart: all but presets and those of transits, of the marriage match and of KP. */
export type NatalRule = keyof ChoicesOf<NatalArea>;
export const NATAL_RULES = Object.keys(merged(AREAS.filter(({ natal }) => natal))) as readonly NatalRule[];
