import { filled } from '@ganita/words/messages.js';
import type { VNode } from 'preact';
import { type PageSpeech, useSpeech } from '../pageSpeech.js';
import { Conditions } from './Conditions.js';
import type { Doshas as DoshasAnswer } from './chartTypes.js';

export type Dosha = DoshasAnswer[keyof DoshasAnswer];

/** A dosha in a word: present, cancelled with the number of reasons, or absent. It has no colour, since it is no verdict. */
export function doshaState(dosha: Dosha, { words, say, figures }: PageSpeech): string {
  const { phrase } = words.report;
  if (!dosha.present) return phrase.absent;
  const reasons = dosha.cancelled_by_exceptions.length;
  return reasons === 0 ? phrase.present : filled(say.dosha_cancelled, { count: figures(reasons) }, words);
}

/** What cancels or reduces a dosha. */
export const cancellationText = ({ cancellations }: Dosha): string =>
  cancellations.map(({ effect_name: effect, name }) => `${effect}: ${name}`).join(' · ');

/** That a Kala Sarpa is by whole signs, and the planets that are not in its half by degrees; null where there is none. */
export function doshaByDegrees(dosha: Dosha, { words }: PageSpeech): string | null {
  if (!('kala_sarpa_direction' in dosha) || !dosha.present) return null;
  const { kala_sarpa_direction: direction, planets_in_rahu_to_ketu_half: first } = dosha;
  const outside = direction === 'rahu_to_ketu' ? dosha.planets_in_ketu_to_rahu_half : first;
  const planets = outside.map((planet) => words.zodiac.body[planet]).join(', ');
  return planets === '' ? null : filled(words.doshas.kalaSarpaDegrees.outside, { planets }, words);
}

/** The doshas that are there, each with its state and conditions; below them, folded, those that are not. */
export function Doshas({ doshas }: { readonly doshas: DoshasAnswer }): VNode {
  const { words, figures } = useSpeech();
  const { phrase } = words.report;
  const all = Object.values(doshas);
  const [present, absent] = [all.filter((dosha) => dosha.present), all.filter((dosha) => !dosha.present)];
  return (
    <>
      {present.length === 0 ? <p class="soft">{phrase.none}</p> : <DoshaList doshas={present} />}
      {absent.length > 0 && (
        <details class="more-findings">
          <summary>
            {phrase.absent} ({figures(absent.length)})
          </summary>
          <DoshaList doshas={absent} />
        </details>
      )}
    </>
  );
}

function DoshaList({ doshas }: { readonly doshas: readonly Dosha[] }): VNode {
  const speech = useSpeech();
  return (
    <ul class="findings">
      {doshas.map((dosha) => {
        const byDegrees = doshaByDegrees(dosha, speech);
        return (
          <li key={dosha.name}>
            <details>
              <summary>
                <b>{dosha.name}</b> <span class="quality">{doshaState(dosha, speech)}</span>
                {byDegrees !== null && <span class="soft small"> {byDegrees}</span>}
              </summary>
              <Conditions conditions={dosha.present ? dosha.evidence : dosha.unmet} areMet={dosha.present} />
              {dosha.cancellations.length > 0 && <p class="small">{cancellationText(dosha)}</p>}
            </details>
          </li>
        );
      })}
    </ul>
  );
}
