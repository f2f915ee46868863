import { filled } from '@ganita/words/messages.js';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import type { VNode } from 'preact';
import { addressOf } from '../addresses.js';
import { PlaceForm } from '../almanac/PlaceForm.js';
import { placeOfRequest, placeParameters, sentPlace } from '../fields/place.js';
import { Layout } from '../layout/Layout.js';
import type { ViewProps } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { Card, Grid } from '../parts/Card.js';
import { ConventionsLine } from '../parts/ConventionsLine.js';
import { FailureNote } from '../parts/FailureNote.js';
import { NumberField } from '../parts/NumberField.js';
import { PrintButton } from '../parts/PrintButton.js';
import { ProgramCalls } from '../parts/ProgramCalls.js';
import { PATHS } from '../paths.js';
import { EclipseCard } from './EclipseCard.js';
import type { EclipsesQueries, EclipsesState } from './eclipsesPage.js';
import { UnseenTable } from './UnseenTable.js';

export function EclipsesView({ facts, shown, failure }: ViewProps<EclipsesState, EclipsesQueries>): VNode {
  const { say, words, figures } = useSpeech();
  const { occasions } = words;
  if (shown === null) {
    return (
      <Layout facts={facts} title={occasions.page.eclipses}>
        {failure !== null && <FailureNote failure={failure} />}
        <PlaceForm action={PATHS.eclipses} choice={sentPlace(facts.fields)}>
          <NumberField name="year" label={occasions.form.year} value={facts.fields.year ?? ''} />
        </PlaceForm>
      </Layout>
    );
  }
  const { choice, place, isReference, year } = shown.state;
  const { eclipses, meta } = shown.answers.eclipses;
  const title = filled(occasions.eclipse.of_year, { year: figures(year) }, words);
  const seen = eclipses.filter(({ local }) => local?.visible === true);
  const unseen = eclipses.filter(({ local }) => local?.visible !== true);
  const yearAddress = (other: number): string =>
    addressOf(PATHS.eclipses, { ...placeParameters(place), year: String(other) });
  return (
    <Layout
      facts={facts}
      title={`${title}, ${place.label}`}
      heading={title}
      lede={place.label}
      conventions={<ConventionsLine meta={meta} zone={place.zone} />}
    >
      <PlaceForm
        action={PATHS.eclipses}
        choice={choice}
        isFolded={!isReference}
        note={isReference ? say.reference_place : undefined}
      >
        <NumberField name="year" label={occasions.form.year} value={String(year)} />
      </PlaceForm>
      <nav class="actions" aria-label={occasions.page.eclipses}>
        <a class="button" rel="prev" href={yearAddress(year - 1)}>
          <span aria-hidden="true">←</span> {figures(year - 1)}
        </a>
        <a class="button" rel="next" href={yearAddress(year + 1)}>
          {figures(year + 1)} <span aria-hidden="true">→</span>
        </a>
        <PrintButton />
      </nav>
      {seen.length === 0 && <p>{occasions.eclipse.none_seen}</p>}
      <Grid>
        {seen.map((eclipse) => (
          <EclipseCard key={eclipse.max_utc} eclipse={eclipse} place={place} />
        ))}
        {unseen.length > 0 && (
          <Card title={say.not_visible} span={seen.length % 2 === 0 ? 12 : 6}>
            <UnseenTable eclipses={unseen} />
            <p class="soft small">{occasions.eclipse.unseen_note}</p>
          </Card>
        )}
      </Grid>
      <ProgramCalls
        calls={[
          {
            path: ENDPOINTS.eclipses.path,
            request: { ...placeOfRequest(place), from_date: `${year}-01-01`, to_date: `${year}-12-31` },
          },
        ]}
      />
    </Layout>
  );
}
