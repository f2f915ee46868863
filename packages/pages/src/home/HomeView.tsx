import { filled } from '@ganita/words/messages.js';
import type { VNode } from 'preact';
import { addressOf } from '../addresses.js';
import { AngaTable } from '../almanac/AngaTable.js';
import { CalendarLede } from '../almanac/CalendarLede.js';
import { DayFestivals } from '../almanac/DayFestivals.js';
import { DayTimes } from '../almanac/DayTimes.js';
import { PlaceForm } from '../almanac/PlaceForm.js';
import { SunAndMoon } from '../almanac/SunAndMoon.js';
import { placeParameters, sentPlace } from '../fields/place.js';
import { Layout } from '../layout/Layout.js';
import type { ViewProps } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { Card, Grid } from '../parts/Card.js';
import { ConventionsLine } from '../parts/ConventionsLine.js';
import { FailureNote } from '../parts/FailureNote.js';
import { PATHS } from '../paths.js';
import type { HomeQueries, HomeState } from './home.js';

/** Where a person goes from here. */
const ENTRIES = ['chart', 'match', 'muhurta'] as const;
const FURTHER = ['festivals', 'eclipses', 'varshaphal', 'prashna', 'family'] as const;

export function HomeView({ facts, shown, failure }: ViewProps<HomeState, HomeQueries>): VNode {
  const { say, words, weekdayDate } = useSpeech();
  if (shown === null) {
    return (
      <Layout facts={facts} title={say.nav_home}>
        {failure !== null && <FailureNote failure={failure} />}
        <PlaceForm action={PATHS.home} choice={sentPlace(facts.fields)} />
      </Layout>
    );
  }
  const { choice, place, isReference, date, now } = shown.state;
  const { day, calendar, festivals } = shown.answers;
  const dayAddress = addressOf(PATHS.day, { ...placeParameters(place), date });
  return (
    <Layout
      facts={facts}
      title={filled(say.today_in, { place: place.label }, words)}
      lede={
        <>
          {weekdayDate(date)} · <CalendarLede converted={calendar.converted} />
        </>
      }
      conventions={<ConventionsLine meta={day.meta} zone={place.zone} />}
    >
      <PlaceForm
        action={PATHS.home}
        choice={choice}
        isFolded={!isReference}
        note={isReference ? say.reference_place : undefined}
      />
      <Grid>
        <Card title={<a href={dayAddress}>{say.five_angas}</a>} span={5}>
          <AngaTable panchang={day.panchang} now={now} zone={place.zone} />
        </Card>
        <Card title={say.sun_and_moon} span={3}>
          <SunAndMoon panchang={day.panchang} />
        </Card>
        <Card title={say.times_of_day} span={4} class="wide-between">
          <DayTimes panchang={day.panchang} now={now} zone={place.zone} />
        </Card>
        <Card title={say.next_festivals} span={7}>
          <DayFestivals calendar={festivals.festival_calendar} place={place} most={9} />
          <p class="more">
            <a href={addressOf(PATHS.month, placeParameters(place))}>{say.whole_month}</a> ·{' '}
            <a href={addressOf(PATHS.festivals, placeParameters(place))}>{words.occasions.festival.all_of_year}</a>
          </p>
        </Card>
        <div class="span-5 entries">
          {ENTRIES.map((name) => (
            <a key={name} class="card entry" href={PATHS[name]}>
              <strong>{say[`entry_${name}`]}</strong>
              <span>{say[`entry_${name}_text`]}</span>
            </a>
          ))}
          <ul class="further">
            {FURTHER.map((name) => (
              <li key={name}>
                <a href={PATHS[name]}>{words.occasions.page[name]}</a>
              </li>
            ))}
          </ul>
        </div>
      </Grid>
    </Layout>
  );
}
