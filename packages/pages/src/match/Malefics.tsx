import { PAPA_REFERENCES, type PapaReference } from '@ganita/core/match/papaSamya.js';
import type { House } from '@ganita/core/zodiac/houses.js';
import { houseSentence } from '@ganita/words/conditionSentence.js';
import type { VNode } from 'preact';
import type { Doshas } from '../chart/chartTypes.js';
import { cancellationText } from '../chart/Doshas.js';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';
import { PARTNERS, type PartnerName } from './matchPage.js';
import type { MatchAnswer, Partner } from './matchTypes.js';

interface MaleficsProps {
  readonly match: MatchAnswer;
}

/** Manglik from each of three points, before any exception, and the house of Mars that makes it. */
export function ManglikTable({ match: { boy, girl } }: MaleficsProps): VNode {
  const speech = useSpeech();
  const { words } = speech;
  const { present, absent, lagna, point } = words.report.phrase;
  const { Moon: moon, Venus: venus } = words.zodiac.body;
  const names = { lagna, moon, venus };
  const cell = ({ manglik_from: of, papa_detail: { Mars } }: Partner, from: PapaReference): string =>
    `${of[from] ? present : absent}: ${houseSentence('Mars', Mars.house_from[from] as House, speech)}`;
  return (
    <Table
      caption={words.doshas.name.manglik}
      columns={[{ name: point }, { name: words.match.phrase.boy }, { name: words.match.phrase.girl }]}
      rows={PAPA_REFERENCES.map((reference) => [names[reference], cell(boy, reference), cell(girl, reference)])}
    />
  );
}

interface CancelledDoshasProps {
  readonly names: Readonly<Record<PartnerName, string>>;
  readonly doshas: Readonly<Record<PartnerName, Doshas>>;
}

/** What cancels or reduces doshas of each. */
export function CancelledDoshas({ names, doshas }: CancelledDoshasProps): VNode {
  return (
    <>
      {PARTNERS.flatMap((partner) =>
        Object.values(doshas[partner])
          .filter(({ present, cancellations }) => present && cancellations.length > 0)
          .map((dosha) => (
            <p key={`${partner} ${dosha.name}`} class="more small">
              <b>{names[partner]}</b>: {dosha.name}. {cancellationText(dosha)}
            </p>
          )),
      )}
    </>
  );
}

/** The points of the malefics of both. */
export function PapaSamyaTable({ match: { boy_dosha_data: boy, girl_dosha_data: girl } }: MaleficsProps): VNode {
  const { words, decimal } = useSpeech();
  const { phrase } = words.match;
  const { Mars, Sun, Saturn, Rahu, Ketu } = words.zodiac.body;
  const rows = [
    [Mars, 'mars_dosha'],
    [Sun, 'sun_dosha'],
    [Saturn, 'saturn_dosha'],
    [`${Rahu}, ${Ketu}`, 'rahu_ketu_dosha'],
    [words.report.phrase.total, 'total_dosha'],
  ] as const;
  return (
    <Table
      caption={phrase.papa_samya}
      columns={[
        { name: words.report.phrase.planet },
        { name: phrase.boy, isNumber: true },
        { name: phrase.girl, isNumber: true },
      ]}
      rows={rows.map(([name, key]) => [name, decimal(boy[key], 2), decimal(girl[key], 2)])}
    />
  );
}
