import type { RasiDashaId } from '@ganita/core/dashas/rasi/rasiDashas.js';
import type { NatalRule } from '@ganita/core/rules/areas.js';
import { STARS_FROM_MOON } from '@ganita/core/rules/dashaChoices.js';
import { RULE_CHOICES } from '@ganita/core/rules/rules.js';

// Choices that programs make differently (docs/rules/16-schools-of-a-chart.md, docs/rules/09-jhora-agreement.md).

/** Kinds of printed values, by what they are computed from. */
export const PRINTED_KINDS = [
  'ayanamsa',
  'body',
  'node',
  'lagna',
  'graha_dasha',
  'rasi_dasha',
  'sav',
  'sunrise',
] as const;
export type PrintedKind = (typeof PRINTED_KINDS)[number];

/** A choice that programs make differently, and the kinds of printed values that it moves. */
export interface SearchedChoice {
  readonly name: NatalRule;
  readonly values: readonly (string | number)[];
  readonly moves: readonly PrintedKind[];
  /** Dashas that it decides, where it does not decide all of their kind. */
  readonly systems?: readonly RasiDashaId[];
}

const valuesOf = (name: NatalRule): readonly (string | number)[] => RULE_CHOICES[name].values;

const ALL_OF_CHART: readonly PrintedKind[] = ['ayanamsa', 'body', 'node', 'lagna', 'graha_dasha', 'rasi_dasha', 'sav'];

/** A choice that decides some rasi dashas, or all of them. */
const ofRasiDashas = (name: NatalRule, ...systems: readonly RasiDashaId[]): SearchedChoice => ({
  name,
  values: valuesOf(name),
  moves: ['rasi_dasha'],
  ...(systems.length > 0 && { systems }),
});

/** Choices that decide where the bodies and the lagna are; the usual ones first. */
export const CHART_CHOICES: readonly SearchedChoice[] = [
  {
    name: 'ayanamsa_mode',
    // Without degrees of the user's own, which no search can guess.
    values: valuesOf('ayanamsa_mode').filter((mode) => mode !== 'SIDM_USER'),
    moves: ALL_OF_CHART,
  },
  { name: 'node_type', values: valuesOf('node_type'), moves: ['node', 'rasi_dasha'] },
  {
    name: 'positions',
    values: valuesOf('positions'),
    moves: ALL_OF_CHART,
  },
  { name: 'lagna_nutation', values: valuesOf('lagna_nutation'), moves: ['lagna', 'rasi_dasha'] },
  { name: 'observer', values: valuesOf('observer'), moves: ['body', 'graha_dasha', 'rasi_dasha', 'sav'] },
  {
    name: 'calculation_type',
    values: valuesOf('calculation_type'),
    moves: ALL_OF_CHART,
  },
];

/** Choices that decide one kind of value, wherever the bodies are. */
export const FURTHER_CHOICES: readonly SearchedChoice[] = [
  { name: 'year_length', values: valuesOf('year_length'), moves: ['graha_dasha', 'rasi_dasha'] },
  { name: 'antardasha_option', values: valuesOf('antardasha_option'), moves: ['graha_dasha'] },
  { name: 'tribhagi', values: valuesOf('tribhagi'), moves: ['graha_dasha'] },
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
    moves: ['graha_dasha'],
  },
  ofRasiDashas('scorpio_owner'),
  ofRasiDashas('aquarius_owner'),
  ofRasiDashas('count_lord_in_sign'),
  ofRasiDashas('karaka_scheme', 'karaka_kendradi'),
  ofRasiDashas('kendradi_karaka', 'karaka_kendradi'),
  ofRasiDashas('sudasa_antardasha', 'sudasa'),
  ofRasiDashas('shoola_house', 'shoola'),
  ofRasiDashas('shoola_antardasha', 'shoola'),
  ofRasiDashas('arudhas', 'padanadhamsa_method_1', 'padanadhamsa_method_2'),
  ofRasiDashas('padanadhamsa', 'padanadhamsa_method_2', 'padanadhamsa_method_3'),
  ofRasiDashas('varnada_method', 'varnada'),
  ofRasiDashas('paryaaya', 'paryaaya'),
  ofRasiDashas('raashiyanka', 'raashiyanka'),
  ofRasiDashas('kalachakra_start', 'kalachakra_method_1', 'kalachakra_method_2', 'kalachakra_method_3'),
  { name: 'ashtakavarga_tables', values: valuesOf('ashtakavarga_tables'), moves: ['sav'] },
  { name: 'calendar_sunrise_definition', values: valuesOf('calendar_sunrise_definition'), moves: ['sunrise'] },
];
