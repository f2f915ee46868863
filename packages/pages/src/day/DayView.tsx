import { filled } from '@ganita/words/messages.js';
import type { VNode } from 'preact';
import { addressOf } from '../addresses.js';
import { AngaTable } from '../almanac/AngaTable.js';
import { CalendarLede } from '../almanac/CalendarLede.js';
import { DayTimes } from '../almanac/DayTimes.js';
import { FestivalsOfDay } from '../almanac/FestivalTable.js';
import { PlaceForm } from '../almanac/PlaceForm.js';
import { SunAndMoon } from '../almanac/SunAndMoon.js';
import { daysLater } from '../fields/dates.js';
import { placeParameters, sentPlace } from '../fields/place.js';
import { Layout } from '../layout/Layout.js';
import type { ViewProps } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { Card, Grid } from '../parts/Card.js';
import { ConventionsLine } from '../parts/ConventionsLine.js';
import { DateField } from '../parts/DateField.js';
import { FailureNote } from '../parts/FailureNote.js';
import { Picture } from '../parts/Picture.js';
import { PrintButton } from '../parts/PrintButton.js';
import { PATHS } from '../paths.js';
import { CalendarFacts } from './CalendarFacts.js';
import { DayParts } from './DayParts.js';
import { DayYogas } from './DayYogas.js';
import type { DayQueries, DayState } from './dayPage.js';

export function DayView({ facts, shown, failure }: ViewProps<DayState, DayQueries>): VNode {
  const { say, weekdayDate, longDate, words } = useSpeech();
  if (shown === null) {
    return (
      <Layout facts={facts} title={say.nav_day}>
        {failure !== null && <FailureNote failure={failure} />}
        <PlaceForm action={PATHS.day} choice={sentPlace(facts.fields)}>
          <DateField name="date" value={facts.fields.date ?? ''} />
        </PlaceForm>
      </Layout>
    );
  }
  const { choice, place, isReference, date, now, solarMonths, eighths } = shown.state;
  const { day, calendar, festivals, bar } = shown.answers;
  const { panchang } = day;
  const turn = (days: number): string =>
    addressOf(PATHS.day, { ...placeParameters(place), date: daysLater(date, days) });
  const times = { panchang, now, zone: place.zone } as const;
  return (
    <Layout
      facts={facts}
      title={`${filled(say.day_of, { date: longDate(date) }, words)}, ${place.label}`}
      heading={weekdayDate(date)}
      lede={
        <>
          {place.label} · <CalendarLede converted={calendar.converted} />
        </>
      }
      conventions={<ConventionsLine meta={day.meta} zone={place.zone} />}
    >
      <PlaceForm
        action={PATHS.day}
        choice={choice}
        isFolded={!isReference}
        note={isReference ? say.reference_place : undefined}
      >
        <DateField name="date" value={date} />
      </PlaceForm>
      <nav class="actions" aria-label={words.report.phrase.date}>
        <a class="button" rel="prev" href={turn(-1)} aria-label={say.previous_day}>
          <span aria-hidden="true">←</span> <span class="step-name">{say.previous_day}</span>
        </a>
        <a class="button" rel="next" href={turn(1)} aria-label={say.next_day}>
          <span class="step-name">{say.next_day}</span> <span aria-hidden="true">→</span>
        </a>
        <PrintButton />
      </nav>
      <Grid>
        <Card title={say.five_angas} span={5}>
          <AngaTable {...times} />
        </Card>
        <div class="span-3 stack">
          <Card title={say.sun_and_moon}>
            <SunAndMoon panchang={panchang} />
          </Card>
          <Card title={say.lunar_calendar}>
            <CalendarFacts panchang={panchang} converted={calendar.converted} solarMonths={solarMonths} />
          </Card>
        </div>
        <Card title={say.times_of_day} span={4} class="wide-between">
          <DayTimes {...times} />
        </Card>
        <Card title={say.festivals_of_day} id="festivals">
          <FestivalsOfDay festivals={festivals.festival_calendar.observances} date={date} place={place} />
        </Card>
        <Card title={say.day_bar} span={5}>
          <Picture svg={bar} />
        </Card>
        <div class="span-7 stack">
          <DayParts {...times} eighths={eighths} />
          <DayYogas {...times} />
        </div>
      </Grid>
    </Layout>
  );
}
