import { type BirthAttributes, birthAttributesOf } from '@ganita/core/match/birthAttributes.js';
import type { NatalContext } from '../context.js';

/** What the birth has by its Moon, and its time since sunrise. */
export const birthAttributes = ({ natal, rules }: NatalContext): BirthAttributes =>
  birthAttributesOf(natal.rasi, natal.sky, rules);
