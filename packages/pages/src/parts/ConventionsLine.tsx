import type { ResponseOf } from 'ganita/api/requestsAndResponses.js';
import type { VNode } from 'preact';
import { addressOf } from '../addresses.js';
import { useSpeech } from '../pageSpeech.js';
import { PATHS } from '../paths.js';

type Meta = ResponseOf<'panchangDay'>['meta'];

interface ConventionsLineProps {
  readonly meta: Pick<Meta, 'ayanamsa_mode' | 'ayanamsa_value' | 'positions' | 'sunrise_definition' | 'preset'>;
  /** IANA id */
  readonly zone: string;
}

/** What the figures of a page were computed with, in a quiet line. */
export function ConventionsLine({ meta, zone }: ConventionsLineProps): VNode {
  const { say, words, angle, figures } = useSpeech();
  const { ayanamsa_mode: mode, ayanamsa_value: value, positions, sunrise_definition: sunrise, preset } = meta;
  const { pages, kundali } = words;
  const choices = [
    mode !== null && `${figures(kundali.ayanamsa[mode])}${value === null ? '' : ` ${angle(value)}`}`,
    positions !== null && pages.positions[positions],
    sunrise !== null && figures(pages.sunriseDefinition[sunrise]),
    zone,
    preset !== null && pages.preset[preset],
  ];
  return (
    <>
      <a href={addressOf(PATHS.about)}>{say.computed_with}</a> {choices.filter(Boolean).join(' · ')}
    </>
  );
}
