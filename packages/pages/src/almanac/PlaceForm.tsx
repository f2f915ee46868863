import type { ComponentChildren, VNode } from 'preact';
import type { PlaceChoice } from '../fields/place.js';
import { useSpeech } from '../pageSpeech.js';
import { PlacePicker } from '../parts/PlacePicker.js';

interface PlaceFormProps {
  readonly action: string;
  readonly choice: PlaceChoice;
  /** Why this place is shown. */
  readonly note?: string | undefined;
  /** Whether the form is folded, because a place is shown and rarely another is wanted. */
  readonly isFolded?: boolean;
  /** Other controls of the form: the date, the month. */
  readonly children?: ComponentChildren;
}

/** The form of a page that is about a place and a date: it is an address, which can be kept and shared. */
export function PlaceForm({ action, choice, note, isFolded = false, children }: PlaceFormProps): VNode {
  const { say, words } = useSpeech();
  const form = (
    <form class="place-form" method="get" action={action} data-place-form>
      <PlacePicker choice={choice} />
      {children}
      <button type="submit" class="primary">
        {say.show}
      </button>
      {note !== undefined && <p class="note">{note}</p>}
    </form>
  );
  return isFolded ? (
    <details class="folded-form">
      <summary>{words.occasions.form.another_place}</summary>
      {form}
    </details>
  ) : (
    form
  );
}
