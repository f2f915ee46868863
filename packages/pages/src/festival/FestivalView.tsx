import { filled } from '@ganita/words/messages.js';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import type { VNode } from 'preact';
import { addressOf } from '../addresses.js';
import type { Festival } from '../almanac/almanacTypes.js';
import { FestivalTimes, hasTimes } from '../almanac/FestivalTable.js';
import { PlaceForm } from '../almanac/PlaceForm.js';
import { disputeOf, reasonOf } from '../almanac/reason.js';
import { type KnownPlace, placeOfRequest, placeParameters, sentPlace } from '../fields/place.js';
import { Layout } from '../layout/Layout.js';
import type { ViewProps } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { Card, Grid } from '../parts/Card.js';
import { ConventionsLine } from '../parts/ConventionsLine.js';
import { Facts } from '../parts/Facts.js';
import { FailureNote } from '../parts/FailureNote.js';
import { PrintButton } from '../parts/PrintButton.js';
import { ProgramCalls } from '../parts/ProgramCalls.js';
import { Table } from '../parts/Table.js';
import { PATHS } from '../paths.js';
import { type FestivalQueries, type FestivalState, SHOWN_YEARS } from './festivalPage.js';
import { OtherDays } from './OtherDays.js';

export function FestivalView({ facts, shown, failure }: ViewProps<FestivalState, FestivalQueries>): VNode {
  const { say, words, weekdayDate, longDate, figures } = useSpeech();
  if (shown === null) {
    return (
      <Layout facts={facts} title={failure?.status === 404 ? say.not_found : words.festivalParts.category.festival}>
        {failure !== null && failure.status !== 404 && <FailureNote failure={failure} />}
        {failure?.status === 404 ? (
          <p>
            <a href={PATHS.festivals}>{words.occasions.festival.all_of_year}</a>
          </p>
        ) : (
          <PlaceForm action={facts.path} choice={sentPlace(facts.fields)} />
        )}
      </Layout>
    );
  }
  const { state, answers } = shown;
  const { id, place, today, year } = state;
  const name = words.festivals.name[id];
  const all = SHOWN_YEARS.flatMap((which) => answers[which].festival_calendar.observances);
  const next = all.find(({ date, end_date: end }) => (end ?? date) >= today);
  const inPlace = placeParameters(place);
  return (
    <Layout
      facts={facts}
      title={`${name}, ${place.label}`}
      heading={name}
      lede={next === undefined ? place.label : `${dateSpan(next, weekdayDate, longDate)} · ${place.label}`}
      conventions={<ConventionsLine meta={answers.first.meta} zone={place.zone} />}
    >
      <PlaceForm
        action={facts.path}
        choice={state.choice}
        isFolded={!state.isReference}
        note={state.isReference ? say.reference_place : undefined}
      />
      <Grid>
        {next !== undefined && <NextDay festival={next} place={place} />}
        <Card title={words.occasions.festival.dates} span={next === undefined ? 12 : 7}>
          <Table
            caption={words.occasions.festival.dates}
            isStacked
            columns={[{ name: words.report.phrase.date }, { name: say.times_to_observe }]}
            rows={all.map((one) => [
              <DayLink key="date" festival={one} place={place} isNext={one === next} />,
              <FestivalTimes key="times" festival={one} date={one.date} kinds={MAIN_TIMES} />,
            ])}
          />
        </Card>
      </Grid>
      <nav class="actions below" aria-label={words.occasions.festival.all_of_year}>
        <a class="button" href={addressOf(PATHS.festivals, { ...inPlace, year: String(year) })}>
          {filled(words.pages.phrase.year_list, { year: figures(year) }, words)}
        </a>
        <a
          class="button"
          href={addressOf(ENDPOINTS.festivalFeed.path, {
            place: place.label,
            latitude: String(place.latitude),
            longitude: String(place.longitude),
            zone: place.zone,
            ids: id,
            language: facts.language,
          })}
        >
          {say.subscribe} (ICS)
        </a>
        <PrintButton />
      </nav>
      <ProgramCalls
        calls={[{ path: ENDPOINTS.festivals.path, request: { ...placeOfRequest(place), year, ids: [id] } }]}
      />
    </Layout>
  );
}

/** Times that are told for every year; all of them for the next day. */
const MAIN_TIMES = ['puja', 'parana', 'snana'] as const;

/** `Friday, 6 November 2026`, or the first and the last date of several days. */
const dateSpan = (
  { date, end_date: end }: Festival,
  weekdayDate: (date: string) => string,
  longDate: (date: string) => string,
): string => (end === null ? weekdayDate(date) : `${weekdayDate(date)} – ${longDate(end)}`);

interface DayLinkProps {
  readonly festival: Festival;
  readonly place: KnownPlace;
  readonly isNext: boolean;
}

/** A date that leads to the panchang of its day, and whether some keep another one. */
function DayLink({ festival, place, isNext }: DayLinkProps): VNode {
  const { words, longDate, dayMonth } = useSpeech();
  const { date, end_date: end, other_date: other, weekday_name: weekday } = festival;
  return (
    <>
      <a
        href={addressOf(PATHS.day, { ...placeParameters(place), date })}
        aria-current={isNext ? 'date' : undefined}
        class={isNext ? 'next-date' : undefined}
      >
        {longDate(date)}
      </a>{' '}
      <span class="soft small">
        {weekday}
        {end !== null && ` – ${dayMonth(end)}`}
      </span>
      {other !== null && (
        <div class="soft small">
          {words.disputes.phrase.some_keep_another} {dayMonth(other)}
        </div>
      )}
    </>
  );
}

/** The next day of the festival: its times, why it is on this day, who keeps it, and who keeps another. */
function NextDay({ festival, place }: { readonly festival: Festival; readonly place: KnownPlace }): VNode {
  const { say, words, longDate, dayMonth, figures } = useSpeech();
  const { date, for: audiences, for_names: names, amanta_name: amanta, purnimanta_name: purnimanta } = festival;
  const dispute = figures(disputeOf(festival, words, dayMonth));
  const { phrase } = words.report;
  return (
    <Card title={longDate(date)} span={5}>
      {hasTimes(festival) && (
        <>
          <h3>{say.times_to_observe}</h3>
          <FestivalTimes festival={festival} date={date} />
        </>
      )}
      <h3>{say.reason}</h3>
      <p>{reasonOf(festival, words, figures)}</p>
      {festival.near_boundary && <p>{say.near_boundary}</p>}
      {dispute !== '' && (
        <>
          <h3>{words.occasions.festival.another_day}</h3>
          <p>{dispute}</p>
        </>
      )}
      <Facts
        rows={[
          ...(audiences.includes('all') ? [] : [[words.occasions.festival.kept_by, names.join(', ')] as const]),
          ...(amanta === null ? [] : [[phrase.amanta_month, amanta] as const]),
          ...(purnimanta === null ? [] : [[phrase.purnimanta_month, purnimanta] as const]),
        ]}
      />
      <OtherDays festival={festival} place={place} />
    </Card>
  );
}
