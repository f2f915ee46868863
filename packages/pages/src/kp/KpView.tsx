import { ENDPOINTS } from 'ganita/api/endpoints.js';
import type { VNode } from 'preact';
import { type KnownBirth, sentBirth } from '../fields/birthFieldsOfForm.js';
import { Layout } from '../layout/Layout.js';
import type { AnswersOf, PageFacts, ViewProps } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { Card, Grid } from '../parts/Card.js';
import { ConventionsLine } from '../parts/ConventionsLine.js';
import { FailureNote } from '../parts/FailureNote.js';
import { Picture } from '../parts/Picture.js';
import { ProgramCalls } from '../parts/ProgramCalls.js';
import { CuspTable } from './CuspTable.js';
import { KpForm } from './KpForm.js';
import { KpPlanetTable } from './KpPlanetTable.js';
import { type KpQueries, type KpState, kpRules } from './kpPage.js';
import { RulingPlanets } from './RulingPlanets.js';
import { HouseSignificators, LetterLegend, NodeTable, PlanetSignificators } from './Significators.js';

export function KpView({ facts, shown, rejected, failure }: ViewProps<KpState, KpQueries>): VNode {
  const { say, words } = useSpeech();
  const { phrase } = words.kp;
  if (shown === null) {
    const unread = { birth: sentBirth(facts.fields), options: { style: null, ayanamsa: 'KP' } } as const;
    return (
      <Layout facts={facts} title={phrase.kp_chart} lede={say.birth_privacy}>
        {failure !== null && <FailureNote failure={failure} />}
        <KpForm facts={facts} state={rejected ?? unread} />
      </Layout>
    );
  }
  const { state, answers } = shown;
  const { known } = state.birth;
  if (known !== null) return <WholeKp facts={facts} state={state} answers={answers} birth={known} />;
  return (
    <Layout
      facts={facts}
      title={phrase.kp_chart}
      lede={say.birth_privacy}
      conventions={<ConventionsLine meta={answers.rulers.meta} zone={state.ruling.place.zone} />}
    >
      <KpForm facts={facts} state={state} />
      <div class="below">
        <Card title={phrase.ruling_planets}>
          <RulingPlanets at={state.ruling} answer={answers.rulers.ruling_planets} />
        </Card>
      </div>
    </Layout>
  );
}

interface WholeKpProps {
  readonly facts: PageFacts;
  readonly state: KpState;
  readonly answers: AnswersOf<KpQueries>;
  readonly birth: KnownBirth;
}

function WholeKp({ facts, state, answers, birth: { name, request, place } }: WholeKpProps): VNode {
  const { say, words, weekdayDate, time } = useSpeech();
  const { phrase } = words.kp;
  const { rulers, kp, picture } = answers;
  if (kp === undefined) throw new Error('a KP chart has its answer');
  const chart = kp.kp;
  const rules = kpRules(state.options);
  return (
    <Layout
      facts={facts}
      title={name === '' ? phrase.kp_chart : name}
      lede={`${weekdayDate(request.date)}, ${time(request.time)} · ${request.place}`}
      conventions={<ConventionsLine meta={kp.meta} zone={place.zone} />}
    >
      {chart.placidus_undefined && <p class="error">{phrase.placidus_undefined}</p>}
      <Grid>
        <Card title={words.report.varga['D-1_rasi']} span={5}>
          <Picture svg={picture ?? ''} />
        </Card>
        <div class="span-7 stack">
          <Card title={phrase.ruling_planets}>
            <RulingPlanets at={state.ruling} answer={rulers.ruling_planets} />
          </Card>
          <Card title={phrase.nodes}>
            <NodeTable nodes={chart.node_agency} />
          </Card>
        </div>
        <Card title={phrase.cusps} span={12}>
          <CuspTable cusps={chart.cusps} />
        </Card>
        <Card title={words.report.phrase.planets} span={12}>
          <KpPlanetTable planets={chart.kp_planets} />
        </Card>
        <Card title={phrase.significators_of_houses} span={7}>
          <LetterLegend />
          <HouseSignificators houses={chart.house_significators} />
        </Card>
        <Card title={phrase.significators_of_planets} span={5}>
          <LetterLegend />
          <PlanetSignificators planets={chart.planet_significators} />
        </Card>
      </Grid>
      <h2 class="below">{say.change_chart}</h2>
      <KpForm facts={facts} state={state} />
      <ProgramCalls
        calls={[
          { path: ENDPOINTS.kp.path, request: { ...request, rules } },
          {
            path: ENDPOINTS.svgChart.path,
            request: { ...request, rules, style: state.options.style },
            file: 'chart.svg',
          },
        ]}
      />
    </Layout>
  );
}
