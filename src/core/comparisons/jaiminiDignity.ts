import { type DignityGrid, type DignityValue, dignityGrid, dignityValue } from '../zodiac/dignities.js';
import type { Graha } from '../zodiac/grahas.js';
import type { Sign } from '../zodiac/signs.js';
import { GRID_J_ROWS } from './jaiminiDignity.data.js';

/** Grid J (docs/rules/05-rasi-dashas.md#section-1-1). */
export const GRID_J: DignityGrid = dignityGrid(GRID_J_ROWS);

/** Dignity of a graha in a sign by grid J: own 5, exalted 4, friend's 3, neutral's 2, enemy's 1, debilitated 0. */
export const jaiminiDignity = (graha: Graha, sign: Sign): DignityValue => dignityValue(graha, sign, GRID_J);

export const isJaiminiExalted = (graha: Graha, sign: Sign): boolean => GRID_J[graha][sign] === 'exalted';
