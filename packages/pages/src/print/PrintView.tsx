import { CALENDAR_PAPERS } from 'ganita/calculations/calendar/yearCalendar.js';
import type { VNode } from 'preact';
import { PlaceForm } from '../almanac/PlaceForm.js';
import { placeParameters, sentPlace } from '../fields/place.js';
import { Layout } from '../layout/Layout.js';
import type { ViewProps } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { Card } from '../parts/Card.js';
import { FailureNote } from '../parts/FailureNote.js';
import { HiddenFields } from '../parts/HiddenFields.js';
import { SelectField } from '../parts/SelectField.js';
import { CALENDAR_PDF_PATH, PATHS } from '../paths.js';
import type { PrintState } from './printPage.js';

/** The wall calendar of a year at a place, as a file. */
export function PrintView({ facts, shown, failure }: ViewProps<PrintState, Record<never, never>>): VNode {
  const { say } = useSpeech();
  const state = shown?.state;
  return (
    <Layout facts={facts} title={say.wall_calendar} lede={state?.place.label}>
      {failure !== null && <FailureNote failure={failure} />}
      <PlaceForm
        action={PATHS.print}
        choice={state?.choice ?? sentPlace(facts.fields)}
        note={state?.isReference === true ? say.reference_place : undefined}
      />
      {state !== undefined && (
        <Card title={say.wall_calendar}>
          <p>{say.wall_calendar_note}</p>
          <form class="place-form" method="post" action={CALENDAR_PDF_PATH}>
            <HiddenFields fields={placeParameters(state.place)} />
            <div class="field">
              <label for="year-field">{say.calendar_year}</label>
              <input id="year-field" name="year" type="number" inputmode="numeric" value={state.year} required />
            </div>
            <SelectField
              name="paper"
              label={say.paper_size}
              value="A4"
              choices={CALENDAR_PAPERS.map((id) => [id, id === 'A6' ? `${id}: ${say.pocket_panchang}` : id])}
            />
            <div class="field">
              <label for="brand-field">{say.brand_line}</label>
              <input id="brand-field" name="brand" type="text" maxlength={160} />
            </div>
            <button type="submit" class="primary">
              {say.save_pdf}
            </button>
          </form>
        </Card>
      )}
    </Layout>
  );
}
