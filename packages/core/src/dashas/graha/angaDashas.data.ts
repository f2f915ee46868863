import { type Graha, PLANETS } from '../../zodiac/grahas.js';
import type { AntardashaOption } from './antardashaOrder.js';
import {
  ASHTOTTARI_LORDS,
  CHATURAASEETI_LORDS,
  type LordYears,
  VIMSOTTARI_LORDS,
  YOGINI_LORDS,
} from './nakshatraDashas.data.js';

/** A dasha that starts from the tithi, yoga or karana of birth (docs/rules/04-graha-dashas.md#section-3). */
export interface AngaDashaRow {
  readonly anga: 'tithi' | 'yoga' | 'karana';
  readonly lords: LordYears;
  /** First lord by the number of the tithi, yoga or karana, from 1. */
  readonly lordOf: readonly Graha[];
  readonly cycles: number;
  readonly equalSplitOffered: boolean;
  /** Default order of the parts. */
  readonly option: AntardashaOption;
  readonly source: string;
}

const TO_RAHU: readonly Graha[] = [...PLANETS, 'Rahu'];

/** Tithis 1-8 and 16-23 Sun to Rahu, 9-15 Sun to Saturn, 24-29 Sun to Venus, 30 Rahu. */
const TITHI_LORDS: readonly Graha[] = [...TO_RAHU, ...PLANETS, ...TO_RAHU, ...PLANETS.slice(0, 6), 'Rahu'];

/** Vishkambha has Saturn, and the others follow in the order of Vimsottari. */
const FROM_SATURN: readonly Graha[] = [...VIMSOTTARI_LORDS.slice(5), ...VIMSOTTARI_LORDS.slice(0, 5)].map(
  ([lord]) => lord,
);
const YOGA_LORDS: readonly Graha[] = [...FROM_SATURN, ...FROM_SATURN, ...FROM_SATURN];

/** Kimstughna has Mercury; from Bava to Naga the seven planets follow one another. */
const KARANA_LORDS: readonly Graha[] = [
  'Mercury',
  ...Array.from({ length: 59 }, (_, index) => PLANETS[index % PLANETS.length] as Graha),
];

const NARASIMHA_RAO = 'P.V.R. Narasimha Rao, Vedavyasa tradition; docs/rules/04-graha-dashas.md#section-3';

export const ANGA_DASHA_ROWS = {
  tithi_ashtottari: {
    anga: 'tithi',
    lords: ASHTOTTARI_LORDS,
    lordOf: TITHI_LORDS,
    cycles: 1,
    equalSplitOffered: false,
    option: 'next_onward',
    source: NARASIMHA_RAO,
  },
  tithi_yogini: {
    anga: 'tithi',
    lords: YOGINI_LORDS,
    lordOf: TITHI_LORDS,
    cycles: 3,
    equalSplitOffered: true,
    option: 'own_onward',
    source: NARASIMHA_RAO,
  },
  yoga_vimsottari: {
    anga: 'yoga',
    lords: VIMSOTTARI_LORDS,
    lordOf: YOGA_LORDS,
    cycles: 1,
    equalSplitOffered: false,
    option: 'own_onward',
    source: 'docs/rules/04-graha-dashas.md#section-3',
  },
  karana_chaturaaseeti_sama: {
    anga: 'karana',
    lords: CHATURAASEETI_LORDS,
    lordOf: KARANA_LORDS,
    cycles: 1,
    equalSplitOffered: false,
    option: 'own_onward',
    source: 'docs/rules/04-graha-dashas.md#section-3',
  },
} as const satisfies Readonly<Record<string, AngaDashaRow>>;
export type AngaDashaId = keyof typeof ANGA_DASHA_ROWS;
