import { TRADITIONS } from '@ganita/core/festivals/almanac.js';
import { filled } from '@ganita/words/messages.js';
import type { VNode } from 'preact';
import { addressOf } from '../addresses.js';
import { MonthsLede } from '../almanac/CalendarLede.js';
import { PlaceForm } from '../almanac/PlaceForm.js';
import { placeParameters, sentPlace } from '../fields/place.js';
import { Layout } from '../layout/Layout.js';
import type { Fields, ViewProps } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { ConventionsLine } from '../parts/ConventionsLine.js';
import { DateField } from '../parts/DateField.js';
import { FailureNote } from '../parts/FailureNote.js';
import { PrintButton } from '../parts/PrintButton.js';
import { SelectField } from '../parts/SelectField.js';
import { PATHS } from '../paths.js';
import { MonthGrid } from './MonthGrid.js';
import { type MonthQueries, type MonthState, monthsLater } from './month.js';
import { Subscribe } from './Subscribe.js';
import { SHOWN_FESTIVALS, SHOWN_REGIONS } from './shownFestivals.js';
import { YearList } from './YearList.js';

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
  const { place, first, year, tradition } = state;
  const { calendar, festivals } = answers;
  const kept: Fields = { ...placeParameters(place), tradition, festivals: state.festivals, region: state.region };
  const monthAddress = (date: string): string => addressOf(PATHS.month, { ...kept, month: date.slice(0, 7) });
  const listed = year ?? Number(first.slice(0, 4));
  const title = year === null ? monthYear(first) : filled(say.year_list, { year: figures(year) }, words);
  const categories = words.festivalParts.category;
  return (
    <Layout
      facts={facts}
      title={`${title}, ${place.label}`}
      heading={title}
      lede={
        <>
          {place.label}
          {answers.first !== undefined && answers.middle !== undefined && answers.last !== undefined && (
            <>
              {' · '}
              <MonthsLede
                first={answers.first.converted}
                middle={answers.middle.converted}
                last={answers.last.converted}
              />
            </>
          )}
        </>
      }
      conventions={<ConventionsLine meta={festivals.meta} zone={place.zone} />}
    >
      <PlaceForm action={PATHS.month} choice={state.choice} note={state.isReference ? say.reference_place : undefined}>
        {year === null ? (
          <DateField name="month" type="month" label={say.nav_month} value={first.slice(0, 7)} />
        ) : (
          <input type="hidden" name="year" value={year} />
        )}
        <SelectField
          name="tradition"
          label={say.tradition}
          value={tradition}
          choices={TRADITIONS.map((id) => [id, words.festivalParts.tradition[id]])}
        />
        <SelectField
          name="festivals"
          label={say.which_festivals}
          value={state.festivals}
          choices={SHOWN_FESTIVALS.map((id) => [
            id,
            id === 'general' ? say.general_festivals : id === 'all' ? say.all_festivals : categories[id],
          ])}
        />
        <SelectField
          name="region"
          label={say.region}
          value={state.region}
          choices={SHOWN_REGIONS.map((id) => [
            id,
            id === 'place' ? say.region_of_place : words.festivalParts.audience[id],
          ])}
        />
      </PlaceForm>
      <nav class="actions" aria-label={say.nav_month}>
        {year === null ? (
          <>
            <a class="button" rel="prev" href={monthAddress(monthsLater(first, -1))}>
              <span aria-hidden="true">←</span> {say.previous_month}
            </a>
            <a class="button" rel="next" href={monthAddress(monthsLater(first, 1))}>
              {say.next_month} <span aria-hidden="true">→</span>
            </a>
            <a class="button" href={addressOf(PATHS.month, { ...kept, year: String(listed) })}>
              {filled(say.year_list, { year: figures(listed) }, words)}
            </a>
          </>
        ) : (
          <>
            <a class="button" rel="prev" href={addressOf(PATHS.month, { ...kept, year: String(year - 1) })}>
              <span aria-hidden="true">←</span> {figures(year - 1)}
            </a>
            <a class="button" rel="next" href={addressOf(PATHS.month, { ...kept, year: String(year + 1) })}>
              {figures(year + 1)} <span aria-hidden="true">→</span>
            </a>
            <a class="button" href={monthAddress(first)}>
              {monthYear(first)}
            </a>
          </>
        )}
        <PrintButton />
      </nav>
      {calendar === undefined ? (
        <YearList calendar={festivals.festival_calendar} state={state} />
      ) : (
        <>
          <MonthGrid rows={calendar.calendar.rows} festivals={festivals.festival_calendar.observances} state={state} />
          <p class="more soft small">
            {say.month_note} ↑ {words.report.phrase.sunrise}, ↓ {words.report.phrase.sunset}.
          </p>
        </>
      )}
      <Subscribe place={place} tradition={tradition} region={state.region} language={facts.language} />
    </Layout>
  );
}
