import { ASPECT_SIGN, baseDrishti, drishtiVirupas } from '@ganita/core/strengths/shadbala/drikBalaDrishti.js';
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

/** The drishti of a planet on a point, by the nature of the planet positive or negative. */
export function signedDrishti(of: Explained, from: Planet, at: Known<number>): Known<number> {
  const { derivation: steps, context } = of;
  const { natures } = context.strengths();
  const whole = drishti(of, from, at);
  const nature = steps.input(`${from}.nature`, natures[from]);
  const sign = steps.lookup(`${from}_sign`, 'signs of natures', ASPECT_SIGN[natures[from]], nature);
  return steps.number(`${from}_signed`, 'multiply', sign, whole);
}

/** The drishti of a planet on a point, in virupas. */
export function drishti({ derivation: steps, context }: Explained, from: Planet, at: Known<number>): Known<number> {
  const own = steps.input(`${from}.sidereal`, context.sky.grahas[from].longitudeDeg as number, 'degrees');
  const arc = steps.number(`${from}_arc`, 'modulo', steps.number(`${from}_less`, 'subtract', at, own), 360);
  const base = steps.interpolate(`${from}_base`, 'drishti', baseDrishti(arc.value), arc);
  const part = steps.number(`${from}_part`, 'floor', steps.number(`${from}_parts`, 'divide', arc, 30));
  const special = drishtiVirupas(from, arc.value, context.rules) - baseDrishti(arc.value);
  const added = steps.lookup(`${from}_special`, 'special drishti', Math.round(special), from, part);
  return steps.number(`${from}_drishti`, 'add', base, added);
}
