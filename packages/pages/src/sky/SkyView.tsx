import type { VNode } from 'preact';
import { PlaceForm } from '../almanac/PlaceForm.js';
import { sentPlace } from '../fields/place.js';
import { Layout } from '../layout/Layout.js';
import type { ViewProps } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { Card, Grid } from '../parts/Card.js';
import { ConventionsLine } from '../parts/ConventionsLine.js';
import { DateField } from '../parts/DateField.js';
import { FailureNote } from '../parts/FailureNote.js';
import { Picture } from '../parts/Picture.js';
import { PATHS } from '../paths.js';
import { EclipseTable } from './EclipseTable.js';
import { EventTable } from './EventTable.js';
import { QUARTERS, type SkyQueries, type SkyState } from './skyPage.js';
import { TransitTable } from './TransitTable.js';

export function SkyView({ facts, shown, failure }: ViewProps<SkyState, SkyQueries>): VNode {
  const { say, weekdayDate, words } = useSpeech();
  if (shown === null) {
    return (
      <Layout facts={facts} title={say.nav_sky}>
        {failure !== null && <FailureNote failure={failure} />}
        <PlaceForm action={PATHS.sky} choice={sentPlace(facts.fields)}>
          <DateField name="date" value={facts.fields.date ?? ''} />
        </PlaceForm>
      </Layout>
    );
  }
  const { choice, place, isReference, date } = shown.state;
  const { transits, past, first, eclipses, graph } = shown.answers;
  const ofYear = QUARTERS.flatMap((quarter) => shown.answers[quarter].gochar_events);
  return (
    <Layout
      facts={facts}
      title={say.nav_sky}
      lede={`${weekdayDate(date)} · ${place.label}`}
      conventions={<ConventionsLine meta={transits.meta} zone={place.zone} />}
    >
      <PlaceForm action={PATHS.sky} choice={choice} note={isReference ? say.reference_place : undefined}>
        <DateField name="date" value={date} />
      </PlaceForm>
      <Grid>
        <div class="span-7 stack">
          <Card title={words.pictures.phrase.transits}>
            <TransitTable planets={transits.gochar.planets} />
          </Card>
          <Card title={say.last_changes}>
            <EventTable title={say.last_changes} events={past.gochar_events.toReversed()} />
          </Card>
        </div>
        <Card title={say.next_changes} span={5}>
          <EventTable title={say.next_changes} events={first.gochar_events} />
        </Card>
        <Card title={say.eclipses} span={12}>
          <EclipseTable eclipses={eclipses.eclipses} />
        </Card>
        <Card title={say.year_of_transits} span={12}>
          <Picture svg={graph} />
          <details>
            <summary>{say.changes_of_year}</summary>
            <EventTable title={say.changes_of_year} events={ofYear} />
          </details>
        </Card>
      </Grid>
    </Layout>
  );
}
