import { filled } from '@ganita/words/messages.js';
import type { VNode } from 'preact';
import { addressOf } from '../addresses.js';
import { MonthsLede } from '../almanac/CalendarLede.js';
import { FestivalFields } from '../almanac/FestivalFields.js';
import { PlaceForm } from '../almanac/PlaceForm.js';
import { Subscribe } from '../almanac/Subscribe.js';
import { SHOWN_FESTIVALS } from '../almanac/shownFestivals.js';
import { placeParameters, sentPlace } from '../fields/place.js';
import { Layout } from '../layout/Layout.js';
import type { Fields, ViewProps } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { ConventionsLine } from '../parts/ConventionsLine.js';
import { DateField } from '../parts/DateField.js';
import { FailureNote } from '../parts/FailureNote.js';
import { PrintButton } from '../parts/PrintButton.js';
import { PATHS } from '../paths.js';
import { MonthGrid } from './MonthGrid.js';
import { type MonthQueries, type MonthState, monthsLater } from './month.js';

export function MonthView({ facts, shown, failure }: ViewProps<MonthState, MonthQueries>): VNode {
  const { say, words, monthYear, figures } = useSpeech();
  if (shown === null) {
    return (
      <Layout facts={facts} title={say.nav_month}>
        {failure !== null && <FailureNote failure={failure} />}
        <PlaceForm action={PATHS.month} choice={sentPlace(facts.fields)}>
          <DateField name="month" type="month" label={say.nav_month} value={facts.fields.month ?? ''} />
        </PlaceForm>
      </Layout>
    );
  }
  const { state, answers } = shown;
  const { place, first, tradition } = state;
  const year = first.slice(0, 4);
  const { calendar, festivals } = answers;
  const regional = [answers.first, answers.middle, answers.last].flatMap(({ converted }) => converted);
  const kept: Fields = { ...placeParameters(place), tradition, festivals: state.festivals, region: state.region };
  const monthAddress = (date: string): string => addressOf(PATHS.month, { ...kept, month: date.slice(0, 7) });
  const title = monthYear(first);
  return (
    <Layout
      facts={facts}
      title={`${title}, ${place.label}`}
      heading={title}
      lede={
        <>
          {place.label}
          {' · '}
          <MonthsLede first={answers.first.converted} middle={answers.middle.converted} last={answers.last.converted} />
        </>
      }
      conventions={<ConventionsLine meta={festivals.meta} zone={place.zone} />}
    >
      <PlaceForm
        action={PATHS.month}
        choice={state.choice}
        isFolded={!state.isReference}
        note={state.isReference ? say.reference_place : undefined}
      >
        <DateField name="month" type="month" label={say.nav_month} value={first.slice(0, 7)} />
        <FestivalFields
          shown={SHOWN_FESTIVALS}
          tradition={tradition}
          festivals={state.festivals}
          region={state.region}
          isFolded={state.isReference}
        />
      </PlaceForm>
      <nav class="actions" aria-label={say.nav_month}>
        <a class="button" rel="prev" href={monthAddress(monthsLater(first, -1))} aria-label={say.previous_month}>
          <span aria-hidden="true">←</span> <span class="step-name">{say.previous_month}</span>
        </a>
        <a class="button" rel="next" href={monthAddress(monthsLater(first, 1))} aria-label={say.next_month}>
          <span class="step-name">{say.next_month}</span> <span aria-hidden="true">→</span>
        </a>
        <a class="button" href={addressOf(PATHS.festivals, { ...kept, year })}>
          {filled(say.year_list, { year: figures(year) }, words)}
        </a>
        <a class="button" href={addressOf(PATHS.print, placeParameters(place))}>
          {say.wall_calendar}
        </a>
        <PrintButton />
      </nav>
      <MonthGrid
        rows={calendar.calendar.rows}
        regional={regional.flatMap(({ calendars }) => calendars)}
        festivals={festivals.festival_calendar.observances}
        state={state}
      />
      <p class="more soft small">
        {say.month_note} ↑ {words.report.phrase.sunrise}, ↓ {words.report.phrase.sunset}
      </p>
      <Subscribe place={place} tradition={tradition} region={state.region} language={facts.language} />
    </Layout>
  );
}
