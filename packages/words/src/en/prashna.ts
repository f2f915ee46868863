/** Words of prashna. Spellings: the almanacs named in ../README.md. */

import type { MangalaCreature, MangalaElement, MangalaYoni } from '@ganita/core/prashna/ashtamangala.js';
import type { Direction } from '@ganita/core/prashna/prashnaArudha.js';
import type { RisingMode } from '@ganita/core/prashna/prashnaLagna.js';
import type { SutraResult } from '@ganita/core/prashna/sutras.js';

/** Results of the sutras of Prasna Marga. */
export const sutraResult = {
  jeeva: 'Jeeva',
  roga: 'Roga',
  mrityu: 'Mrityu',
  mixed: 'Mixed',
} satisfies Readonly<Record<SutraResult, string>>;

/** How a sign rises. */
export const rising = {
  sirshodaya: 'Sirshodaya',
  prishtodaya: 'Prishtodaya',
  ubhayodaya: 'Ubhayodaya',
} satisfies Readonly<Record<RisingMode, string>>;

/** The eight yonis of ashtamangala. */
export const yoni = {
  dhwaja: 'Dhwaja',
  dhuma: 'Dhuma',
  simha: 'Simha',
  shvan: 'Shvan',
  vrisha: 'Vrisha',
  khara: 'Khara',
  gaja: 'Gaja',
  kaka: 'Kaka',
} satisfies Readonly<Record<MangalaYoni, string>>;

/** Their creatures. */
export const creature = {
  garuda: 'Garuda',
  cat: 'Cat',
  lion: 'Lion',
  dog: 'Dog',
  serpent: 'Serpent',
  mouse: 'Mouse',
  elephant: 'Elephant',
  hare: 'Hare',
} satisfies Readonly<Record<MangalaCreature, string>>;

/** Their elements. */
export const element = {
  earth: 'Earth',
  fire: 'Fire',
  ether: 'Ether',
  water: 'Water',
  air: 'Air',
} satisfies Readonly<Record<MangalaElement, string>>;

/** Directions of the sthira chakra. */
export const direction = {
  north_east: 'North-east',
  east: 'East',
  south_east: 'South-east',
  south: 'South',
  south_west: 'South-west',
  west: 'West',
  north_west: 'North-west',
  north: 'North',
} satisfies Readonly<Record<Direction, string>>;

/** Times of the three digits of ashtamangala. */
export const mangalaTime = {
  past: 'The past',
  present: 'The present',
  future: 'The future',
};

/** Parts of the body of the three digits. */
export const bodyPart = {
  above_neck: 'Above the neck',
  neck_to_waist: 'Neck to waist',
  below_waist: 'Below the waist',
};
