import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';
import type { RulingMoment } from './kpPage.js';
import type { RulingPlanetsAnswer } from './kpTypes.js';
import { motionText } from './motionText.js';

interface RulingPlanetsProps {
  readonly at: RulingMoment;
  readonly answer: RulingPlanetsAnswer;
}

/** The ruling planets of a moment by their roles, from the strongest. */
export function RulingPlanets({ at: { place, moment }, answer }: RulingPlanetsProps): VNode {
  const { words, longDate, time } = useSpeech();
  return (
    <>
      <p class="soft small">
        {longDate(moment.slice(0, 10))}, {time(moment.slice(11))} · {place.label}
      </p>
      <Table
        caption={words.kp.phrase.ruling_planets}
        columns={[
          { name: words.kp.phrase.role },
          { name: words.report.phrase.planet },
          { name: words.report.phrase.state },
        ]}
        rows={answer.ruling_roles.map((role) => [
          role.role_name,
          <b key="planet">{role.planet_name}</b>,
          <span key="motion" class="nowrap">
            {motionText(role, words)}
          </span>,
        ])}
      />
    </>
  );
}
