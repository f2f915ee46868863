import type { NatalRule } from '@ganita/core/rules/areas.js';
import { STARS_FROM_MOON } from '@ganita/core/rules/dashaChoices.js';
import { RULE_CHOICES } from '@ganita/core/rules/rules.js';

// Choices that programs make differently (docs/rules/16-schools-of-a-chart.md, docs/rules/09-jhora-agreement.md).

/** Kinds of printed values, by what they are computed from. */
export const PRINTED_KINDS = ['ayanamsa', 'body', 'node', 'lagna', 'dasha', 'sav', 'sunrise'] as const;
export type PrintedKind = (typeof PRINTED_KINDS)[number];

/** A choice that programs make differently, and the kinds of printed values that it moves. */
export interface SearchedChoice {
  readonly name: NatalRule;
  readonly values: readonly (string | number)[];
  readonly moves: readonly PrintedKind[];
}

const valuesOf = (name: NatalRule): readonly (string | number)[] => RULE_CHOICES[name].values;

/** Choices that decide where the bodies and the lagna are; the usual ones first. */
export const CHART_CHOICES: readonly SearchedChoice[] = [
  {
    name: 'ayanamsa_mode',
    // Without degrees of the user's own, which no search can guess.
    values: valuesOf('ayanamsa_mode').filter((mode) => mode !== 'SIDM_USER'),
    moves: ['ayanamsa', 'body', 'node', 'lagna', 'dasha', 'sav'],
  },
  { name: 'node_type', values: valuesOf('node_type'), moves: ['node'] },
  {
    name: 'positions',
    values: valuesOf('positions'),
    moves: ['ayanamsa', 'body', 'node', 'lagna', 'dasha', 'sav'],
  },
  { name: 'lagna_nutation', values: valuesOf('lagna_nutation'), moves: ['lagna'] },
  { name: 'observer', values: valuesOf('observer'), moves: ['body', 'dasha', 'sav'] },
  {
    name: 'calculation_type',
    values: valuesOf('calculation_type'),
    moves: ['ayanamsa', 'body', 'node', 'lagna', 'dasha', 'sav'],
  },
];

/** Choices that decide one kind of value, wherever the bodies are. */
export const FURTHER_CHOICES: readonly SearchedChoice[] = [
  { name: 'year_length', values: valuesOf('year_length'), moves: ['dasha'] },
  { name: 'antardasha_option', values: valuesOf('antardasha_option'), moves: ['dasha'] },
  { name: 'tribhagi', values: valuesOf('tribhagi'), moves: ['dasha'] },
  {
    name: 'start_from',
    // Of the seventy points those that other programs offer.
    values: [
      'Moon',
      'Ascendant',
      'Sun',
      'Mars',
      'Mercury',
      'Jupiter',
      'Venus',
      'Saturn',
      'Rahu',
      'Ketu',
      ...STARS_FROM_MOON,
    ],
    moves: ['dasha'],
  },
  { name: 'ashtakavarga_tables', values: valuesOf('ashtakavarga_tables'), moves: ['sav'] },
  { name: 'calendar_sunrise_definition', values: valuesOf('calendar_sunrise_definition'), moves: ['sunrise'] },
];
