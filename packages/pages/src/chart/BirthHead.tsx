import { degreesInSign } from '@ganita/core/zodiac/signs.js';
import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import type { BirthAttributes, Planets } from './chartTypes.js';

interface BirthHeadProps {
  readonly planets: Planets;
  readonly attributes: BirthAttributes;
}

/** What a family asks first: lagna, sign and nakshatra of the Moon, and the syllable with which a name begins. */
export function BirthHead({ planets, attributes }: BirthHeadProps): VNode {
  const { words, figures, minutes } = useSpeech();
  const { phrase } = words.report;
  const { Ascendant: lagna } = planets;
  const facts = [
    [phrase.lagna, lagna?.sign_name ?? '–', lagna === null ? '' : minutes(degreesInSign(lagna.longitude))],
    [phrase.moon_sign, attributes.moon_sign_name, ''],
    [phrase.nakshatra, attributes.nakshatra_name, `${phrase.pada} ${figures(attributes.pada)}`],
    [phrase.naming_syllable, attributes.naming_syllable_name, ''],
  ] as const;
  return (
    <dl class="strip">
      {facts.map(([name, value, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            {note !== '' && <span class="soft small">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
