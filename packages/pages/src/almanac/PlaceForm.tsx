import type { ComponentChildren, VNode } from 'preact';
import type { PlaceChoice } from '../fields/place.js';
import { useSpeech } from '../pageSpeech.js';
import { PlacePicker } from '../parts/PlacePicker.js';

interface PlaceFormProps {
  readonly action: string;
  readonly choice: PlaceChoice;
  /** Why this place is shown. */
  readonly note?: string | undefined;
  /** Other controls of the form: the date, the month. */
  readonly children?: ComponentChildren;
}

/** The form of a page that is about a place and a date: it is an address, which can be kept and shared. */
export function PlaceForm({ action, choice, note, children }: PlaceFormProps): VNode {
  const { say } = useSpeech();
  return (
    <form class="place-form" method="get" action={action} data-place-form>
      <PlacePicker choice={choice} />
      {children}
      <button type="submit" class="primary">
        {say.show}
      </button>
      {note !== undefined && <p class="note">{note}</p>}
    </form>
  );
}
