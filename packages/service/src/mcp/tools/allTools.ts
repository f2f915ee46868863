import type { Tool } from '../tool.js';
import { chartSection, chartSummary, conventions, dashas, yogasAndDoshas } from './chartTools.js';
import { explainValue, verifyStatements } from './checkTools.js';
import { eclipses, festivals, muhurta, panchang, transits } from './dayTools.js';
import { findPlace, match } from './persons.js';

/** Every tool, in the order in which they are listed. */
export const TOOLS: readonly Tool[] = [
  ...[findPlace, chartSummary, chartSection, dashas, yogasAndDoshas, panchang],
  ...[festivals, muhurta, match, transits, eclipses, conventions],
  verifyStatements,
  explainValue,
];

/** A tool by its name; undefined where there is none. */
export const toolNamed = (name: string): Tool | undefined => TOOLS.find((one) => one.name === name);
