import { recordFrom } from '@ganita/core/records.js';
import { CHOICE_AREAS, NATAL_RULES, type NatalArea, type NatalRule } from '@ganita/core/rules/areas.js';
import { memberOf } from '@ganita/core/rules/choiceGroups.js';
import { SECTION_KEYS, type SectionKey } from './sectionKeys.js';
import { type ReadChoices, SECTIONS } from './sectionTable.js';

const keysThatRead = (choices: string): readonly SectionKey[] =>
  SECTION_KEYS.filter((key) => (SECTIONS[key].reads as readonly ReadChoices[] as readonly string[]).includes(choices));

const areaOf = (name: NatalRule): string =>
  (Object.keys(CHOICE_AREAS) as readonly NatalArea[]).find((area) => name in CHOICE_AREAS[area].choices) as NatalArea;

/**
 * Keys that each choice of a natal chart can change, and no other, by the rows of the section table: those that name it,
 * or else its group, or else its area. A chosen chart and a pravesha can change in addition. Tests check every value of
 * every choice against it.
 */
export const CHOICE_REACH: Readonly<Record<NatalRule, readonly SectionKey[]>> = recordFrom(
  NATAL_RULES,
  (name) => [name, memberOf(name)?.group ?? name, areaOf(name)].map(keysThatRead).find((keys) => keys.length > 0) ?? [],
);
