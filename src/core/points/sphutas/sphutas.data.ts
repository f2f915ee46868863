import type { Sphuta } from '../../zodiac/points.js';

/** Terms of a sum of longitudes: how often each is counted, and degrees added. */
export interface SphutaTerms {
  readonly Ascendant?: number;
  readonly Sun?: number;
  readonly Moon?: number;
  readonly Mars?: number;
  readonly Jupiter?: number;
  readonly Venus?: number;
  readonly Rahu?: number;
  readonly gulika?: number;
  readonly addDeg?: number;
}

const YOGI_DEG = 93 + 20 / 60;
const AVAYOGI_DEG = 186 + 40 / 60;

/** The fourteen sphutas (docs/rules/02-points-and-arudhas.md#section-4), those made of others written out in full. */
export const SPHUTA_TERMS = {
  tri_sphuta: { Moon: 1, Ascendant: 1, gulika: 1 },
  chatur_sphuta: { Moon: 1, Ascendant: 1, gulika: 1, Sun: 1 },
  pancha_sphuta: { Moon: 1, Ascendant: 1, gulika: 1, Sun: 1, Rahu: 1 },
  prana_sphuta: { Ascendant: 5, gulika: 1 },
  deha_sphuta: { Moon: 8, gulika: 1 },
  mrityu_sphuta: { gulika: 7, Sun: 1 },
  sookshma_tri_sphuta: { Ascendant: 5, Moon: 8, gulika: 9, Sun: 1 },
  beeja_sphuta: { Sun: 1, Jupiter: 1, Venus: 1 },
  kshetra_sphuta: { Moon: 1, Jupiter: 1, Mars: 1 },
  tithi_sphuta: { Moon: 1, Sun: -1 },
  yoga_sphuta: { Moon: 1, Sun: 1 },
  yogi_sphuta: { Moon: 1, Sun: 1, addDeg: YOGI_DEG },
  avayogi_sphuta: { Moon: 1, Sun: 1, addDeg: YOGI_DEG + AVAYOGI_DEG },
  rahu_tithi_sphuta: { Rahu: 1, Sun: -1 },
} as const satisfies Readonly<Record<Sphuta, SphutaTerms>>;
