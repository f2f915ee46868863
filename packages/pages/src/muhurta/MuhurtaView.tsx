import { STRICTNESSES } from '@ganita/core/conditions/muhurtaTree.js';
import { EVENT_TYPES } from '@ganita/core/muhurta/events/events.js';
import { filled } from '@ganita/words/messages.js';
import type { VNode } from 'preact';
import { sentBirth } from '../fields/birthFieldsOfForm.js';
import { sentPlace } from '../fields/place.js';
import { Layout } from '../layout/Layout.js';
import type { AnswersOf, Fields, PageFacts, ViewProps } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { Card } from '../parts/Card.js';
import { ConventionsLine } from '../parts/ConventionsLine.js';
import { FailureNote } from '../parts/FailureNote.js';
import { HiddenFields } from '../parts/HiddenFields.js';
import { PrintButton } from '../parts/PrintButton.js';
import { Timeline } from '../parts/Timeline.js';
import { DayList } from './DayList.js';
import { Examples } from './Examples.js';
import { ExcludedTable } from './ExcludedTable.js';
import { FactorTable } from './FactorTable.js';
import { IntervalTable } from './IntervalTable.js';
import { MuhurtaForm } from './MuhurtaForm.js';
import { MuhurtaTabs } from './MuhurtaTabs.js';
import {
  DEFAULT_EVENT,
  DEFAULT_STRICTNESS,
  EVENT_PREFIX,
  type MuhurtaQueries,
  type MuhurtaState,
  PARTNER_PREFIX,
} from './muhurtaPage.js';
import type { DatesAnswer, FoundInterval } from './muhurtaTypes.js';
import { WithoutSunrise } from './WithoutSunrise.js';

export function MuhurtaView({ facts, shown, rejected, failure }: ViewProps<MuhurtaState, MuhurtaQueries>): VNode {
  const { say, words } = useSpeech();
  const days = shown?.answers.days;
  if (shown !== null && days !== undefined) {
    return <Found facts={facts} state={shown.state} days={days} answers={shown.answers} />;
  }
  const state = shown?.state ?? rejected ?? unreadState(facts.fields);
  const asksPlace = state.isAsked && state.eventPlace.kind === 'none' && failure === null;
  return (
    <Layout facts={facts} title={say.entry_muhurta} lede={words.occasions.muhurta.lede}>
      <MuhurtaTabs page="muhurta" />
      {failure !== null && <FailureNote failure={failure} />}
      {asksPlace && (
        <div class="error" role="alert">
          <p>{words.occasions.muhurta.choose_place}</p>
        </div>
      )}
      <MuhurtaForm facts={facts} state={state} />
      <Examples state={state} />
    </Layout>
  );
}

/** The form as it was sent, where an option has no such value. */
const unreadState = (fields: Fields): MuhurtaState => ({
  birth: sentBirth(fields),
  partner: sentBirth(fields, PARTNER_PREFIX),
  event: EVENT_TYPES.find((id) => id === fields.event) ?? DEFAULT_EVENT,
  strictness: STRICTNESSES.find((id) => id === fields.strictness) ?? DEFAULT_STRICTNESS,
  period: fields.period ?? '',
  from: fields.from_date ?? '',
  to: fields.to_date ?? '',
  eventPlace: sentPlace(fields, EVENT_PREFIX),
  today: '',
  isAsked: true,
});

interface FoundProps {
  readonly facts: PageFacts;
  readonly state: MuhurtaState;
  readonly days: DatesAnswer;
  readonly answers: AnswersOf<MuhurtaQueries>;
}

/** The days that suit the event; their reasons, points and factors are folded. */
function Found({ facts, state, days: answer, answers: { intervals: found } }: FoundProps): VNode {
  const { words, longDate, figures } = useSpeech();
  const { phrase, severity, strictness } = words.muhurta;
  const { muhurta: names } = words.occasions;
  const { muhurta } = answer;
  const days = muhurta.muhurta_days;
  const suitable = days.filter(({ intervals }) => intervals.length > 0);
  const { eventPlace } = state;
  if (eventPlace.kind !== 'known') throw new Error('days are those of a place');
  return (
    <Layout
      facts={facts}
      title={muhurta.label}
      lede={`${longDate(state.from)} – ${longDate(state.to)} · ${muhurta.place} · ${strictness[state.strictness]}`}
      conventions={<ConventionsLine meta={answer.meta} zone={answer.resolved_time.zone ?? ''} />}
    >
      <Card title={figures(filled(names.days_found, { count: String(suitable.length) }, words))}>
        {suitable.length === 0 ? (
          <p>{phrase.no_interval}</p>
        ) : (
          <>
            <p class="soft small option-note">{filled(names.order, { caution: severity.caution }, words)}</p>
            <DayList days={suitable} place={eventPlace.place} />
          </>
        )}
        <details class="options" open={suitable.length === 0}>
          <summary>{names.why_not}</summary>
          <p class="soft option-note">{names.why_not_note}</p>
          <ExcludedTable days={days} />
        </details>
        {found !== undefined && found.muhurta.intervals.length > 0 && (
          <details class="options">
            <summary>{names.points}</summary>
            <Points state={state} intervals={found.muhurta.intervals} />
          </details>
        )}
        <form class="form-actions" method="post" action={facts.path}>
          <HiddenFields fields={facts.fields} />
          {found !== undefined && suitable.length > 0 && (
            <button type="submit" name="format" value="ics">
              {words.search.phrase.calendar_file} (ICS)
            </button>
          )}
          <PrintButton />
        </form>
      </Card>
      <WithoutSunrise notEvaluated={muhurta.not_evaluated} />
      <h2 class="below">{phrase.change_search}</h2>
      <MuhurtaTabs page="muhurta" />
      <MuhurtaForm facts={facts} state={state} />
      <Examples state={state} />
    </Layout>
  );
}

interface PointsProps {
  readonly state: MuhurtaState;
  readonly intervals: readonly FoundInterval[];
}

/** Every time with its points, on a timeline and in tables, and its factors. */
function Points({ state, intervals }: PointsProps): VNode {
  const { words, longDate, clock, decimal } = useSpeech();
  const { phrase } = words.muhurta;
  const noteOf = ({ start, end, score, states }: FoundInterval): string =>
    `${longDate(start.slice(0, 10))} ${clock(start)} – ${clock(end)}: ${decimal(score, 0)} · ${states.nakshatra_name} · ${states.paksha_name} ${states.tithi_name}`;
  return (
    <>
      <p class="soft option-note">{phrase.intervals_note}</p>
      <Timeline
        bars={intervals.map((one) => ({ start: one.start, end: one.end, note: noteOf(one) }))}
        from={state.from}
        to={state.to}
      />
      <IntervalTable event={state.event} intervals={intervals} strictness={state.strictness} />
      <h3>{phrase.factors}</h3>
      <FactorTable intervals={intervals} />
    </>
  );
}
