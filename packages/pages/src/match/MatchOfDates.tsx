import { ENDPOINTS } from 'ganita/api/endpoints.js';
import type { VNode } from 'preact';
import type { KnownBirth } from '../fields/birthFieldsOfForm.js';
import { Layout } from '../layout/Layout.js';
import type { AnswersOf, PageFacts } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { Card, Grid } from '../parts/Card.js';
import { ConventionsLine } from '../parts/ConventionsLine.js';
import { PrintButton } from '../parts/PrintButton.js';
import { ProgramCalls } from '../parts/ProgramCalls.js';
import { Table } from '../parts/Table.js';
import { MatchForm } from './MatchForm.js';
import { KootaScore } from './MatchSummary.js';
import { type MatchQueries, type MatchState, PARTNERS } from './matchPage.js';
import type { MatchBatchAnswer, Partner, PossibleMatch } from './matchTypes.js';
import { isTimeUnknown, type PossibleRow, possibleQueries, possibleRows, rangeOf } from './possibleMatches.js';

interface MatchOfDatesProps {
  readonly facts: PageFacts;
  readonly state: MatchState;
  readonly boy: KnownBirth;
  readonly girl: KnownBirth;
  readonly answers: Partial<AnswersOf<MatchQueries>>;
}

/**
 * A match where the time of one or both is not known: points and poruthams that are possible on the dates, by the nakshatras and Moon
 * signs that are. Nothing that follows from a lagna.
 */
export function MatchOfDates({ facts, state, boy, girl, answers }: MatchOfDatesProps): VNode {
  const { say, words, figures, time, weekdayDate } = useSpeech();
  const { phrase } = words.match;
  const { form } = words.occasions;
  const births = { boy, girl };
  const possible = Object.values(answers) as readonly MatchBatchAnswer[];
  const [first] = possible;
  const rows = possibleRows(possible);
  const all = rows.flatMap(({ matches }) => matches);
  const [one] = all;
  if (first === undefined || one === undefined) throw new Error('a match has its answers');
  const points = all.map((each) => each.north_indian.overall_compatibility);
  const counts = all.map((each) => each.south_indian.overall_compatibility);
  const isUnknown = { boy: isTimeUnknown(state.births.boy), girl: isTimeUnknown(state.births.girl) };
  const nameOf = (partner: 'boy' | 'girl'): string => births[partner].name || phrase[partner];
  const [call] = possibleQueries(boy, girl, isUnknown, state.options, facts.language);
  return (
    <Layout
      facts={facts}
      title={boy.name !== '' || girl.name !== '' ? `${nameOf('boy')} · ${nameOf('girl')}` : say.nav_match}
      conventions={
        <ConventionsLine meta={first.meta} zone={[...new Set([boy.place.zone, girl.place.zone])].join(' · ')} />
      }
    >
      <Card title={<span class="unseen">{words.report.phrase.result}</span>} class="summary">
        <dl class="strip scores">
          <KootaScore
            reached={rangeOf(points.map((each) => each.total_score))}
            most={one.north_indian.overall_compatibility.max_possible_score}
          />
          <div>
            <dt>{phrase.ten_poruthams}</dt>
            <dd>
              <b class="score">
                {figures(
                  `${rangeOf(counts.map((each) => each.matched_count))} / ${one.south_indian.overall_compatibility.total_porutham}`,
                )}
              </b>
            </dd>
          </div>
          {PARTNERS.map((partner) => (
            <div key={partner}>
              <dt>{nameOf(partner)}</dt>
              <dd>
                {weekdayDate(births[partner].request.date)}
                <span class="soft small">
                  {words.report.phrase.time}:{' '}
                  {isUnknown[partner] ? form.unknown_time : time(births[partner].request.time)} ·{' '}
                  {births[partner].request.place}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <div class="actions">
        <PrintButton />
      </div>
      <Grid>
        <Card title={form.open} span={12}>
          <PossibleTable rows={rows} />
        </Card>
      </Grid>
      <h2 class="below">{say.change_chart}</h2>
      <MatchForm facts={facts} state={state} />
      {call !== undefined && <ProgramCalls calls={[{ path: ENDPOINTS.marriageMatchBatch.path, request: call.body }]} />}
    </Layout>
  );
}

/** Each pair of nakshatras and signs that is possible, with its points and its poruthams. */
function PossibleTable({ rows }: { readonly rows: readonly PossibleRow[] }): VNode {
  const { words, figures } = useSpeech();
  const { phrase } = words.match;
  const moon = ({ nakshatra_name, moon_sign_name }: Partner): string => `${nakshatra_name} · ${moon_sign_name}`;
  return (
    <Table
      caption={words.pages.phrase.possible_values}
      columns={[
        { name: phrase.boy },
        { name: phrase.girl },
        { name: phrase.eight_kootas, isNumber: true },
        { name: phrase.ten_poruthams, isNumber: true },
        { name: phrase.not_satisfied },
      ]}
      rows={rows.map(({ boy, girl, matches }) => [
        moon(boy),
        moon(girl),
        figures(rangeOf(matches.map((one) => one.north_indian.overall_compatibility.total_score))),
        figures(rangeOf(matches.map((one) => one.south_indian.overall_compatibility.matched_count))),
        [...new Set(matches.flatMap(({ south_indian: { poruthams } }) => missingOf(poruthams)))].join(', '),
      ])}
    />
  );
}

const missingOf = (poruthams: PossibleMatch['south_indian']['poruthams']): readonly string[] =>
  Object.values(poruthams).flatMap(({ name, satisfied }) => (satisfied ? [] : [name]));
