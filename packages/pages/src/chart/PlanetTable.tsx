import type { Body } from '@ganita/core/zodiac/grahas.js';
import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';
import type { Planets } from './chartTypes.js';

type Planet = NonNullable<Planets[keyof Planets]>;

/** Where the planets are, with house, nakshatra and state. */
export function PlanetTable({ planets }: { readonly planets: Planets }): VNode {
  const { words, minutes, figures, decimal } = useSpeech();
  const { phrase } = words.report;
  const placed = (Object.entries(planets) as [Body, Planet | null][]).flatMap(([id, planet]) =>
    planet === null ? [] : [[id, planet] as const],
  );
  return (
    <Table
      caption={phrase.planets}
      columns={[
        { name: phrase.planet },
        { name: phrase.sign },
        { name: phrase.degrees, isNumber: true },
        { name: phrase.house, isNumber: true },
        { name: phrase.nakshatra },
        { name: phrase.dignity },
        { name: phrase.state },
        { name: phrase.speed, isNumber: true },
      ]}
      rows={placed.map(([id, planet]) => [
        words.zodiac.body[id],
        planet.sign_name,
        minutes(planet.longitude),
        figures(planet.house),
        `${planet.nakshatra_name} ${figures(planet.pada)}`,
        planet.dignity_name ?? '',
        [
          planet.retrograde === true ? words.evidence.fact.retrograde : '',
          planet.combust === true ? words.evidence.fact.combust : '',
        ]
          .filter((state) => state !== '')
          .join(', '),
        planet.speed === null ? '' : decimal(planet.speed, 3),
      ])}
    />
  );
}
