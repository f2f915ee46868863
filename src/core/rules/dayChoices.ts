import { choice } from './choice.js';

/**
 * Choices about sunrise and sunset (docs/rules/02-points-and-arudhas.md#section-1,
 * docs/rules/07-panchang-calendar-transits.md#section-1).
 */
export const dayChoices = {
  sunrise_definition: choice(
    ['hindu_disc_centre', 'apparent_upper_limb', 'upper_limb_default', 'disc_centre_refraction', 'jhora_geometric'],
    'hindu_disc_centre',
    'which moment is sunrise and sunset',
    'docs/rules/02-points-and-arudhas.md#section-1, docs/rules/07-panchang-calendar-transits.md#section-1 and #section-2, docs/rules/09-jhora-agreement.md#rule-p3 (jhora_geometric: centre of the geometric disc)',
  ),
} as const;
