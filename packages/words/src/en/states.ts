/** Words of the states of grahas. Spellings: the almanacs named in ../README.md. */
import type { BhavaMethod } from '@ganita/core/charts/bhavaMethods.js';
import type { BaladiAvastha, DeeptadiAvastha, JagradadiAvastha } from '@ganita/core/charts/states/avasthas.js';
import type { WarKind } from '@ganita/core/charts/states/grahaYuddha.js';
import type { PachakadiRole } from '@ganita/core/charts/states/pachakadi.js';

export const baladi = {
  bala: 'Bala',
  kumara: 'Kumara',
  yuva: 'Yuva',
  vriddha: 'Vriddha',
  mrita: 'Mrita',
} satisfies Readonly<Record<BaladiAvastha, string>>;

export const jagradadi = {
  jagrat: 'Jagrat',
  swapna: 'Swapna',
  sushupti: 'Sushupti',
} satisfies Readonly<Record<JagradadiAvastha, string>>;

export const deeptadi = {
  deepta: 'Deepta',
  swastha: 'Swastha',
  mudita: 'Mudita',
  shanta: 'Shanta',
  deena: 'Deena',
  duhkhita: 'Duhkhita',
  khala: 'Khala',
  kopa: 'Kopa',
  vikala: 'Vikala',
} satisfies Readonly<Record<DeeptadiAvastha, string>>;

export const warKind = {
  bheda: 'Bheda',
  ullekha: 'Ullekha',
  apasavya: 'Apasavya',
  amsumarda: 'Amsumarda',
} satisfies Readonly<Record<WarKind, string>>;

export const pachakadi = {
  pachaka: 'Pachaka',
  bodhaka: 'Bodhaka',
  karaka: 'Karaka',
  vedhaka: 'Vedhaka',
} satisfies Readonly<Record<PachakadiRole, string>>;

/** Names of the states themselves. */
export type StateName =
  | 'retrograde'
  | 'direct'
  | 'stationary'
  | 'combust'
  | 'deep_exalted'
  | 'deep_debilitated'
  | 'graha_yuddha'
  | 'mrityu_bhaga'
  | 'pushkara_navamsa'
  | 'pushkara_bhaga'
  | 'marana_karaka_sthana'
  | 'latta'
  | 'navamsa_64'
  | 'drekkana_22';

export const name = {
  retrograde: 'Retrograde',
  direct: 'Direct',
  stationary: 'Stationary',
  combust: 'Combust',
  deep_exalted: 'Deep exaltation',
  deep_debilitated: 'Deep debilitation',
  graha_yuddha: 'Graha yuddha',
  mrityu_bhaga: 'Mrityu bhaga',
  pushkara_navamsa: 'Pushkara navamsa',
  pushkara_bhaga: 'Pushkara bhaga',
  marana_karaka_sthana: 'Marana karaka sthana',
  latta: 'Latta',
  navamsa_64: '64th navamsa',
  drekkana_22: '22nd drekkana',
} satisfies Readonly<Record<StateName, string>>;

/** The five ways of dividing houses, by number. */
export const bhavaMethod = {
  1: 'Equal houses, lagna in the middle',
  2: 'Equal houses, lagna at the start',
  3: 'Sripati',
  4: 'KP (Placidus)',
  5: 'Whole sign',
} satisfies Readonly<Record<`${BhavaMethod}`, string>>;
