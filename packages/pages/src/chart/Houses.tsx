import type { Body } from '@ganita/core/zodiac/grahas.js';
import { degreesInSign, signOf } from '@ganita/core/zodiac/signs.js';
import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';
import type { BhavaChart } from './chartTypes.js';

interface HousesProps {
  readonly houses: BhavaChart['houses'];
  /** Those that are shown. */
  readonly bodies: readonly Body[];
}

/** The houses by their cusps, with what is in each. */
export function Houses({ houses, bodies }: HousesProps): VNode {
  const { words, figures, minutes } = useSpeech();
  const { phrase } = words.report;
  const place = (degrees: number): string => `${minutes(degreesInSign(degrees))} ${words.zodiac.sign[signOf(degrees)]}`;
  return (
    <Table
      caption={phrase.houses}
      columns={[{ name: phrase.house }, { name: phrase.start }, { name: phrase.planets }]}
      rows={houses.map((house) => [
        figures(house.house),
        place(house.start_absolute_longitude),
        bodies
          .filter((body) => house.bodies.includes(body))
          .map((body) => words.zodiac.body[body])
          .join(', '),
      ])}
    />
  );
}
