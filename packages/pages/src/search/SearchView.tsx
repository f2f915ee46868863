import { filled } from '@ganita/words/messages.js';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import type { ResponseOf } from 'ganita/api/requestsAndResponses.js';
import type { VNode } from 'preact';
import { addressOf } from '../addresses.js';
import { placeOfRequest, sentPlace } from '../fields/place.js';
import { Layout } from '../layout/Layout.js';
import { MuhurtaTabs } from '../muhurta/MuhurtaTabs.js';
import { WithoutSunrise } from '../muhurta/WithoutSunrise.js';
import type { PageFacts, ViewProps } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { Card, Grid } from '../parts/Card.js';
import { ConventionsLine } from '../parts/ConventionsLine.js';
import { FailureNote } from '../parts/FailureNote.js';
import { PrintButton } from '../parts/PrintButton.js';
import { ProgramCalls } from '../parts/ProgramCalls.js';
import { Timeline } from '../parts/Timeline.js';
import { treeOf } from './conditions.js';
import { FoundTable } from './FoundTable.js';
import { SearchForm } from './SearchForm.js';
import { causeText, wantedText } from './searchConditionWords.js';
import type { SearchQueries, SearchState } from './searchPage.js';

export function SearchView({ facts, shown, rejected, failure }: ViewProps<SearchState, SearchQueries>): VNode {
  const { words } = useSpeech();
  const { phrase } = words.search;
  if (shown?.answers.found !== undefined) {
    return <FoundPage facts={facts} state={shown.state} answer={shown.answers.found} />;
  }
  const state = shown?.state ?? rejected ?? unreadState(facts);
  const isWithout = state.isSent && state.wanted.chosen.length === 0 && failure === null;
  return (
    <Layout facts={facts} title={phrase.title} lede={phrase.lede}>
      <MuhurtaTabs page="search" />
      {failure !== null && <FailureNote failure={failure} />}
      {isWithout && (
        <div class="error" role="alert">
          <p>{phrase.choose}</p>
        </div>
      )}
      <SearchForm facts={facts} state={state} />
    </Layout>
  );
}

/** The form where an option has no such value: its dates and place as they were sent, its conditions to be chosen again. */
const unreadState = ({ fields }: PageFacts) => ({
  wanted: { chosen: [], avoided: [] },
  choice: sentPlace(fields),
  isReference: false,
  from: fields.from_date ?? '',
  to: fields.to_date ?? '',
  isSent: true,
});

interface FoundPageProps {
  readonly facts: PageFacts;
  readonly state: SearchState;
  readonly answer: ResponseOf<'panchangSearch'>;
}

/** The intervals that were found. */
function FoundPage({ facts, state, answer }: FoundPageProps): VNode {
  const { words, longDate, figures, span } = useSpeech();
  const { phrase } = words.search;
  const { muhurta } = words;
  const { wanted, place, from, to } = state;
  const { intervals, count, truncated, next_from: next } = answer;
  const title = wantedText(wanted, words);
  return (
    <Layout
      facts={facts}
      title={title}
      lede={`${longDate(from)} – ${longDate(to)} · ${place.label}`}
      conventions={<ConventionsLine meta={answer.meta} zone={place.zone} />}
    >
      <MuhurtaTabs page="search" />
      <Grid>
        <Card title={figures(filled(muhurta.phrase.intervals, { count: String(count) }, words))}>
          {intervals.length === 0 ? (
            <p>{phrase.none_found}</p>
          ) : (
            <>
              <p class="soft">{phrase.table_note}</p>
              <Timeline
                bars={intervals.map((one) => ({
                  start: one.start,
                  end: one.end,
                  note: `${longDate(one.start.slice(0, 10))} ${span(one.start, one.end)}: ${causeText(one.opened_by, 'opens', wanted, words)} – ${causeText(one.closed_by, 'closes', wanted, words)}`,
                }))}
                from={from}
                to={truncated && next !== null ? next.slice(0, 10) : to}
              />
              <FoundTable intervals={intervals} wanted={wanted} />
              <p class="actions more">
                <a class="button" href={addressOf(facts.path, { ...facts.fields, format: 'ics' })}>
                  {phrase.calendar_file} (ICS)
                </a>
                {truncated && next !== null && (
                  <a class="button" href={addressOf(facts.path, { ...facts.fields, from_date: next.slice(0, 10) })}>
                    {filled(phrase.go_on, { date: longDate(next) }, words)}
                  </a>
                )}
                <PrintButton />
              </p>
            </>
          )}
        </Card>
        <WithoutSunrise notEvaluated={answer.not_evaluated} />
      </Grid>
      <h2 class="below">{muhurta.phrase.change_search}</h2>
      <SearchForm facts={facts} state={state} />
      <ProgramCalls
        calls={[
          {
            path: ENDPOINTS.panchangSearch.path,
            request: { ...placeOfRequest(place), from_date: from, to_date: to, where: treeOf(wanted) },
          },
        ]}
      />
    </Layout>
  );
}
