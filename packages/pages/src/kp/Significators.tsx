import { SIGNIFICATOR_LETTERS } from '@ganita/core/kp/kpSignificators.js';
import type { Graha } from '@ganita/core/zodiac/grahas.js';
import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';
import type { KpChart } from './kpTypes.js';

const NOTHING = '–';
const LEVELS = ['level_1', 'level_2', 'level_3', 'level_4'] as const;

/** The letters A to D: they are ids, the same in every language. */
const LETTER_COLUMNS = SIGNIFICATOR_LETTERS.map((letter) => ({ name: <span lang="en">{letter.toUpperCase()}</span> }));

/** What the letters mean. */
export function LetterLegend(): VNode {
  const { words } = useSpeech();
  return (
    <p class="soft small">
      {SIGNIFICATOR_LETTERS.map((letter, at) => (
        <span key={letter}>
          {at > 0 && ' · '}
          <b lang="en">{letter.toUpperCase()}</b> {words.kp.significator[letter]}
        </span>
      ))}
    </p>
  );
}

/** The planets that signify each house, by letter. */
export function HouseSignificators({ houses }: { readonly houses: KpChart['house_significators'] }): VNode {
  const { words, figures } = useSpeech();
  const names = (grahas: readonly Graha[]): string =>
    grahas.length === 0 ? NOTHING : grahas.map((graha) => words.zodiac.body[graha]).join(', ');
  return (
    <Table
      caption={words.kp.phrase.significators_of_houses}
      columns={[{ name: words.report.phrase.house }, ...LETTER_COLUMNS]}
      rows={houses.map((house) => [
        figures(house.house),
        ...SIGNIFICATOR_LETTERS.map((letter) => names(house[letter])),
      ])}
    />
  );
}

/** The houses that each planet signifies, by the same letters. */
export function PlanetSignificators({ planets }: { readonly planets: KpChart['planet_significators'] }): VNode {
  const { words, figures } = useSpeech();
  return (
    <Table
      caption={words.kp.phrase.significators_of_planets}
      columns={[{ name: words.report.phrase.planet }, ...LETTER_COLUMNS]}
      rows={planets.map(({ planet_name: name, signified }) => [
        name,
        ...LEVELS.map((level) => (signified[level].length === 0 ? NOTHING : figures(signified[level].join(', ')))),
      ])}
    />
  );
}

/** The planets that the nodes represent. Which of them acts is not decided. */
export function NodeTable({ nodes }: { readonly nodes: KpChart['node_agency'] }): VNode {
  const { words } = useSpeech();
  const { body } = words.zodiac;
  const { agency } = words.kp;
  const names = (grahas: readonly Graha[]): string =>
    grahas.length === 0 ? NOTHING : grahas.map((graha) => body[graha]).join(', ');
  return (
    <Table
      caption={words.kp.phrase.nodes}
      columns={[
        { name: words.report.phrase.planet },
        { name: agency.conjoined },
        { name: agency.aspecting },
        { name: agency.star_lord },
        { name: agency.sign_lord },
      ]}
      rows={(['Rahu', 'Ketu'] as const).map((node) => [
        body[node],
        names(nodes[node].conjoined),
        names(nodes[node].aspecting),
        body[nodes[node].star_lord],
        body[nodes[node].sign_lord],
      ])}
    />
  );
}
