import { doshasOf } from '../../../core/doshas/doshas.js';
import type { NatalContext } from '../context.js';

/** The eight doshas of D-1. */
export const doshas = ({ rasi, facts, rules }: NatalContext) => doshasOf(rasi, facts('D-1_rasi'), rules);
