import { LAGNA_AND_GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import type { VNode } from 'preact';
import { PlanetTable } from '../chart/PlanetTable.js';
import { sentBirth } from '../fields/birthFieldsOfForm.js';
import { Layout } from '../layout/Layout.js';
import type { PageFacts, ViewProps } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { Card, Grid } from '../parts/Card.js';
import { ConventionsLine } from '../parts/ConventionsLine.js';
import { Facts } from '../parts/Facts.js';
import { FailureNote } from '../parts/FailureNote.js';
import { Picture } from '../parts/Picture.js';
import { PrintButton } from '../parts/PrintButton.js';
import { ProgramCalls } from '../parts/ProgramCalls.js';
import { Table } from '../parts/Table.js';
import { TajikaYogas } from './TajikaYogas.js';
import { VarshaphalForm } from './VarshaphalForm.js';
import type { VarshaphalQueries, VarshaphalState } from './varshaphalPage.js';
import type { YearChart } from './varshaphalTypes.js';

export function VarshaphalView({
  facts,
  shown,
  rejected,
  failure,
}: ViewProps<VarshaphalState, VarshaphalQueries>): VNode {
  const { say, words } = useSpeech();
  if (shown?.answers.year !== undefined) {
    return (
      <WholeYear
        facts={facts}
        state={shown.state}
        chart={shown.answers.year as YearChart}
        picture={shown.answers.picture ?? ''}
      />
    );
  }
  const unread = { birth: sentBirth(facts.fields), year: facts.fields.of_year ?? '', style: null };
  return (
    <Layout facts={facts} title={words.occasions.page.varshaphal} lede={say.birth_privacy}>
      {failure !== null && <FailureNote failure={failure} />}
      <VarshaphalForm facts={facts} state={shown?.state ?? rejected ?? unread} />
    </Layout>
  );
}

interface WholeYearProps {
  readonly facts: PageFacts;
  readonly state: VarshaphalState;
  readonly chart: YearChart;
  readonly picture: string;
}

function WholeYear({ facts, state, chart, picture }: WholeYearProps): VNode {
  const { say, words, weekdayDate, figures, clock, decimal, minutes, date } = useSpeech();
  const { phrase } = words.report;
  const { known } = state.birth;
  const { pravesha, horoscope } = chart;
  if (known === null || pravesha === undefined) throw new Error('a year has its birth and its return of the Sun');
  const { year } = pravesha;
  const name = known.name === '' ? '' : `${known.name} · `;
  const dashas = Object.values(horoscope.graha_dashas);
  return (
    <Layout
      facts={facts}
      title={`${name}${words.occasions.page.varshaphal} ${figures(state.year)}`}
      lede={`${weekdayDate(year.moment.slice(0, 10))}, ${clock(year.moment)} · ${known.place.label}`}
      conventions={<ConventionsLine meta={chart.meta} zone={known.place.zone} />}
    >
      <Grid>
        <Card title={phrase.rasi_chart} span={5}>
          <Picture svg={picture} />
        </Card>
        <Card title={words.occasions.page.varshaphal} span={7}>
          <Facts
            rows={[
              [phrase.year_of_life, figures(pravesha.years)],
              [words.occasions.varshaphal.begins, `${weekdayDate(year.moment.slice(0, 10))}, ${clock(year.moment)}`],
              [phrase.lagna, `${year.ascendant.sign_name} ${minutes(year.ascendant.longitude)}`],
              [phrase.muntha, `${year.muntha.sign_name} · ${phrase.house} ${figures(year.muntha.house)}`],
              [phrase.year_lord, <b key="lord">{year.year_lord.planet_name}</b>],
            ]}
          />
          <h3>{phrase.candidates}</h3>
          <Table
            caption={phrase.candidates}
            columns={[
              { name: phrase.office },
              { name: phrase.planet },
              { name: figures(phrase.strength_of_20), isNumber: true },
              { name: phrase.aspects_lagna },
            ]}
            rows={Object.values(year.lord_candidates).map((one) => [
              one.name,
              one.planet_name,
              decimal(one.pancha_vargeeya_bala, 2),
              one.aspects_ascendant ? phrase.yes : phrase.no,
            ])}
          />
        </Card>
        <Card title={phrase.planets} span={12}>
          <PlanetTable planets={horoscope.planets} bodies={LAGNA_AND_GRAHAS} />
        </Card>
        {dashas.map((dasha) => (
          <Card key={dasha.name} title={dasha.name} span={4}>
            <Table
              caption={dasha.name}
              columns={[{ name: phrase.lord }, { name: phrase.start }, { name: phrase.end }]}
              rows={dasha.periods.map(({ lord, start, end }) => [
                words.zodiac.body[lord as keyof typeof words.zodiac.body],
                date(start),
                date(end),
              ])}
            />
          </Card>
        ))}
        <Card title={words.yogas.family.tajaka} span={dashas.length > 1 ? 4 : 8}>
          <TajikaYogas found={horoscope.yogas.tajaka_yoga_list} />
        </Card>
      </Grid>
      <p class="actions more">
        <PrintButton />
      </p>
      <h2 class="below">{say.change_chart}</h2>
      <VarshaphalForm facts={facts} state={state} />
      <ProgramCalls
        calls={[
          {
            path: ENDPOINTS.natalChart.path,
            request: { ...known.request, pravesha_type: 1, years: pravesha.years, sections: ['planets'] },
          },
        ]}
      />
    </Layout>
  );
}
