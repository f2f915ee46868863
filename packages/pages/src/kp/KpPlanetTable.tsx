import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';
import type { KpChart } from './kpTypes.js';
import { motionText } from './motionText.js';

/** The nine grahas with their house by cusps and their lords. */
export function KpPlanetTable({ planets }: { readonly planets: KpChart['kp_planets'] }): VNode {
  const { words, degrees, figures } = useSpeech();
  const { phrase } = words.report;
  const { body } = words.zodiac;
  return (
    <Table
      caption={phrase.planets}
      columns={[
        { name: phrase.planet },
        { name: phrase.sign },
        { name: phrase.degrees, isNumber: true },
        { name: phrase.house, isNumber: true },
        { name: phrase.star_lord },
        { name: phrase.sub_lord },
        { name: words.kp.phrase.sub_sub_lord },
        { name: phrase.nakshatra },
        { name: phrase.state },
      ]}
      rows={planets.map(({ kp_lords: lords, ...planet }) => [
        planet.planet_name,
        planet.sign_name,
        degrees(planet.longitude),
        figures(planet.house),
        body[lords.star_lord],
        <b key="sub">{body[lords.sub_lord]}</b>,
        body[lords.sub_sub_lord],
        <span key="nakshatra" class="nowrap">{`${planet.nakshatra_name} ${figures(planet.pada)}`}</span>,
        <span key="motion" class="nowrap">
          {motionText(planet, words)}
        </span>,
      ])}
    />
  );
}
