import { GRAHAS, SKY_BODIES } from '@ganita/core/zodiac/grahas.js';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import type { VNode } from 'preact';
import { HALF_DAY_MINUTES, type KnownBirth } from '../fields/birthFieldsOfForm.js';
import { Layout } from '../layout/Layout.js';
import type { AnswersOf, PageFacts } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { Card, Grid } from '../parts/Card.js';
import { ConventionsLine } from '../parts/ConventionsLine.js';
import { Fold } from '../parts/Fold.js';
import { Picture } from '../parts/Picture.js';
import { ProgramCalls } from '../parts/ProgramCalls.js';
import { BirthHead } from './BirthHead.js';
import { ChartActions } from './ChartActions.js';
import { ChartForm } from './ChartForm.js';
import { openResult } from './certainty.js';
import { type ChartQueries, type ChartState, chartRules } from './chartPage.js';
import type { ChartOfTheDate } from './chartTypes.js';
import { PARTS } from './PartsOfPage.js';
import { PlanetTable } from './PlanetTable.js';
import { SaturnFold } from './SaturnCycles.js';
import { WhatIsCertain } from './WhatIsCertain.js';

interface ChartOfDateProps {
  readonly facts: PageFacts;
  readonly state: ChartState;
  readonly birth: KnownBirth;
  readonly answers: AnswersOf<ChartQueries>;
}

/**
 * A birth whose time is not known: no lagna and nothing that follows from it. The Moon chart is there where no graha changes its
 * sign on that day, Saturn's transits where the Moon does not.
 */
export function ChartOfDate({ facts, state, birth, answers }: ChartOfDateProps): VNode {
  const { say, words, weekdayDate } = useSpeech();
  const { phrase } = words.report;
  const { options } = state;
  const { chart, certain, saturn } = answers;
  if (chart === undefined || certain === undefined) throw new Error('a chart has its answers');
  const { birth_details: details, horoscope } = chart as ChartOfTheDate;
  const certainty = certain.uncertainty;
  const isSure = (keys: readonly string[]): boolean => keys.every((key) => openResult(certainty, key) === undefined);
  const bodies = options.outerPlanets ? SKY_BODIES : GRAHAS;
  return (
    <Layout
      facts={facts}
      title={birth.name === '' ? say.nav_chart : birth.name}
      lede={`${weekdayDate(details.date)} · ${details.place}`}
      conventions={<ConventionsLine meta={chart.meta} zone={details.resolved_time.zone ?? ''} />}
    >
      <BirthHead planets={horoscope.planets} attributes={horoscope.birth_attributes} certainty={certainty} />
      <ChartActions facts={facts} birth={birth} uncertain={state.birth.fields.uncertain} pictures={[]} />
      <WhatIsCertain certainty={certainty} birth={state.birth.fields} />
      <Grid>
        {isSure(GRAHAS.map((graha) => `${graha}.D-1`)) && (
          <Card title={phrase.moon_chart} span={6} id={PARTS.charts}>
            <Picture svg={answers.moonPicture ?? ''} />
          </Card>
        )}
        <Card title={phrase.planets} span={6} id={PARTS.planets}>
          <PlanetTable planets={horoscope.planets} bodies={bodies} hasHouses={false} />
        </Card>
        {saturn !== undefined && isSure(['Moon.D-1']) && (
          <SaturnFold timeline={saturn.saturn_timeline} svg={answers.saturnPicture ?? ''} />
        )}
        <Fold title={say.change_chart} id={PARTS.form}>
          <ChartForm facts={facts} state={state} />
        </Fold>
      </Grid>
      <ProgramCalls
        calls={[
          {
            path: ENDPOINTS.margins.path,
            request: {
              ...birth.request,
              birth_time_uncertainty_minutes: HALF_DAY_MINUTES,
              rules: chartRules(options),
            },
          },
        ]}
      />
    </Layout>
  );
}
