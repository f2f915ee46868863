import { filled } from '@ganita/words/messages.js';
import type { Words } from '@ganita/words/words.js';
import type { ComponentChildren, VNode } from 'preact';
import { durationText } from '../durations.js';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';
import type { MarginsAnswer } from './chartTypes.js';

type ShownValue = Pick<MarginsAnswer['margins']['key_margins'][number], 'value' | 'value_name'>;

/** Values listed: those that change first. */
const MOST_LISTED = 12;
/** Possible values that are named; more would fill the page. */
const MOST_NAMED = 8;

/** The words of the parts of a key: `lagna.D-9` is `Lagna D-9`. */
export function marginName(key: string, words: Words): string {
  const { phrase } = words.report;
  const names: Readonly<Record<string, string>> = {
    ...words.zodiac.body,
    lagna: phrase.lagna,
    house: phrase.house,
    vimshottari: phrase.vimsottari,
    maha: phrase.mahadasha,
    antara: phrase.antardasha,
    pratyantara: phrase.pratyantardasha,
    nakshatra: phrase.nakshatra,
    nakshatra_pada: phrase.pada,
    tithi: phrase.tithi,
    yoga: phrase.yoga,
    karana: phrase.karana,
    vara: phrase.vara,
    chara_karakas: phrase.chara_karakas,
    hora_lord: words.pictures.phrase.hora,
  };
  return key
    .split('.')
    .map((part) => names[part] ?? part.replace(/^D(?=-)/, phrase.varga_mark))
    .join(' ');
}

/** In how much time the ascendant and its navamsa change, in a line. */
export function nearestChanges(answer: MarginsAnswer, words: Words, figures: (text: string) => string): string {
  const { say } = { say: words.pages.phrase };
  const of = (wanted: string): number | null =>
    answer.margins.key_margins.find(({ key }) => key === wanted)?.nearest_seconds ?? null;
  const [rasi, navamsa] = [of('lagna.D-1'), of('lagna.D-9')];
  return figures(
    [
      rasi === null ? '' : filled(say.lagna_changes_in, { duration: durationText(rasi, words) }, words),
      navamsa === null ? '' : filled(say.navamsa_changes_in, { duration: durationText(navamsa, words) }, words),
    ]
      .filter((text) => text !== '')
      .join(' · '),
  );
}

/** What changes first if the time of birth is off, earlier or later; what an uncertain time leaves open of it. */
export function Margins({ answer }: { readonly answer: MarginsAnswer }): VNode {
  const { say, words, figures } = useSpeech();
  const open = new Map(answer.uncertainty?.keys.map(({ key, alternatives }) => [key, alternatives]));
  const shownValue = ({ value_name: name, value }: ShownValue): string => figures(name ?? String(value));
  /** The value, among those that are possible in the order of time; of many their number. */
  const shownValues = (margin: ShownValue & { readonly key: string }): ComponentChildren => {
    const possible = open.get(margin.key) ?? [margin];
    if (possible.length > MOST_NAMED) {
      return (
        <>
          <b>{shownValue(margin)}</b> ({figures(possible.length)})
        </>
      );
    }
    return possible.map((one, at) => {
      const text = `${at === 0 ? '' : ' / '}${shownValue(one)}`;
      return open.size > 0 && one.value === margin.value ? <b key={at}>{text}</b> : text;
    });
  };
  const listed = answer.margins.key_margins
    .filter(({ nearest_seconds: seconds }) => seconds !== null)
    .slice(0, MOST_LISTED);
  return (
    <>
      <p class="soft small">{say.margins_text}</p>
      <Table
        caption={say.margins}
        isDense
        columns={[
          { name: say.value },
          { name: open.size === 0 ? say.now_is : say.possible_values },
          { name: say.changes_in, isNumber: true },
        ]}
        rows={listed.map((margin) => [
          figures(marginName(margin.key, words)),
          shownValues(margin),
          figures(durationText(margin.nearest_seconds ?? 0, words)),
        ])}
      />
      {answer.uncertainty !== null && <p class="small">{say.uncertain_note}</p>}
    </>
  );
}
