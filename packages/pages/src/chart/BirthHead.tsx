import { degreesInSign } from '@ganita/core/zodiac/signs.js';
import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { type Certainty, openResult, possibleValues } from './certainty.js';
import type { BirthAttributes, Planets } from './chartTypes.js';

interface BirthHeadProps {
  readonly planets: Planets;
  readonly attributes: BirthAttributes;
  readonly certainty: Certainty;
}

/**
 * What a family asks first: lagna, sign and nakshatra of the Moon, and the syllable with which a name begins. What the time of
 * the birth leaves open has the values that are possible.
 */
export function BirthHead({ planets, attributes, certainty }: BirthHeadProps): VNode {
  const speech = useSpeech();
  const { figures, minutes } = speech;
  const { phrase } = speech.words.report;
  const { Ascendant: lagna } = planets;
  const lagnaDegree = lagna === null || certainty !== null ? '' : minutes(degreesInSign(lagna.longitude));
  const isPadaOpen = openResult(certainty, 'Moon.nakshatra_pada') !== undefined;
  const facts = [
    [phrase.lagna, lagna?.sign_name ?? '–', lagnaDegree, 'lagna.D-1'],
    [phrase.moon_sign, attributes.moon_sign_name, '', 'Moon.D-1'],
    [
      phrase.nakshatra,
      attributes.nakshatra_name,
      isPadaOpen ? '' : `${phrase.pada} ${figures(attributes.pada)}`,
      'nakshatra',
    ],
    [phrase.naming_syllable, isPadaOpen ? '–' : attributes.naming_syllable_name, '', null],
  ] as const;
  return (
    <dl class="strip">
      {facts.map(([name, value, note, key]) => {
        const open = key === null ? undefined : openResult(certainty, key);
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{open === undefined ? value : possibleValues(open, speech)}</b>
              {note !== '' && <span class="soft small">{note}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
