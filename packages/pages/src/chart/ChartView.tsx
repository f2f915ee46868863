import type { VNode } from 'preact';
import { addressOf } from '../addresses.js';
import { sentBirth } from '../fields/birthFieldsOfForm.js';
import { Layout } from '../layout/Layout.js';
import type { AnswersOf, ViewProps } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { Card, Grid } from '../parts/Card.js';
import { ConventionsLine } from '../parts/ConventionsLine.js';
import { FailureNote } from '../parts/FailureNote.js';
import { Picture } from '../parts/Picture.js';
import { PATHS } from '../paths.js';
import { ApiCall } from './ApiCall.js';
import { BinduTable } from './BinduTable.js';
import { BirthPanchanga } from './BirthPanchanga.js';
import { ChartForm } from './ChartForm.js';
import { Comparison } from './Comparison.js';
import { type ChartQueries, type ChartState, chartRules } from './chartPage.js';
import type { Chart } from './chartTypes.js';
import { RunningDashas } from './Dashas.js';
import { AllDashas, DashaTree } from './DashaTree.js';
import { Doshas } from './Doshas.js';
import { Houses } from './Houses.js';
import { Margins, nearestChanges } from './Margins.js';
import { vargaName } from './names.js';
import { PARTS, PartsOfPage } from './PartsOfPage.js';
import { PlanetTable } from './PlanetTable.js';
import { SaturnCycles } from './SaturnCycles.js';
import { StrengthTable } from './StrengthTable.js';
import { Yogas } from './Yogas.js';

const EMPTY: ChartState = {
  birth: sentBirth({}),
  options: {
    style: null,
    varga: 'D-9_navamsa',
    layers: [],
    dasha: 'vimsottari',
    branch: null,
    preset: 'ganita',
    chosen: {},
    compared: null,
    allYogas: false,
    uncertainMinutes: null,
  },
  today: '',
};

export function ChartView({ facts, shown, rejected, failure }: ViewProps<ChartState, Partial<ChartQueries>>): VNode {
  const { say } = useSpeech();
  if (shown?.answers.chart === undefined) {
    const state = shown?.state ?? rejected ?? unreadState(facts.fields);
    return (
      <Layout facts={facts} title={say.entry_chart} lede={say.birth_privacy}>
        {failure !== null && <FailureNote failure={failure} />}
        <ChartForm facts={facts} state={state} />
      </Layout>
    );
  }
  return <WholeChart facts={facts} state={shown.state} answers={shown.answers as AnswersOf<ChartQueries>} />;
}

/** The birth as it was sent, where an option has no such value. */
const unreadState = (fields: Readonly<Record<string, string>>): ChartState => ({
  ...EMPTY,
  birth: sentBirth(fields),
});

interface ChartProps {
  readonly facts: ViewProps<ChartState, ChartQueries>['facts'];
  readonly state: ChartState;
  readonly answers: AnswersOf<ChartQueries>;
}

function WholeChart({ facts, state, answers }: ChartProps): VNode {
  const { say, words, weekdayDate, figures } = useSpeech();
  const { options, today } = state;
  const { chart, margins, saturn, compare } = answers;
  const name = state.birth.known?.name ?? '';
  if (chart === undefined || margins === undefined) throw new Error('a chart has its answers');
  const { birth_details: birth, horoscope } = chart as Chart;
  const dashas = Object.values(horoscope.graha_dashas ?? horoscope.rasi_dashas ?? {})[0];
  return (
    <Layout
      facts={facts}
      title={name === '' ? say.nav_chart : name}
      lede={
        <>
          {weekdayDate(birth.date)}, {figures(birth.time)} · {birth.place} · {nearestChanges(margins, words, figures)}
        </>
      }
      conventions={<ConventionsLine meta={chart.meta} zone={birth.resolved_time.zone ?? ''} />}
    >
      <PartsOfPage dasha={dashas?.name} hasSaturn={saturn !== undefined} />
      <Grid>
        <Card title={words.report.varga['D-1_rasi']} span={4}>
          <Picture svg={answers.rasiPicture ?? ''} />
        </Card>
        <Card title={figures(vargaName(options.varga, words))} span={4}>
          <Picture svg={answers.vargaPicture ?? ''} />
        </Card>
        {dashas !== undefined && (
          <Card title={words.report.phrase.running_dashas} span={4}>
            <RunningDashas dasha={dashas} />
          </Card>
        )}
        <Card title={words.report.phrase.planets} span={8}>
          <PlanetTable planets={horoscope.planets} />
        </Card>
        <div class="span-4 stack">
          <Card title={words.report.phrase.birth_panchanga}>
            <BirthPanchanga
              calendar={horoscope.calendar_info}
              attributes={horoscope.birth_attributes}
              moment={`${birth.date}T${birth.time}`}
            />
          </Card>
          <Card title={say.margins} id={PARTS.margins}>
            <Margins answer={margins} />
          </Card>
        </div>
        {dashas !== undefined && (
          <Card title={dashas.name} span={12} id={PARTS.dashas}>
            <div class="columns">
              <Picture svg={answers.dashaPicture ?? ''} />
              <DashaTree facts={facts} dasha={dashas} today={today} branch={options.branch} />
            </div>
            <AllDashas facts={facts} options={options} />
          </Card>
        )}
        <Card title={words.report.phrase.yogas} span={7} id={PARTS.yogas}>
          <Yogas yogas={horoscope.yogas} />
        </Card>
        <Card title={words.report.phrase.doshas} span={5} id={PARTS.doshas}>
          <Doshas doshas={horoscope.doshas} />
        </Card>
        <Card title={words.report.phrase.shadbala} span={6} id={PARTS.shadbala}>
          <Picture svg={answers.strengthPicture ?? ''} />
          <StrengthTable strengths={horoscope.shad_bala} />
        </Card>
        <Card title={words.report.phrase.ashtakavarga} span={6} id={PARTS.ashtakavarga}>
          <Picture svg={answers.ashtakavargaPicture ?? ''} />
          <BinduTable ashtakavarga={horoscope.ashtakavarga} />
        </Card>
        <Card title={words.report.phrase.houses} span={12} id={PARTS.houses}>
          <Houses houses={horoscope.bhava_chart.houses} />
        </Card>
        {saturn !== undefined && (
          <Card title={words.report.phrase.saturn} span={12} id={PARTS.saturn}>
            <div class="columns">
              <Picture svg={answers.saturnPicture ?? ''} />
              <SaturnCycles timeline={saturn.saturn_timeline} />
            </div>
          </Card>
        )}
        {compare !== undefined && (
          <Card title={say.comparison} span={12}>
            <Comparison answer={compare} />
          </Card>
        )}
      </Grid>
      <h2 class="below" id={PARTS.form}>
        {say.change_chart}
      </h2>
      <ChartForm facts={facts} state={state} />
      <p>
        <a href={addressOf(PATHS.difference, { language: facts.fields.language ?? '' })}>{say.why_different}</a>
      </p>
      {state.birth.known !== null && (
        <ApiCall request={{ ...state.birth.known.request, rules: chartRules(options) }} printsPdf={facts.printsPdf} />
      )}
    </Layout>
  );
}
