import { type BirthAttributes, birthAttributesOf } from '@ganita/core/match/birthAttributes.js';
import type { NatalContext } from '../context.js';

/** What the birth has by its Moon. */
export const birthAttributes = ({ natal, rules }: NatalContext): BirthAttributes =>
  birthAttributesOf(natal.rasi, rules);
