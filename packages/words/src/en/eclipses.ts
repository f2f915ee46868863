/** Words of eclipses. Spellings: the almanacs named in ../README.md. */
import type { EclipseKind, EclipseType } from '@ganita/core/eclipses/globalEclipse.js';
import type { GrasaKind } from '@ganita/core/eclipses/hinduEclipse.js';
import type { EclipseMoment } from '@ganita/core/eclipses/localEclipse.js';

/** Of which body. */
export const kind = {
  solar: 'Solar eclipse',
  lunar: 'Lunar eclipse',
} satisfies Readonly<Record<EclipseKind, string>>;

/** How much is covered. */
export const type = {
  total: 'Total eclipse',
  annular: 'Annular eclipse',
  hybrid: 'Hybrid eclipse',
  partial: 'Partial eclipse',
  penumbral: 'Penumbral eclipse',
} satisfies Readonly<Record<EclipseType, string>>;

/** Contacts on Earth, at a place, and what else starts or ends a visible part. */
export const contact = {
  partial_begin: 'Partial phase begins on Earth',
  total_or_annular_begin: 'Total or annular phase begins on Earth',
  center_line_begin: 'Central line begins',
  center_line_end: 'Central line ends',
  total_or_annular_end: 'Total or annular phase ends on Earth',
  partial_end: 'Partial phase ends on Earth',
  p1: 'Penumbral contact',
  c1: 'First contact',
  u1: 'Umbral contact',
  c2: 'Second contact',
  u2: 'Total phase begins',
  c3: 'Third contact',
  u3: 'Total phase ends',
  c4: 'Fourth contact',
  u4: 'Umbral phase ends',
  p4: 'Penumbral phase ends',
  sunrise: 'Rise of the Sun',
  sunset: 'Setting of the Sun',
  moonrise: 'Rise of the Moon',
  moonset: 'Setting of the Moon',
} satisfies Readonly<Record<EclipseMoment, string>>;

/** How much is covered at the place of a grahana. */
export const grasa = {
  khandagrasa: 'Khandagrasa',
  khagrasa: 'Khagrasa',
  kankana: 'Kankana',
} satisfies Readonly<Record<GrasaKind, string>>;
