import { needsOf } from '../facts/needs.js';
import type { View } from '../facts/view.js';
import { known, type YogaFacts } from './yogaFacts.js';

/** The navamsa of the birth, whatever chart is under test; its houses count from its own Ascendant. */
export const IN_NAVAMSA: View<YogaFacts> = {
  id: '_in_navamsa',
  name: ' in N',
  needs: needsOf('navamsa'),
  of: ({ ofBirth }) => known(ofBirth.navamsa),
};

/** The drekkana of the birth. */
export const IN_DREKKANA: View<YogaFacts> = {
  id: '_in_drekkana',
  name: ' in D-3',
  needs: needsOf('drekkana'),
  of: ({ ofBirth }) => known(ofBirth.drekkana),
};

/** The navamsa of the chart under test. */
export const IN_OWN_NAVAMSA: View<YogaFacts> = {
  id: '_in_own_navamsa',
  name: ' in the navamsa of this chart',
  needs: needsOf('navamsa'),
  of: (facts) => facts.ownNavamsa(),
};
