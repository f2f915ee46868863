import type { Shadbala } from '@ganita/core/strengths/shadbala/shadbala.js';
import type { Planet } from '@ganita/core/zodiac/grahas.js';
import type { Derivation, Known } from '../derivation.js';
import type { Explained } from '../family.js';

/** What a part of shadbala is derived from. */
export interface Subject {
  readonly of: Explained;
  readonly steps: Derivation;
  readonly planet: Planet;
  readonly bala: Shadbala;
}

export const longitude = ({ of, steps }: Subject, planet: Planet): Known<number> =>
  steps.input(`${planet}.sidereal`, of.context.sky.grahas[planet].longitudeDeg as number, 'degrees');

/** The shorter way between two points. */
export function apart(steps: Derivation, name: string, a: Known<number>, b: Known<number> | number): Known<number> {
  const forward = steps.number(`${name}_forward`, 'modulo', steps.number(`${name}_less`, 'subtract', a, b), 360);
  return steps.number(name, 'minimum', forward, steps.number(`${name}_back`, 'subtract', 360, forward));
}

/** So many virupas where something holds, else none. */
export const where = (steps: Derivation, condition: Known<boolean>, virupas: number): Known<number> =>
  steps.number('virupas', 'choose', condition, virupas, 0);

export const rounded = (steps: Derivation, value: Known<number>): Known<number> =>
  steps.number('rounded', 'round', value, 6);
