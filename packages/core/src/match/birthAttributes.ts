import type { Chart } from '../charts/chart.js';
import { type Element, elementOf } from '../zodiac/signs.js';
import {
  GHATAK,
  type Ghatak,
  NAMING_SYLLABLES,
  type NamingSyllable,
  PAYA_OF_HOUSE,
  type Paya,
} from './birthAttributes.data.js';
import { type Partner, type PartnerRules, partnerOf } from './partner.js';

/** What a birth has by its Moon (docs/rules/15-birth-attributes.md); the attributes of a match are those of a partner. */
export interface BirthAttributes {
  readonly partner: Partner;
  /** The element of the Moon's sign. */
  readonly tattva: Element;
  readonly paya: Paya;
  /** The syllable of the Moon's pada, with which a name begins. */
  readonly syllable: NamingSyllable;
  readonly ghatak: Ghatak;
}

/** Attributes of a birth from its D-1. */
export function birthAttributesOf({ grahas }: Chart, rules: PartnerRules): BirthAttributes {
  const { longitudeDeg, sign, house } = grahas.Moon;
  const partner = partnerOf(longitudeDeg, rules);
  return {
    partner,
    tattva: elementOf(sign),
    paya: PAYA_OF_HOUSE[house],
    syllable: NAMING_SYLLABLES[partner.nakshatra][partner.pada - 1] as NamingSyllable,
    ghatak: GHATAK[sign],
  };
}
