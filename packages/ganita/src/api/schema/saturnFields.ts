import { CONTRIBUTORS } from '@ganita/core/ashtakavarga/prastara.js';
import { SADE_SATI_HOUSES, SADE_SATI_PHASES } from '@ganita/core/saturn/phases.js';
import { DHAIYYA_HOUSES } from '@ganita/core/saturn/saturnState.js';
import { oneOf } from '../../calculations/fields/schema.js';

export const sadeSatiPhase = oneOf(SADE_SATI_PHASES, {
  title: 'SadeSatiPhase',
  description: 'rising (12th sign from the Moon), peak (its own) or setting (2nd)',
});

export const houseFromMoon = oneOf(SADE_SATI_HOUSES, {
  title: 'SadeSatiHouse',
  description: 'house of Saturn from the natal Moon',
});

export const dhaiyyaKind = oneOf(Object.keys(DHAIYYA_HOUSES) as (keyof typeof DHAIYYA_HOUSES)[], {
  title: 'DhaiyyaKind',
  description: 'kantaka (4th sign from the Moon) or ashtama (8th)',
});

export const contributorId = oneOf(CONTRIBUTORS, {
  title: 'Contributor',
  description: 'a contributor of the ashtakavarga: one of the seven planets or the Ascendant',
});
