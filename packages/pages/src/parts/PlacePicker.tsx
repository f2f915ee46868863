import type { VNode } from 'preact';
import { atValue, type PlaceChoice, placeFieldNames } from '../fields/place.js';
import { useSpeech } from '../pageSpeech.js';

interface PlacePickerProps {
  readonly choice: PlaceChoice;
  /** Before the names of its fields: two pickers of one form differ in it. */
  readonly prefix?: string;
  readonly label?: string;
  readonly required?: boolean;
}

const textOf = (choice: PlaceChoice): string =>
  choice.kind === 'known' ? choice.place.label : choice.kind === 'none' ? '' : choice.text;
const atOf = (choice: PlaceChoice): string =>
  choice.kind === 'known' ? atValue(choice.place) : choice.kind === 'sent' ? choice.at : '';

/**
 * The field of a place. Without scripts the form sends the name, and where several places have it the page returns with a
 * list to choose from. With scripts `live/placePicker.ts` suggests places while a person types.
 */
export function PlacePicker({ choice, prefix = '', label, required = false }: PlacePickerProps): VNode {
  const { say, words } = useSpeech();
  const names = placeFieldNames(prefix);
  const id = `${prefix}place-field`;
  return (
    <div class="field place-picker" data-place-picker data-none-found={say.no_place_found}>
      <label for={id}>{label ?? words.report.phrase.place}</label>
      <div class="combobox">
        <input
          id={id}
          type="search"
          name={names.text}
          value={textOf(choice)}
          placeholder={say.place_hint}
          autocomplete="off"
          spellcheck={false}
          maxLength={120}
          required={required}
          aria-describedby={choice.kind === 'found' ? `${id}-found` : undefined}
          aria-invalid={choice.kind === 'found' ? 'true' : undefined}
        />
      </div>
      {choice.kind === 'found' ? (
        <FoundPlaces id={`${id}-found`} name={names.at} choice={choice} />
      ) : (
        <input type="hidden" name={names.at} value={atOf(choice)} />
      )}
    </div>
  );
}

interface FoundPlacesProps {
  readonly id: string;
  readonly name: string;
  readonly choice: Extract<PlaceChoice, { kind: 'found' }>;
}

/**
 * The places that a name may mean, none of them chosen: those that have it, or those with a similar one. Where another text is typed
 * instead, that is searched.
 */
function FoundPlaces({ id, name, choice: { text, places, isNamed, isPartial } }: FoundPlacesProps): VNode {
  const { say } = useSpeech();
  return (
    <div id={id}>
      {places.length === 0 && <p class="error">{say.no_place_found}</p>}
      {isPartial && <p class="soft small">{say.device_places}</p>}
      {places.length > 0 && (
        <fieldset class="choices">
          <legend>{isNamed && places.length > 1 ? say.several_places : say.similar_places}</legend>
          {places.map((place) => {
            const value = atValue(place, text);
            return (
              <label key={value}>
                <input type="radio" name={name} value={value} />
                {place.label}
              </label>
            );
          })}
        </fieldset>
      )}
    </div>
  );
}
