import { ENDPOINTS } from 'ganita/api/endpoints.js';
import type { VNode } from 'preact';
import { type KnownBirth, sentBirth } from '../fields/birthFieldsOfForm.js';
import { Layout } from '../layout/Layout.js';
import type { AnswersOf, PageFacts, ViewProps } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { Card, Grid } from '../parts/Card.js';
import { ConventionsLine } from '../parts/ConventionsLine.js';
import { FailureNote } from '../parts/FailureNote.js';
import { HiddenFields } from '../parts/HiddenFields.js';
import { PrintButton } from '../parts/PrintButton.js';
import { ProgramCalls } from '../parts/ProgramCalls.js';
import { MATCH_PDF_PATH } from '../paths.js';
import { KootaTable } from './KootaTable.js';
import { CancelledDoshas, ManglikTable, PapaSamyaTable } from './Malefics.js';
import { MatchForm } from './MatchForm.js';
import { MatchOfDates } from './MatchOfDates.js';
import { MatchSummary } from './MatchSummary.js';
import { isPrintable, type MatchQueries, type MatchState, matchRequest, prefixOf } from './matchPage.js';
import type { PartnerChart } from './matchTypes.js';
import { PairDoshas } from './PairDoshas.js';
import { PartnerCard } from './PartnerCard.js';
import { PoruthamTable } from './PoruthamTable.js';
import { isTimeUnknown } from './possibleMatches.js';
import { Totals } from './Totals.js';

/** The form as it was sent, where an option has no such value; places must be chosen again. */
const unreadState = ({ fields }: PageFacts): MatchState => ({
  births: { boy: sentBirth(fields, prefixOf('boy')), girl: sentBirth(fields, prefixOf('girl')) },
  options: { style: null, preset: 'ganita', chosen: {} },
});

export function MatchView({ facts, shown, rejected, failure }: ViewProps<MatchState, Partial<MatchQueries>>): VNode {
  const { say } = useSpeech();
  const state = shown?.state ?? rejected ?? unreadState(facts);
  const { boy, girl } = state.births;
  if (shown !== null && boy.known !== null && girl.known !== null && (isTimeUnknown(boy) || isTimeUnknown(girl))) {
    return <MatchOfDates facts={facts} state={state} boy={boy.known} girl={girl.known} answers={shown.answers} />;
  }
  if (shown?.answers.match === undefined || boy.known === null || girl.known === null) {
    return (
      <Layout facts={facts} title={say.entry_match} lede={say.birth_privacy}>
        {failure !== null && <FailureNote failure={failure} />}
        <MatchForm facts={facts} state={state} />
      </Layout>
    );
  }
  return <WholeMatch facts={facts} state={state} answers={shown.answers} boy={boy.known} girl={girl.known} />;
}

interface MatchProps {
  readonly facts: PageFacts;
  readonly state: MatchState;
  readonly answers: Partial<AnswersOf<MatchQueries>>;
  readonly boy: KnownBirth;
  readonly girl: KnownBirth;
}

function WholeMatch({ facts, state, answers, boy, girl }: MatchProps): VNode {
  const { say, words } = useSpeech();
  const { phrase } = words.match;
  const { match, boyPicture, girlPicture, boyChart, girlChart } = answers;
  if (match === undefined || boyChart === undefined || girlChart === undefined)
    throw new Error('a match has its answer');
  const names = { boy: boy.name || phrase.boy, girl: girl.name || phrase.girl };
  const doshas = {
    boy: (boyChart as PartnerChart).horoscope.doshas,
    girl: (girlChart as PartnerChart).horoscope.doshas,
  };
  const isNamed = boy.name !== '' || girl.name !== '';
  const zones = [...new Set([boy.place.zone, girl.place.zone])].join(' · ');
  return (
    <Layout
      facts={facts}
      title={isNamed ? `${names.boy} · ${names.girl}` : say.nav_match}
      conventions={<ConventionsLine meta={match.meta} zone={zones} />}
    >
      <MatchSummary match={match} options={state.options} names={names} doshas={doshas} />
      <div class="actions">
        <PrintButton />
        {facts.offersPdf && isPrintable(state.options) && (
          <form method="post" action={MATCH_PDF_PATH}>
            <HiddenFields fields={facts.fields} />
            <button type="submit">{say.save_pdf}</button>
          </form>
        )}
      </div>
      <Grid>
        <PartnerCard which="boy" birth={boy} partner={match.boy} svg={boyPicture ?? ''} />
        <PartnerCard which="girl" birth={girl} partner={match.girl} svg={girlPicture ?? ''} />
        <Totals match={match} options={state.options} />
        <Card title={phrase.eight_kootas} span={7}>
          <KootaTable north={match.north_indian} />
        </Card>
        <Card title={phrase.pair_doshas} span={5}>
          <PairDoshas doshas={match.north_indian.pair_doshas} />
        </Card>
        <Card title={phrase.ten_poruthams} span={8}>
          <PoruthamTable match={match} />
        </Card>
        <div class="span-4 stack">
          <Card title={words.doshas.name.manglik}>
            <ManglikTable match={match} />
            <CancelledDoshas names={names} doshas={doshas} />
          </Card>
          <Card title={phrase.papa_samya}>
            <PapaSamyaTable match={match} />
          </Card>
        </div>
      </Grid>
      <h2 class="below">{say.change_chart}</h2>
      <MatchForm facts={facts} state={state} />
      <ProgramCalls calls={[{ path: ENDPOINTS.marriageMatch.path, request: matchRequest(boy, girl, state.options) }]} />
    </Layout>
  );
}
