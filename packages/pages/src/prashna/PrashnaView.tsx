import { LAGNA_AND_GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import type { NatalChartOf, ResponseOf } from 'ganita/api/requestsAndResponses.js';
import type { VNode } from 'preact';
import { PlanetTable } from '../chart/PlanetTable.js';
import { placeOfRequest, sentPlace } from '../fields/place.js';
import { Layout } from '../layout/Layout.js';
import type { Fields, ViewProps } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { Card, Grid } from '../parts/Card.js';
import { ConventionsLine } from '../parts/ConventionsLine.js';
import { Facts } from '../parts/Facts.js';
import { FailureNote } from '../parts/FailureNote.js';
import { Picture } from '../parts/Picture.js';
import { PrintButton } from '../parts/PrintButton.js';
import { ProgramCalls } from '../parts/ProgramCalls.js';
import { Table } from '../parts/Table.js';
import { PrashnaForm } from './PrashnaForm.js';
import type { PrashnaQueries, PrashnaState } from './prashnaPage.js';
import type { Prashna } from './prashnaTypes.js';
import { Sutras } from './Sutras.js';

export function PrashnaView({ facts, shown, rejected, failure }: ViewProps<PrashnaState, PrashnaQueries>): VNode {
  const { say, words, weekdayDate, clock, minutes, figures } = useSpeech();
  const { prashna: names, page } = words.occasions;
  if (shown === null) {
    return (
      <Layout facts={facts} title={page.prashna} lede={names.lede}>
        {failure !== null && <FailureNote failure={failure} />}
        <PrashnaForm facts={facts} state={rejected ?? unreadState(facts.fields)} />
      </Layout>
    );
  }
  const { state, answers } = shown;
  const { place, date, time } = state;
  const { prashna, horoscope } = answers.prashna as ResponseOf<'prashna'> &
    Pick<NatalChartOf<readonly ['planets']>, 'horoscope'>;
  return (
    <Layout
      facts={facts}
      title={page.prashna}
      lede={`${weekdayDate(date)}, ${clock(`${date}T${time}:00`)} · ${place.label}`}
      conventions={<ConventionsLine meta={answers.prashna.meta} zone={place.zone} />}
    >
      {state.isReference && <p class="soft">{say.reference_place}</p>}
      <Grid>
        <Card title={words.report.phrase.rasi_chart} span={4}>
          <Picture svg={answers.picture} />
        </Card>
        <Card title={names.what_rises} span={4}>
          <LagnaFacts lagna={prashna.prashna_lagna} />
        </Card>
        <Card title={words.report.phrase.sphutas} span={4}>
          <Table
            caption={words.report.phrase.sphutas}
            columns={[
              { name: words.report.phrase.point },
              { name: words.report.phrase.sign },
              { name: words.report.phrase.degrees, isNumber: true },
            ]}
            rows={[
              ...Object.entries(prashna.sphuta_positions).map(([id, one]) => [
                words.points.sphuta[id as keyof typeof words.points.sphuta],
                one.sign_name,
                minutes(one.longitude),
              ]),
              [
                words.points.upagraha.gulika,
                prashna.gulika_position.sign_name,
                minutes(prashna.gulika_position.longitude),
              ],
            ]}
          />
        </Card>
        <Card title={words.report.phrase.planets} span={8}>
          <PlanetTable planets={horoscope.planets} bodies={LAGNA_AND_GRAHAS} />
        </Card>
        <Card title={names.arudha} span={4}>
          {prashna.arudha === null ? (
            <p class="soft">{figures(names.no_arudha)}</p>
          ) : (
            <>
              <Facts
                rows={[
                  [words.report.phrase.sign, prashna.arudha.sign_name],
                  [words.report.phrase.navamsa_sign, prashna.arudha.arudha_navamsa_sign_name ?? '–'],
                  [names.arudha_to_lagna, figures(prashna.arudha.arudha_to_lagna)],
                  [names.lagna_to_arudha, figures(prashna.arudha.lagna_to_arudha)],
                ]}
              />
              <Sutras sutras={prashna.sutras} />
            </>
          )}
        </Card>
      </Grid>
      <p class="actions more">
        <PrintButton />
      </p>
      <h2 class="below">{names.another}</h2>
      <PrashnaForm facts={facts} state={state} />
      <ProgramCalls
        calls={[{ path: ENDPOINTS.prashna.path, request: { ...placeOfRequest(place), date, time: `${time}:00` } }]}
      />
    </Layout>
  );
}

/** The form as it was sent, where an option has no such value. */
const unreadState = (fields: Fields) => ({
  choice: sentPlace(fields),
  date: fields.date ?? '',
  time: fields.time ?? '',
  number: fields.number ?? '',
  arudha: null,
  janma: null,
  style: null,
});

/** What rises at the moment of the question. */
function LagnaFacts({ lagna }: { readonly lagna: Prashna['prashna_lagna'] }): VNode {
  const { words, minutes, figures } = useSpeech();
  const { report, pictures, occasions } = words;
  return (
    <Facts
      rows={[
        [report.phrase.lagna, `${lagna.sign_name} ${minutes(lagna.longitude)}`],
        [report.phrase.nakshatra, lagna.nakshatra_name],
        [report.varga['D-3_drekkana'], `${figures(lagna.drekkana)} · ${lagna.drekkana_sign_name}`],
        [report.phrase.navamsa_sign, `${lagna.navamsa_sign_name} · ${lagna.navamsa_lord_name}`],
        [occasions.prashna.rising, lagna.rising_name],
        [pictures.phrase.hora, lagna.hora_lord_name],
      ]}
    />
  );
}
