import type { ResponseOf } from 'ganita/api/requestsAndResponses.js';
import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';

type Planet = ResponseOf<'gochar'>['gochar']['planets'][number];

/** Where each planet is at noon, whether it is retrograde, and when it changes sign. */
export function TransitTable({ planets }: { readonly planets: readonly Planet[] }): VNode {
  const { say, words, minutes, figures, decimal, date } = useSpeech();
  const { phrase } = words.report;
  return (
    <Table
      caption={words.pictures.phrase.transits}
      columns={[
        { name: phrase.planet },
        { name: phrase.sign },
        { name: phrase.degrees, isNumber: true },
        { name: phrase.nakshatra },
        { name: phrase.state },
        { name: phrase.speed, isNumber: true },
        { name: say.next_sign },
      ]}
      rows={planets.map((planet) => [
        planet.name,
        planet.sign_name,
        minutes(planet.degree),
        `${planet.nakshatra_name} ${figures(planet.pada)}`,
        [
          planet.retrograde ? words.evidence.fact.retrograde : '',
          planet.combust === true ? words.evidence.fact.combust : '',
        ]
          .filter((state) => state !== '')
          .join(', '),
        decimal(planet.daily_speed, 3),
        planet.next_changes.sign_change === null
          ? '–'
          : [
              planet.next_changes.sign_change.to_sign_name,
              ' ',
              <span key="date" class="soft nowrap">
                {date(planet.next_changes.sign_change.at)}
              </span>,
            ],
      ])}
    />
  );
}
