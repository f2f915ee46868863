import type { VNode } from 'preact';
import { PlaceForm } from '../almanac/PlaceForm.js';
import { placeParameters, sentPlace } from '../fields/place.js';
import { Layout } from '../layout/Layout.js';
import type { Fields, ViewProps } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { Card, Grid } from '../parts/Card.js';
import { ConventionsLine } from '../parts/ConventionsLine.js';
import { DateField } from '../parts/DateField.js';
import { FailureNote } from '../parts/FailureNote.js';
import { ProgramCalls } from '../parts/ProgramCalls.js';
import { PATHS } from '../paths.js';
import { CalendarDateForm } from './CalendarDateForm.js';
import { CalendarTable } from './CalendarTable.js';
import type { ConvertQueries, ConvertState } from './convertPage.js';

/** The fields of the place as they were sent. */
const placeFields = ({ place = '', at = '' }: Fields): Fields => ({ place, at });

export function ConvertView({ facts, shown, failure }: ViewProps<ConvertState, ConvertQueries>): VNode {
  const { say, weekdayDate } = useSpeech();
  if (shown === null) {
    return (
      <Layout facts={facts} title={say.nav_convert}>
        {failure !== null && <FailureNote failure={failure} />}
        <PlaceForm action={PATHS.convert} choice={sentPlace(facts.fields)}>
          <DateField name="date" value={facts.fields.date ?? ''} label={say.gregorian_date} />
        </PlaceForm>
        <h2>{say.date_of_calendar}</h2>
        <CalendarDateForm facts={facts} place={placeFields(facts.fields)} />
      </Layout>
    );
  }
  const { choice, place, isReference } = shown.state;
  const { converted, meta } = shown.answers.converted;
  const [first] = converted;
  return (
    <Layout
      facts={facts}
      title={say.nav_convert}
      lede={`${first === undefined ? '' : `${weekdayDate(first.date)} · `}${place.label}`}
      conventions={<ConventionsLine meta={meta} zone={place.zone} />}
    >
      <PlaceForm action={PATHS.convert} choice={choice} note={isReference ? say.reference_place : undefined}>
        <DateField name="date" value={first?.date ?? ''} label={say.gregorian_date} />
      </PlaceForm>
      <h2>{say.date_of_calendar}</h2>
      <CalendarDateForm facts={facts} place={placeParameters(place)} />
      <Grid>
        {converted.map((day) => (
          <Card key={day.date} title={weekdayDate(day.date)} span={12}>
            <CalendarTable day={day} />
            <p class="soft small">{say.tithi_note}</p>
          </Card>
        ))}
      </Grid>
      <ProgramCalls
        calls={converted.slice(0, 1).map(({ date }) => ({
          path: '/calendar/convert',
          request: { date, latitude: place.latitude, longitude: place.longitude, zone: place.zone },
        }))}
      />
    </Layout>
  );
}
