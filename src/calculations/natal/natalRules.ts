import { comparisonChoices } from '../../core/rules/comparisonChoices.js';
import { dashaYearChoices, grahaDashaChoices } from '../../core/rules/dashaChoices.js';
import { dayChoices } from '../../core/rules/dayChoices.js';
import { doshaChoices } from '../../core/rules/doshaChoices.js';
import { factChoices } from '../../core/rules/factChoices.js';
import { limbChoices } from '../../core/rules/limbChoices.js';
import { longevityChoices } from '../../core/rules/longevityChoices.js';
import { panchangaChoices } from '../../core/rules/panchangaChoices.js';
import { pointChoices } from '../../core/rules/pointChoices.js';
import { positionChoices } from '../../core/rules/positionChoices.js';
import { rasiDashaChoices } from '../../core/rules/rasiDashaChoices.js';
import type { RuleName } from '../../core/rules/rules.js';
import { siddhantaChoices } from '../../core/rules/siddhantaChoices.js';
import { stateChoices } from '../../core/rules/stateChoices.js';
import { strengthChoices } from '../../core/rules/strengthChoices.js';
import { vargaChoices } from '../../core/rules/vargaChoices.js';
import { yogaChoices } from '../../core/rules/yogaChoices.js';

/** The areas whose choices decide something in a natal chart: all but those of transits and of the marriage match. */
const NATAL_CHOICES = {
  ...positionChoices,
  ...siddhantaChoices,
  ...dayChoices,
  ...vargaChoices,
  ...stateChoices,
  ...comparisonChoices,
  ...strengthChoices,
  ...pointChoices,
  ...panchangaChoices,
  ...limbChoices,
  ...dashaYearChoices,
  ...grahaDashaChoices,
  ...rasiDashaChoices,
  ...factChoices,
  ...doshaChoices,
  ...yogaChoices,
  ...longevityChoices,
} as const satisfies Readonly<Partial<Record<RuleName, unknown>>>;

/** The choices that decide something in a natal chart. */
export const NATAL_RULES = Object.keys(NATAL_CHOICES) as readonly (keyof typeof NATAL_CHOICES)[];
