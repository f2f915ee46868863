import { STRICTNESSES } from '@ganita/core/conditions/muhurtaTree.js';
import { EVENT_TYPES } from '@ganita/core/muhurta/events/events.js';
import { filled } from '@ganita/words/messages.js';
import type { VNode } from 'preact';
import { sentBirth } from '../fields/birthFieldsOfForm.js';
import { sentPlace } from '../fields/place.js';
import { Layout } from '../layout/Layout.js';
import type { Fields, PageFacts, ViewProps } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { Card, Grid } from '../parts/Card.js';
import { ConventionsLine } from '../parts/ConventionsLine.js';
import { FailureNote } from '../parts/FailureNote.js';
import { HiddenFields } from '../parts/HiddenFields.js';
import { PrintButton } from '../parts/PrintButton.js';
import { Timeline } from '../parts/Timeline.js';
import { BlockedTable } from './BlockedTable.js';
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
import type { FoundInterval, MuhurtaAnswer } from './muhurtaTypes.js';
import { WithoutSunrise } from './WithoutSunrise.js';

export function MuhurtaView({ facts, shown, rejected, failure }: ViewProps<MuhurtaState, MuhurtaQueries>): VNode {
  const { say } = useSpeech();
  if (shown?.answers.intervals === undefined) {
    return (
      <Layout facts={facts} title={say.entry_muhurta} lede={say.birth_privacy}>
        <MuhurtaTabs page="muhurta" />
        {failure !== null && <FailureNote failure={failure} />}
        <MuhurtaForm facts={facts} state={shown?.state ?? rejected ?? unreadState(facts.fields)} />
      </Layout>
    );
  }
  return <Found facts={facts} state={shown.state} answer={shown.answers.intervals} />;
}

/** The form as it was sent, where an option has no such value. */
const unreadState = (fields: Fields): MuhurtaState => ({
  birth: sentBirth(fields),
  partner: sentBirth(fields, PARTNER_PREFIX),
  event: EVENT_TYPES.find((id) => id === fields.event) ?? DEFAULT_EVENT,
  strictness: STRICTNESSES.find((id) => id === fields.strictness) ?? DEFAULT_STRICTNESS,
  from: fields.from_date ?? '',
  to: fields.to_date ?? '',
  eventPlace: sentPlace(fields, EVENT_PREFIX),
});

interface FoundProps {
  readonly facts: PageFacts;
  readonly state: MuhurtaState;
  readonly answer: MuhurtaAnswer;
}

/** The intervals that were found, or what takes the whole range away. */
function Found({ facts, state, answer }: FoundProps): VNode {
  const { words, longDate, figures, clock, decimal } = useSpeech();
  const { phrase, strictness } = words.muhurta;
  const { muhurta } = answer;
  const { intervals } = muhurta;
  const noteOf = ({ start, end, score, states }: FoundInterval): string =>
    `${longDate(start.slice(0, 10))} ${clock(start)} – ${clock(end)}: ${decimal(score, 0)} · ${states.nakshatra_name} · ${states.paksha_name} ${states.tithi_name}`;
  return (
    <Layout
      facts={facts}
      title={muhurta.label}
      lede={`${longDate(state.from)} – ${longDate(state.to)} · ${muhurta.place} · ${strictness[state.strictness]}`}
      conventions={<ConventionsLine meta={answer.meta} zone={answer.resolved_time.zone ?? ''} />}
    >
      <MuhurtaTabs page="muhurta" />
      <Grid>
        {intervals.length === 0 ? (
          <Card title={phrase.blocked_by} span={7}>
            <p>{phrase.no_interval}</p>
            <BlockedTable
              event={state.event}
              muhurta={muhurta}
              hasSelf={state.birth.known !== null}
              hasPartner={state.partner.known !== null}
            />
          </Card>
        ) : (
          <>
            <Card title={figures(filled(phrase.intervals, { count: String(muhurta.count) }, words))}>
              <p class="soft">
                {phrase.intervals_note}
                {muhurta.truncated &&
                  ` ${figures(filled(phrase.first_of_all, { count: String(intervals.length) }, words))}`}
              </p>
              <Timeline
                bars={intervals.map((one) => ({ start: one.start, end: one.end, note: noteOf(one) }))}
                from={state.from}
                to={state.to}
              />
              <IntervalTable event={state.event} intervals={intervals} strictness={state.strictness} />
              <form class="form-actions" method="post" action={facts.path}>
                <HiddenFields fields={facts.fields} />
                <button type="submit" name="format" value="ics">
                  {words.search.phrase.calendar_file} (ICS)
                </button>
                <PrintButton />
              </form>
            </Card>
            <Card title={phrase.factors}>
              <FactorTable intervals={intervals} />
            </Card>
          </>
        )}
        <WithoutSunrise notEvaluated={muhurta.not_evaluated} />
      </Grid>
      <h2 class="below">{phrase.change_search}</h2>
      <MuhurtaForm facts={facts} state={state} />
    </Layout>
  );
}
