import type { Rules } from '../rules/rules.js';
import type { Observatory } from '../sky/observatory.js';
import { HOURS_PER_DAY, type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import { type GlobalEclipse, isPenumbral } from './globalEclipse.js';
import type { LocalEclipse } from './localEclipse.js';
import { praharaStart, type SunAt } from './praharas.js';

/** The choices that decide sutak. */
export type SutakRules = Pick<Rules, 'sutak_rule' | 'sutak_from'>;

/** How much of the body is covered at the place: a part, all of it, or all but a ring. */
export const GRASA_KINDS = ['khandagrasa', 'khagrasa', 'kankana'] as const;
export type GrasaKind = (typeof GRASA_KINDS)[number];

/** The time before and during a grahana in which rites are suspended; starts are null where the Sun does not rise or set. */
export interface Sutak {
  readonly startJdUt: JulianDayUt | null;
  /** For children, the old and the sick. */
  readonly startVulnerableJdUt: JulianDayUt | null;
  readonly endJdUt: JulianDayUt;
}

/** A grahana of a place: an eclipse that counts there (docs/rules/11-eclipses-and-visibility.md#section-4). */
export interface Grahana {
  readonly kind: GrasaKind;
  readonly sparshaJdUt: JulianDayUt;
  readonly sammilanaJdUt: JulianDayUt | null;
  readonly madhyaJdUt: JulianDayUt;
  readonly madhyaVisible: boolean;
  readonly unmilanaJdUt: JulianDayUt | null;
  readonly mokshaJdUt: JulianDayUt;
  /** The body rises eclipsed, sets eclipsed. */
  readonly grastodaya: boolean;
  readonly grastasta: boolean;
  /** Greatest magnitude: that is seen at the place for the Sun, of the umbra for the Moon. */
  readonly paramaGrasa: number;
  /** null by the rule `none`. */
  readonly sutak: Sutak | null;
}

/** Praharas, or hours, from the start of sutak to sparsha. */
const SUTAK_PRAHARAS = { solar: 4, lunar: 3 } as const;
const SUTAK_HOURS = { solar: 12, lunar: 9 } as const;
const VULNERABLE_PRAHARAS = 1;

const GRASA_OF_TYPE = { total: 'khagrasa', annular: 'kankana', partial: 'khandagrasa' } as const;

/** The grahana of a place, or null: nothing of it is seen there, or the Moon enters only the penumbra. */
export function grahanaOf(
  observatory: Observatory,
  eclipse: GlobalEclipse,
  local: LocalEclipse,
  sun: SunAt,
  rules: SutakRules,
): Grahana | null {
  const { visible, contacts, type } = local;
  if (visible === null || type === 'penumbral' || isPenumbral(eclipse)) return null;
  const at = (solar: 'c2' | 'c3', lunar: 'u2' | 'u3'): JulianDayUt | null =>
    contacts.get(eclipse.kind === 'solar' ? solar : lunar)?.jdUt ?? null;
  return {
    kind: GRASA_OF_TYPE[type],
    sparshaJdUt: visible.startJdUt,
    sammilanaJdUt: at('c2', 'u2'),
    madhyaJdUt: local.maximum.jdUt,
    madhyaVisible: local.maximum.aboveHorizon,
    unmilanaJdUt: at('c3', 'u3'),
    mokshaJdUt: visible.endJdUt,
    grastodaya: visible.startJdUt !== local.whole.startJdUt,
    grastasta: visible.endJdUt !== local.whole.endJdUt,
    paramaGrasa: visible.maximum.covering?.magnitude ?? umbralMagnitude(eclipse),
    sutak: sutakOf(observatory, eclipse.kind, local, visible.endJdUt, sun, rules),
  };
}

function umbralMagnitude({ kind, circumstances }: GlobalEclipse): number {
  const magnitude = kind === 'lunar' ? circumstances.umbralMagnitude : null;
  if (magnitude === null) throw new Error('an eclipse of the Moon that counts has an umbral magnitude');
  return magnitude;
}

function sutakOf(
  observatory: Observatory,
  kind: GlobalEclipse['kind'],
  { visible, whole }: LocalEclipse,
  endJdUt: JulianDayUt,
  sun: SunAt,
  { sutak_rule, sutak_from }: SutakRules,
): Sutak | null {
  if (sutak_rule === 'none') return null;
  const from = sutak_from === 'first_contact' || visible === null ? whole.startJdUt : visible.startJdUt;
  return {
    startJdUt:
      sutak_rule === 'hours_12_9'
        ? julianDayUt(from - SUTAK_HOURS[kind] / HOURS_PER_DAY)
        : praharaStart(observatory, sun, from, SUTAK_PRAHARAS[kind]),
    startVulnerableJdUt: praharaStart(observatory, sun, from, VULNERABLE_PRAHARAS),
    endJdUt,
  };
}
