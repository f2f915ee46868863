import type { Graha } from '../zodiac/grahas.js';
import type { Sign } from '../zodiac/signs.js';

/** The lord of every sign in one chart, co-lords decided. */
export type SignLords = (sign: Sign) => Graha;
