/** Words of the doshas. Spellings: the almanacs named in ../README.md. */
import type { DoshaId, ExceptionEffect } from '@ganita/core/doshas/dosha.js';
import type { KalaSarpaType, PitruReason } from '@ganita/core/doshas/doshas.data.js';
import type { KalaSarpaDirection } from '@ganita/core/doshas/kalaSarpa.js';
import type { ManglikException } from '@ganita/core/doshas/manglik.js';

export const name = {
  kala_sarpa: 'Kala Sarpa',
  manglik: 'Manglik',
  pitru: 'Pitru',
  guru_chandala: 'Guru Chandala',
  ganda_moola: 'Ganda Moola',
  kalathra: 'Kalathra',
  ghata: 'Ghata',
  shrapit: 'Shrapit',
} satisfies Readonly<Record<DoshaId, string>>;

export const kalaSarpaType = {
  ananta: 'Ananta',
  kulika: 'Kulika',
  vasuki: 'Vasuki',
  shankhapala: 'Shankhapala',
  padma: 'Padma',
  mahapadma: 'Mahapadma',
  takshaka: 'Takshaka',
  karkotaka: 'Karkotaka',
  shankhachuda: 'Shankhachuda',
  ghataka: 'Ghataka',
  vishadhara: 'Vishadhara',
  sheshanaga: 'Sheshanaga',
} satisfies Readonly<Record<KalaSarpaType, string>>;

export const kalaSarpaDirection = {
  rahu_to_ketu: 'Rahu to Ketu',
  ketu_to_rahu: 'Ketu to Rahu',
} satisfies Readonly<Record<KalaSarpaDirection, string>>;

export const pitruReason = {
  luminary_or_rahu_in_9th: 'Sun, Moon or Rahu in the 9th',
  ketu_in_4th: 'Ketu in the 4th',
  luminary_or_node_with_mars_or_saturn: 'Sun, Moon, Rahu or Ketu associated with Mars or Saturn',
  two_of_mercury_venus_rahu_together: 'Two of Mercury, Venus and Rahu together in the 2nd, 5th, 9th or 12th',
  luminary_with_node: 'Sun or Moon with a node',
} satisfies Readonly<Record<PitruReason, string>>;

export const exceptionEffect = {
  cancels: 'Cancels',
  reduces: 'Reduces',
} satisfies Readonly<Record<ExceptionEffect, string>>;

export const manglikException = {
  mars_in_leo_or_aquarius: 'Mars in Leo or Aquarius',
  mars_in_2nd_in_sign_of_mercury: 'Mars in the 2nd in Gemini or Virgo',
  mars_in_4th_in_own_sign: 'Mars in the 4th in Aries or Scorpio',
  mars_in_7th_in_cancer_or_capricorn: 'Mars in the 7th in Cancer or Capricorn',
  mars_in_8th_in_sign_of_jupiter: 'Mars in the 8th in Sagittarius or Pisces',
  mars_in_12th_in_sign_of_venus: 'Mars in the 12th in Taurus or Libra',
  mars_joined_or_aspected_by_jupiter_or_saturn: 'Mars joined or aspected by Jupiter or Saturn',
  mars_retrograde: 'Mars retrograde',
  mars_combust_or_at_edge_of_sign: 'Mars combust, or in the first or last degree of its sign',
  mars_lord_of_lagna: 'Mars lord of the Ascendant',
  dispositor_of_mars_debilitated_or_with_dignified_benefic:
    'Lord of the sign of Mars debilitated, or with Jupiter or Venus in own sign or exaltation',
  mars_strong: "Mars exalted, in its own or in a friend's sign",
  mars_in_movable_sign: 'Mars in a movable sign',
  dispositor_of_mars_in_kendra_or_trikona: 'Lord of the sign of Mars in a kendra or trikona',
  lagna_cancer_or_leo: 'Ascendant in Cancer or Leo',
  mars_with_jupiter_or_moon: 'Mars with Jupiter or the Moon',
  jupiter_or_venus_in_lagna: 'Jupiter or Venus in the 1st',
} satisfies Readonly<Record<ManglikException, string>>;
