/** Countries whose names have the sounds of India, by ISO 3166-1 alpha-2. Source: a choice of our own (docs/places.md). */
export const SOUTH_ASIA: readonly string[] = ['IN', 'NP', 'LK', 'BD', 'PK', 'BT'];
