import { DEFAULT_RULES, resolveRules } from '@ganita/core/rules/rules.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { observeSky } from '@ganita/core/sky/sky.js';
import { openPorts } from 'ganita/adapters/openPorts.js';

export const name = 'sky by the Surya Siddhanta';

const SS = resolveRules(DEFAULT_RULES, { calculation_type: 'ss' });
const CHENNAI = { latitudeDeg: 13.0827, longitudeDeg: 80.2707 };

export async function setup() {
  const { ephemeris } = await openPorts();
  let jd = 2415021;
  const nextJd = () => {
    jd = jd > 2480000 ? 2415021 : jd + 17.37;
    return jd;
  };
  return { observatory: openObservatory(ephemeris, DEFAULT_RULES), nextJd };
}

export const run = ({ observatory, nextJd }) => observeSky(observatory, nextJd(), CHENNAI, 5.5, SS);

/** Not slower than this. */
export const against = {
  name: 'drik',
  run: ({ observatory, nextJd }) => observeSky(observatory, nextJd(), CHENNAI, 5.5, DEFAULT_RULES),
};
