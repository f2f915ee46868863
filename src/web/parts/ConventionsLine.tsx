import type { VNode } from 'preact';
import type { ResponseOf } from '../../api/types.js';
import { addressOf } from '../addresses.js';
import { PATHS } from '../paths.js';
import { useSpeech } from '../speech.js';

type Meta = ResponseOf<'panchangDay'>['meta'];

interface ConventionsLineProps {
  readonly meta: Pick<Meta, 'ayanamsa_mode' | 'ayanamsa_value' | 'positions' | 'sunrise_definition' | 'preset'>;
  /** IANA id */
  readonly zone: string;
}

/** The ids of choices as a reader meets them: `apparent_upper_limb` is `apparent upper limb`. */
const plain = (id: string | null): string => (id ?? '').replaceAll('_', ' ');

/** `LAHIRI` is `Lahiri`; `KP_OLD` is `KP Old`. */
const ayanamsaName = (mode: string): string =>
  mode
    .replaceAll('_', ' ')
    .replace(/[A-Z]+/g, (word) => (word === 'KP' ? word : word.charAt(0) + word.slice(1).toLowerCase()));

/** What the figures of a page were computed with, in a quiet line. The ids are those of the rules, in English. */
export function ConventionsLine({ meta, zone }: ConventionsLineProps): VNode {
  const { say, angle } = useSpeech();
  const { ayanamsa_mode: mode, ayanamsa_value: value, positions, sunrise_definition: sunrise, preset } = meta;
  const choices = [positions, sunrise, zone, preset].filter((choice) => choice !== null && choice !== '');
  return (
    <>
      <a href={addressOf(PATHS.about)}>{say.computed_with}</a>{' '}
      <span lang="en">
        {mode !== null && ayanamsaName(mode)}
        {value !== null && ` ${angle(value)}`}
        {choices.map((choice) => ` · ${choice === zone ? zone : plain(choice)}`)}
      </span>
    </>
  );
}
