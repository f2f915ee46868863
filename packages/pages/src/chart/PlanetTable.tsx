import type { Body } from '@ganita/core/zodiac/grahas.js';
import type { Words } from '@ganita/words/words.js';
import type { ComponentChildren, VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';
import type { Planets } from './chartTypes.js';

type Planet = NonNullable<Planets[keyof Planets]>;

interface PlanetTableProps {
  readonly planets: Planets;
  /** Those that are shown. */
  readonly bodies: readonly Body[];
  /** False where the lagna is not known. */
  readonly hasHouses?: boolean;
}

/** Where the planets are, with house, nakshatra and state: as many columns as a telephone shows, and the rest on wider screens. */
export function PlanetTable({ planets, bodies, hasHouses = true }: PlanetTableProps): VNode {
  const { words, minutes, figures, decimal } = useSpeech();
  const { phrase } = words.report;
  const placed = bodies.flatMap((id) => {
    const planet = planets[id];
    return planet === null ? [] : [[id, planet] as const];
  });
  return (
    <Table
      caption={phrase.planets}
      class="planets"
      columns={[
        { name: phrase.planet },
        { name: phrase.sign },
        ...(hasHouses ? [{ name: phrase.house, isNumber: true }] : []),
        { name: phrase.nakshatra },
        { name: phrase.speed, isNumber: true, isDetail: true },
      ]}
      rows={placed.map(([id, planet]) => [
        <Stacked key="planet" text={words.zodiac.body[id]} notes={statesOf(planet, words)} />,
        <Stacked
          key="sign"
          text={`${minutes(planet.longitude)} ${planet.sign_name}`}
          notes={[planet.dignity_name ?? '']}
        />,
        ...(hasHouses ? [figures(planet.house)] : []),
        `${planet.nakshatra_name} ${figures(planet.pada)}`,
        planet.speed === null ? '' : decimal(planet.speed, 3),
      ])}
    />
  );
}

const statesOf = ({ retrograde, combust }: Planet, { evidence }: Words): readonly string[] => [
  retrograde === true ? evidence.fact.retrograde : '',
  combust === true ? evidence.fact.combust : '',
];

/** A value with what is said of it below. */
function Stacked({ text, notes }: { readonly text: ComponentChildren; readonly notes: readonly string[] }): VNode {
  const note = notes.filter((one) => one !== '').join(', ');
  return (
    <>
      {text}
      {note !== '' && <span class="noted">{note}</span>}
    </>
  );
}
