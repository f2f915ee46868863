import { filled } from '@ganita/words/messages.js';
import type { VNode } from 'preact';
import { addressOf } from '../addresses.js';
import { FestivalFields } from '../almanac/FestivalFields.js';
import { PlaceForm } from '../almanac/PlaceForm.js';
import { Subscribe } from '../almanac/Subscribe.js';
import { placeParameters, sentPlace } from '../fields/place.js';
import { Layout } from '../layout/Layout.js';
import type { Fields, ViewProps } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { ConventionsLine } from '../parts/ConventionsLine.js';
import { FailureNote } from '../parts/FailureNote.js';
import { NumberField } from '../parts/NumberField.js';
import { PrintButton } from '../parts/PrintButton.js';
import { PATHS } from '../paths.js';
import { type FestivalsQueries, type FestivalsState, SHOWN_OF_YEAR } from './festivalsPage.js';
import { YearList } from './YearList.js';

export function FestivalsView({ facts, shown, failure }: ViewProps<FestivalsState, FestivalsQueries>): VNode {
  const { say, words, figures, monthYear } = useSpeech();
  const { ekadashis, all_of_year } = words.occasions.festival;
  const { year: yearWord } = words.occasions.form;
  if (shown === null) {
    return (
      <Layout facts={facts} title={all_of_year}>
        {failure !== null && <FailureNote failure={failure} />}
        <PlaceForm action={PATHS.festivals} choice={sentPlace(facts.fields)}>
          <NumberField name="year" label={yearWord} value={facts.fields.year ?? ''} />
        </PlaceForm>
      </Layout>
    );
  }
  const { state, answers } = shown;
  const { place, year, tradition, region, festivals, today } = state;
  const isOfEkadashis = festivals === 'ekadashi';
  const title = filled(isOfEkadashis ? ekadashis : say.year_list, { year: figures(year) }, words);
  const kept: Fields = { ...placeParameters(place), tradition, festivals, region };
  const yearAddress = (other: number): string => addressOf(PATHS.festivals, { ...kept, year: String(other) });
  return (
    <Layout
      facts={facts}
      title={`${title}, ${place.label}`}
      heading={title}
      lede={place.label}
      conventions={<ConventionsLine meta={answers.festivals.meta} zone={place.zone} />}
    >
      <PlaceForm
        action={PATHS.festivals}
        choice={state.choice}
        isFolded={!state.isReference}
        note={state.isReference ? say.reference_place : undefined}
      >
        <NumberField name="year" label={yearWord} value={String(year)} />
        <FestivalFields
          shown={SHOWN_OF_YEAR}
          tradition={tradition}
          festivals={festivals}
          region={region}
          isFolded={state.isReference}
        />
      </PlaceForm>
      <nav class="actions" aria-label={all_of_year}>
        <a class="button" rel="prev" href={yearAddress(year - 1)}>
          <span aria-hidden="true">←</span> {figures(year - 1)}
        </a>
        <a class="button" rel="next" href={yearAddress(year + 1)}>
          {figures(year + 1)} <span aria-hidden="true">→</span>
        </a>
        <a
          class="button"
          href={addressOf(PATHS.festivals, {
            ...kept,
            festivals: isOfEkadashis ? 'general' : 'ekadashi',
            year: String(year),
          })}
        >
          {filled(isOfEkadashis ? say.year_list : ekadashis, { year: figures(year) }, words)}
        </a>
        <a
          class="button"
          href={addressOf(PATHS.month, {
            ...placeParameters(place),
            month: today.startsWith(`${year}-`) ? today.slice(0, 7) : `${year}-01`,
          })}
        >
          {monthYear(today.startsWith(`${year}-`) ? today : `${year}-01-01`)}
        </a>
        <PrintButton />
      </nav>
      <YearList
        calendar={answers.festivals.festival_calendar}
        place={place}
        isFolded={festivals === 'general' || festivals === 'all'}
      />
      <Subscribe place={place} tradition={tradition} region={region} language={facts.language} />
    </Layout>
  );
}
