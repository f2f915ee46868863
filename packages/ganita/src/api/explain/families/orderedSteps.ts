import type { GrahaDasha, GrahaDashaId } from '@ganita/core/dashas/graha/grahaDashas.js';
import type { LagnaOrGraha } from '@ganita/core/zodiac/grahas.js';
import { signIndex } from '@ganita/core/zodiac/signs.js';
import { BODY_NAMES } from '../../columns/families.data.js';
import type { Derivation, Known, Plain } from '../derivation.js';
import type { Explained } from '../family.js';
import { type DashaSteps, equalShare, keyAfter } from './dashaPlan.js';

/** Members of a list in an order, each by its number in the list. */
interface Members {
  readonly length: number;
  readonly at: (place: number) => Known<number>;
}

/** By a figure of each member: the greatest comes first, of equal ones the earlier. */
export const byFigures = (steps: Derivation, figures: readonly Known<number>[]): Members => ({
  length: figures.length,
  at: (place) => steps.number(`in_place_${place}`, 'greatest', place, ...figures),
});

/** Lords in an order, and how long each lasts. */
interface Ordered {
  readonly id: GrahaDashaId;
  readonly members: Members;
  /** Years of the member at a place, who is so many-th of the list. */
  readonly years: (place: number, member: Known<number>) => Known<number>;
  /** By what parts are long; null where all are equal. */
  readonly weight: ((place: number, member: Known<number>) => Known<number>) | null;
  /** How many places after the lord of a period its parts start; null where they start with the first of the order. */
  readonly from: 0 | 1 | null;
  readonly nameOf: (member: Known<number>) => void;
}

/** The periods of lords in an order, which come again where there are more periods than lords. */
export function orderedSteps({ derivation: steps }: Explained, ordered: Ordered): DashaSteps {
  const { id, members, years, weight, from, nameOf } = ordered;
  const { length, at: member } = members;
  const everywhere = <T>(of: (place: number) => T): readonly T[] => Array.from({ length }, (_, place) => of(place));
  const turn = (number: number): Known<number> => steps.number(`turn_${number}`, 'modulo', number, length);
  const partKey: DashaSteps['partKey'] = (parent, number, named) =>
    from === null ? turn(number) : keyAfter(steps, named(`part_${number}`), parent(), from + number, length);
  const weightAt = (place: number): Known<number> =>
    (weight as NonNullable<typeof weight>)(place, member(place)) as Known<number>;
  return {
    years: (number) => years(number % length, member(number % length)),
    key: turn,
    partKey,
    share:
      weight === null
        ? equalShare(steps, id)
        : ({ parent, count, named, at }) => {
            const passed = Array.from({ length: count }, (_, number) =>
              from === null
                ? weightAt(number)
                : steps.number(
                    named(`part_${number}_key_weight`),
                    'pick',
                    partKey(parent, number, named),
                    ...everywhere(weightAt),
                  ),
            );
            const total = steps.number('total', 'add', ...everywhere(weightAt));
            return steps.number(
              named(`${at}_share`),
              'divide',
              steps.number(named(`${at}_weight`), 'add', ...passed),
              total,
            );
          },
    lord: (key) => nameOf(steps.number('at_place', 'pick', key, ...everywhere(member))),
  };
}

export const dashaOf = ({ context }: Explained, id: GrahaDashaId): GrahaDasha =>
  context
    .dashas()
    .graha()
    .find((one) => one.id === id) as GrahaDasha;

const pointOf = ({ context }: Explained, body: LagnaOrGraha) =>
  body === 'Ascendant' ? context.rasi.ascendant : context.rasi.grahas[body];

const selectorOf = (body: LagnaOrGraha, part: string): string => `${BODY_NAMES[body] ?? body}.${part}`;

/** The index of the sign in which a body is. */
export const signOf = (of: Explained, body: LagnaOrGraha): Known<number> =>
  of.derivation.input(selectorOf(body, 'sign_index'), signIndex(pointOf(of, body).sign));

export const degreesOf = (of: Explained, body: LagnaOrGraha): Known<number> =>
  of.derivation.input(selectorOf(body, 'longitude'), pointOf(of, body).degreesInSign as number, 'degrees');

/** How many signs a body is after a sign, 0 to 11. */
export function signsAfter(
  { derivation: steps }: Explained,
  body: string,
  from: Known<number>,
  to: Known<number>,
  level = '',
) {
  const apart = steps.number(`${body}_${level}house_apart`, 'subtract', to, from);
  return steps.number(`${body}_${level}house_index`, 'modulo', apart, 12);
}

/** A name of a table by a number. */
export const named =
  ({ derivation: steps }: Explained, table: string, names: readonly Plain[]) =>
  (member: Known<number>): void => {
    steps.lookup('lord', table, names[member.value] as Plain, member);
  };
