/**
 * Countries whose names have the sounds of India, by ISO 3166-1 alpha-2. Source: the members of the South Asian Association for
 * Regional Cooperation whose languages are written in scripts of India, or whose towns have names of their families.
 */
export const SOUTH_ASIA: readonly string[] = ['IN', 'NP', 'LK', 'BD', 'PK', 'BT'];
