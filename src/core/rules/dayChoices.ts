import { choice } from './choice.js';

/** Choices about sunrise and sunset (rules 02 section 1, rules 07 section 1). */
export const dayChoices = {
  sunrise_definition: choice(
    ['hindu_disc_centre', 'apparent_upper_limb', 'upper_limb_default', 'disc_centre_refraction', 'jhora_geometric'],
    'hindu_disc_centre',
    'which moment is sunrise and sunset',
    'rules 02 section 1, rules 07 sections 1 and 2, rules 09 P3 (jhora_geometric: centre of the geometric disc)',
  ),
} as const;
