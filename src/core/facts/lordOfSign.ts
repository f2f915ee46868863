import type { Graha } from '../zodiac/grahas.js';
import { houseOf } from '../zodiac/houses.js';
import type { Sign } from '../zodiac/signs.js';
import type { ChartFacts } from './chartFacts.js';

/** The lord of a sign in a chart, co-lords decided as for its houses. */
export const lordOfSign = ({ lords, lagna }: ChartFacts, sign: Sign): Graha => lords[houseOf(lagna, sign)];
