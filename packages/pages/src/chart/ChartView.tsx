import { BODIES, LAGNA_AND_GRAHAS } from '@ganita/core/zodiac/grahas.js';
import type { VNode } from 'preact';
import { addressOf } from '../addresses.js';
import { sentBirth, UNKNOWN_TIME } from '../fields/birthFieldsOfForm.js';
import { Layout } from '../layout/Layout.js';
import type { AnswersOf, ViewProps } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { Card, Grid } from '../parts/Card.js';
import { ConventionsLine } from '../parts/ConventionsLine.js';
import { FailureNote } from '../parts/FailureNote.js';
import { Fold } from '../parts/Fold.js';
import { Picture } from '../parts/Picture.js';
import { PATHS } from '../paths.js';
import { ApiCall } from './ApiCall.js';
import { Avakahada } from './Avakahada.js';
import { BinduTable } from './BinduTable.js';
import { BirthHead } from './BirthHead.js';
import { BirthPanchanga } from './BirthPanchanga.js';
import { BirthsOfFile, FileForm } from './BirthsOfFile.js';
import { ChartActions } from './ChartActions.js';
import { ChartForm } from './ChartForm.js';
import { ChartOfDate } from './ChartOfDate.js';
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
import { SaturnFold } from './SaturnCycles.js';
import { StrengthTable } from './StrengthTable.js';
import { WhatIsCertain } from './WhatIsCertain.js';
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
    outerPlanets: false,
  },
  now: '',
  ofFile: null,
};

export function ChartView({ facts, shown, rejected, failure }: ViewProps<ChartState, Partial<ChartQueries>>): VNode {
  const { say } = useSpeech();
  if (shown?.answers.chart === undefined) {
    const state = shown?.state ?? rejected ?? unreadState(facts.fields);
    return (
      <Layout facts={facts} title={say.entry_chart} lede={say.birth_privacy}>
        {failure !== null && <FailureNote failure={failure} />}
        {state.ofFile !== null && <BirthsOfFile facts={facts} births={state.ofFile} />}
        <ChartForm facts={facts} state={state} />
        <FileForm facts={facts} />
      </Layout>
    );
  }
  const { state } = shown;
  const answers = shown.answers as AnswersOf<ChartQueries>;
  const { fields, known } = state.birth;
  return fields.uncertain === UNKNOWN_TIME && known !== null ? (
    <ChartOfDate facts={facts} state={state} birth={known} answers={answers} />
  ) : (
    <WholeChart facts={facts} state={state} answers={answers} />
  );
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
  const { say, words, weekdayDate, time, figures } = useSpeech();
  const { phrase } = words.report;
  const { options, now } = state;
  const { chart, margins, saturn, compare } = answers;
  const { known } = state.birth;
  if (chart === undefined || margins === undefined || known === null) throw new Error('a chart has its answers');
  const { birth_details: birth, horoscope } = chart as Chart;
  const dashas = Object.values(horoscope.graha_dashas ?? horoscope.rasi_dashas ?? {})[0];
  const bodies = options.outerPlanets ? BODIES : LAGNA_AND_GRAHAS;
  const rules = chartRules(options);
  const certainty = answers.certain?.uncertainty ?? null;
  return (
    <Layout
      facts={facts}
      title={known.name === '' ? say.nav_chart : known.name}
      lede={`${weekdayDate(birth.date)}, ${time(birth.time)} · ${birth.place}`}
      conventions={<ConventionsLine meta={chart.meta} zone={birth.resolved_time.zone ?? ''} />}
    >
      <BirthHead planets={horoscope.planets} attributes={horoscope.birth_attributes} certainty={certainty} />
      <ChartActions
        facts={facts}
        birth={known}
        uncertain={state.birth.fields.uncertain}
        pictures={(['D-1_rasi', options.varga] as const).map((varga) => ({
          ...known.request,
          name: known.name || null,
          language: facts.language,
          style: options.style,
          outer_planets: options.outerPlanets,
          varga,
          rules,
        }))}
      />
      <PartsOfPage dasha={dashas && figures(dashas.name)} hasSaturn={saturn !== undefined} />
      <WhatIsCertain certainty={certainty} birth={state.birth.fields} />
      <Grid>
        <Card title={words.report.varga['D-1_rasi']} span={6} id={PARTS.charts} isDrawn>
          <Picture svg={answers.rasiPicture ?? ''} />
        </Card>
        <Card title={figures(vargaName(options.varga, words))} span={6} isDrawn>
          <Picture svg={answers.vargaPicture ?? ''} />
        </Card>
        <Card title={phrase.planets} span={8} id={PARTS.planets}>
          <PlanetTable planets={horoscope.planets} bodies={bodies} />
        </Card>
        {dashas !== undefined && (
          <Card title={phrase.running_dashas} span={4} id={PARTS.running}>
            <RunningDashas dasha={dashas} now={now} />
          </Card>
        )}
        {dashas !== undefined && (
          <Card title={figures(dashas.name)} span={12} id={PARTS.dashas}>
            <div class="columns">
              <Picture svg={answers.dashaPicture ?? ''} class="beside-figures" />
              <DashaTree facts={facts} dasha={dashas} branch={options.branch} />
            </div>
            <AllDashas facts={facts} options={options} />
          </Card>
        )}
        <Card title={phrase.avakahada} span={12} id={PARTS.avakahada}>
          <Avakahada attributes={horoscope.birth_attributes} />
        </Card>
        <Fold title={phrase.birth_panchanga} id={PARTS.panchanga}>
          <BirthPanchanga
            calendar={horoscope.calendar_info}
            attributes={horoscope.birth_attributes}
            moment={`${birth.date}T${birth.time}`}
          />
        </Fold>
        <Fold title={phrase.moon_and_bhava} id={PARTS.otherCharts}>
          <div class="pictures">
            <Picture svg={answers.moonPicture ?? ''} />
            <Picture svg={answers.chalitPicture ?? ''} />
          </div>
          <h3 id={PARTS.houses}>{phrase.houses}</h3>
          <Houses houses={horoscope.bhava_chart.houses} bodies={bodies} />
        </Fold>
        <Card title={phrase.doshas} span={5} id={PARTS.doshas}>
          <Doshas doshas={horoscope.doshas} />
        </Card>
        <Card title={phrase.yogas} span={7} id={PARTS.yogas}>
          <Yogas yogas={horoscope.yogas} />
        </Card>
        <Fold title={phrase.shadbala} id={PARTS.shadbala}>
          <div class="columns">
            <Picture svg={answers.strengthPicture ?? ''} />
            <StrengthTable strengths={horoscope.shad_bala} />
          </div>
        </Fold>
        <Fold title={phrase.ashtakavarga} id={PARTS.ashtakavarga}>
          <div class="columns">
            <Picture svg={answers.ashtakavargaPicture ?? ''} />
            <BinduTable ashtakavarga={horoscope.ashtakavarga} />
          </div>
        </Fold>
        {saturn !== undefined && <SaturnFold timeline={saturn.saturn_timeline} svg={answers.saturnPicture ?? ''} />}
        {compare !== undefined && (
          <Card title={say.comparison} span={12}>
            <Comparison answer={compare} />
          </Card>
        )}
        <Fold title={say.margins} id={PARTS.margins} isOpen={options.uncertainMinutes !== null}>
          <p>{nearestChanges(margins, words, figures)}</p>
          <Margins answer={margins} />
        </Fold>
        <Fold title={say.change_chart} id={PARTS.form}>
          <ChartForm facts={facts} state={state} />
          <p>
            <a href={addressOf(PATHS.difference, { language: facts.fields.language ?? '' })}>{say.why_different}</a>
          </p>
        </Fold>
      </Grid>
      <ApiCall request={{ ...known.request, rules }} printsPdf={facts.printsPdf} />
    </Layout>
  );
}
