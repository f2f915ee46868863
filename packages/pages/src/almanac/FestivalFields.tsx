import { TRADITIONS, type Tradition } from '@ganita/core/festivals/almanac.js';
import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { SelectField } from '../parts/SelectField.js';
import { SHOWN_REGIONS, type ShownFestivals, type ShownRegion } from './shownFestivals.js';

interface FestivalFieldsProps<Shown extends string> {
  /** What may be listed. */
  readonly shown: readonly Shown[];
  readonly tradition: Tradition;
  readonly festivals: Shown;
  readonly region: ShownRegion;
  /** Whether they are folded: the form first asks for a place. */
  readonly isFolded: boolean;
}

/** Whose festivals are listed, and which of them. */
export function FestivalFields<Shown extends ShownFestivals | 'ekadashi'>({
  shown,
  tradition,
  festivals,
  region,
  isFolded,
}: FestivalFieldsProps<Shown>): VNode {
  const { say, words } = useSpeech();
  const { category, audience, tradition: traditionWords } = words.festivalParts;
  const wordOf = (id: ShownFestivals | 'ekadashi'): string => {
    if (id === 'general') return say.general_festivals;
    if (id === 'all') return say.all_festivals;
    return id === 'ekadashi' ? words.angas.tithi.ekadashi : category[id];
  };
  const fields = (
    <>
      <SelectField
        name="festivals"
        label={say.which_festivals}
        value={festivals}
        choices={shown.map((id) => [id, wordOf(id)])}
      />
      <SelectField
        name="region"
        label={say.region}
        value={region}
        choices={SHOWN_REGIONS.map((id) => [id, id === 'place' ? say.region_of_place : audience[id]])}
      />
      <SelectField
        name="tradition"
        label={say.tradition}
        value={tradition}
        choices={TRADITIONS.map((id) => [id, traditionWords[id]])}
        note={words.occasions.festival.tradition_note}
      />
    </>
  );
  return isFolded ? (
    <details class="options further-fields">
      <summary>{words.occasions.form.if_wanted}</summary>
      <div class="option-fields">{fields}</div>
    </details>
  ) : (
    fields
  );
}
